"""Whole games between AI seats, in every scenario of the book."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.players.space_puzzle.games import FOUR_TOKENS, PACK, play

from heliograph.games.space_puzzle.moves.actions import Lay, LineUp
from heliograph.games.space_puzzle.setup import Setup
from heliograph.players.space_puzzle.codebooks.codebook import FRAMES, Codebook, Frame
from heliograph.players.space_puzzle.codebooks.habits import Habits


@pytest.mark.parametrize("scenario", PACK.book)
def test_every_scenario_is_played_to_its_end(scenario: str) -> None:
    match, decisions = play(Setup(seats=3, scenario=scenario), f"whole/{scenario}")
    assert match.state.phase == "over"
    said = [decision for decision in decisions if isinstance(decision.action, Lay | LineUp)]
    assert len(said) == match.state.round
    if PACK.book[scenario].tier in ("lesson", "easy"):
        assert match.state.history[-1].won


@pytest.mark.parametrize("number", range(2))
def test_in_a_row_no_number_is_laid_twice(number: int) -> None:
    """SR-LINE, SP-5: two rooms with equally many icons, and only one token for that number."""
    match, _ = play(Setup(seats=3, scenario="S41"), f"numbers/{number}")
    assert match.state.phase == "over"


@pytest.mark.parametrize("scenario", ["S03", "S12", "S18", "S28"])
def test_the_quick_ones_play_too(scenario: str) -> None:
    match, _ = play(Setup(seats=2, scenario=scenario), f"quick/{scenario}", "quick")
    assert match.state.phase == "over"


def test_those_who_read_alike_need_three_rounds_at_most() -> None:
    """Two to say it all; a third, in which nothing is corrected, makes the crew sure enough to declare."""
    rounds = []
    for number in range(10):
        match, _ = play(Setup(seats=3, own=FOUR_TOKENS), f"alike/{number}")
        assert match.state.history[-1].won
        rounds.append(match.state.round)
    assert sum(rounds) / len(rounds) <= 3.0


@pytest.mark.parametrize("frame", FRAMES)
def test_the_ai_comes_round_to_a_crew_that_reads_the_map_otherwise(frame: Frame) -> None:
    """A crew that considers no other way of reading."""
    stubborn = Habits(Codebook(frame=frame), adapts=False)
    won = 0
    for number in range(3):
        match, _ = play(Setup(seats=2, own=FOUR_TOKENS), f"stubborn/{number}", crew=stubborn)
        won += match.state.history[-1].won
    assert won >= 2


def test_an_exact_number_of_tokens_is_laid() -> None:
    """SR-EXACT."""
    exact = replace(FOUR_TOKENS, rules=("SR-EXACT",))
    _, decisions = play(Setup(seats=2, own=exact), "exact")
    assert {len(d.action.tokens) for d in decisions if isinstance(d.action, Lay)} == {4}


def test_an_ai_with_nothing_to_say_still_lays_something() -> None:
    """SP-26: no colour, key, icon or number to speak with."""
    mute = replace(FOUR_TOKENS, tokens=("QU", "EM"), per_round=2, rounds=2)
    match, _ = play(Setup(seats=2, own=mute), "mute")
    assert match.state.phase == "over"


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (play(Setup(seats=3, own=FOUR_TOKENS), "again")[0] for _ in range(2))
    assert one.state == other.state
