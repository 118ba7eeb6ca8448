"""The after-game review."""

from __future__ import annotations

from functools import cache
from time import process_time

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.space_puzzle.driver import knowing

from heliograph.games import load_game
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import (
    Action,
    Enter,
    Lay,
    LineUp,
    PutMarker,
    Ready,
    Reveal,
    TurnCard,
)
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.log import Entry, Log
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid
from heliograph.kernel.testkit import play_out
from heliograph.players import is_dialect, make_player
from heliograph.players.space_puzzle.codebooks.codebook import Codebook, Frame
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.dialect import habits as habits_of
from heliograph.players.space_puzzle.table.numbers import CELL, COLOUR_OF
from heliograph.players.space_puzzle.table.surface import centres
from heliograph.players.table import play_game
from heliograph.review import review
from heliograph.review.space_puzzle.types import Review, ReviewedScenario

GAME = load_game("space_puzzle")
assert isinstance(GAME, SpacePuzzle)
BOOK = GAME.content.book
AI, ANN = Seat(0), Seat(1)
PATIENCE_S = 15


class Table:
    """Two seats, move by move."""

    def __init__(self, scenario: str) -> None:
        match = begin(GAME, Setup(seats=2, scenario=scenario), "review")
        assert isinstance(match, Match)
        self.match = match
        self.entries: list[Entry] = []
        self.play(AI, TurnCard(0, "front"))

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def play(self, seat: Seat, action: Action) -> None:
        played = self.match.play(seat, encode(action), 0)
        assert isinstance(played, Played), played
        self.match = played.match
        self.entries.append(played.entry)

    def say(self, *tokens: Laid) -> None:
        self.play(AI, Lay(tokens))
        self.play(AI, Reveal())

    def reviewed(self) -> ReviewedScenario:
        """The review of the game so far."""
        return reviewed(Log(self.match.header, tuple(self.entries)))[0]


def reviewed(log: Log) -> tuple[ReviewedScenario, ...]:
    verdict = review("space_puzzle", log)
    assert isinstance(verdict, Review)
    return verdict.scenarios


@cache
def between_bots(scenario: str, crew: Frame = "same", adapts: bool = True) -> tuple[State, ReviewedScenario]:
    """With steady hands."""
    setup = Setup(seats=3, scenario=scenario)
    habits = Habits(Codebook(crew), adapts)
    seated = [
        make_player("space_puzzle", "strong", habits=None if seat == setup.first_ai else habits)
        for seat in range(3)
    ]
    _, decisions = play_game(GAME, setup, "review", seated, lambda action, chance: action)
    match = begin(GAME, setup, "review")
    assert isinstance(match, Match)
    entries: list[Entry] = []
    for decision in decisions:
        played = match.play(decision.seat, encode(decision.action), 0)
        assert isinstance(played, Played)
        match = played.match
        entries.append(played.entry)
    return match.state, reviewed(Log(match.header, tuple(entries)))[0]


def ids(scenario: ReviewedScenario) -> set[str]:
    return {remark.id for remark in scenario.remarks}


# The posterior


def test_every_message_is_there_with_what_an_ideal_crew_thinks_of_it() -> None:
    state, scenario = between_bots("S03")
    assert [message.round for message in scenario.messages] == [sent.round for sent in state.messages]
    for message, sent in zip(scenario.messages, state.messages, strict=True):
        assert message.laid.laid == message.seen.laid == sent.tokens
        posterior = message.posterior
        for cells, off in zip(posterior.cells, posterior.off, strict=True):
            assert sum(cells) + off == pytest.approx(1, abs=0.01)
        for colours in posterior.keys:
            assert sum(colours) == pytest.approx(1, abs=0.01)
        assert sum(posterior.off) == pytest.approx(2, abs=0.01)
    told = sum(message.bits for message in scenario.messages)
    assert told + scenario.messages[-1].bits_left == pytest.approx(scenario.bits_needed, abs=0.1)
    assert scenario.messages[-1].known > scenario.messages[0].known


def test_where_dice_count_they_are_in_it() -> None:
    """SP-37."""
    _, scenario = between_bots("S04")
    last = scenario.messages[-1].posterior
    assert [len(numbers) for numbers in last.dice] == [6, 6, 6, 6]
    assert all(sum(numbers) == pytest.approx(1, abs=0.01) for numbers in last.dice)
    assert scenario.pieces == 12
    assert between_bots("S03")[1].messages[-1].posterior.dice == ()


def test_a_good_game_needs_no_correction() -> None:
    _, scenario = between_bots("S03")
    assert scenario.won
    assert scenario.pieces_right == scenario.pieces_ideal == scenario.pieces == 8
    assert scenario.shares.channel > 0.95
    assert scenario.shares.sender > 0.95
    assert scenario.shares.receiver == 1
    assert "sp-review-same-way" in ids(scenario)
    assert all(placed.agrees for message in scenario.messages for placed in message.placements)


# Sender and receiver


def on_the_map(table: Table, colour: str, key: str | None = None, frame: Frame = "same") -> list[Laid]:
    """A token at its target's place, with its key on it."""
    target = next(target for target in table.state.solution if target.colour == colour)
    x, y = (round(at) for at in centres(frame, "square")[CELL[target.cell]])
    laid = [Laid(f"c-{colour}", x, y)]
    return laid if key is None else [*laid, Laid(f"k-{key}", x, y + 120)]


def test_a_clear_message_is_the_senders_merit_even_if_nobody_moves() -> None:
    table = Table("S03")
    first = table.state.solution[0]
    table.say(
        *[token for target in table.state.solution for token in on_the_map(table, target.colour)],
        on_the_map(table, first.colour, first.key)[1],
    )
    scenario = table.reviewed()
    [message] = scenario.messages
    assert message.bits > 15
    assert scenario.shares.sender > 0.9
    assert scenario.shares.receiver == 0
    assert scenario.pieces_ideal >= 3
    others_see_the_map_otherwise = 0.25
    assert (
        message.posterior.cells[COLOUR_OF[first.colour]][CELL[first.cell]] > 1 - others_see_the_map_otherwise
    )


def test_a_misleading_message_is_not_the_crews_fault() -> None:
    table = Table("S03")
    first, second = table.state.solution[:2]
    swapped = [
        replace(token, id=f"c-{second.colour}" if token.id == f"c-{first.colour}" else f"c-{first.colour}")
        for target in (first, second)
        for token in on_the_map(table, target.colour)
    ]
    table.say(*swapped)
    table.play(ANN, Enter(first.colour, second.cell))
    table.play(ANN, Enter(second.colour, first.cell))
    scenario = table.reviewed()
    [message] = scenario.messages
    assert message.bits < 0
    assert scenario.shares.sender == 0
    assert scenario.shares.receiver == 1
    assert "sp-review-misled" in {remark.id for remark in message.remarks}
    placed = [one for one in message.placements if one.piece == "pawn"]
    assert [one.agrees for one in placed] == [True, True]
    assert not any(one.right for one in placed)


def test_a_crew_that_departs_is_told_kindly_what_else_was_said() -> None:
    table = Table("S03")
    first = table.state.solution[0]
    away = "d4" if first.cell != "d4" else "a1"
    table.say(*on_the_map(table, first.colour, first.key))
    table.play(ANN, Enter(first.colour, away))
    table.play(ANN, PutMarker(first.colour, first.key))
    [message] = table.reviewed().messages
    pawn, marker = message.placements
    assert (pawn.place, pawn.ideal, pawn.agrees, pawn.right) == (away, first.cell, False, False)
    assert (marker.place, marker.agrees, marker.right) == (first.key, True, True)
    assert "sp-review-departed-pawn" in {remark.id for remark in message.remarks}


def test_what_the_strong_ai_would_have_laid_is_better_than_next_to_nothing() -> None:
    table = Table("S03")
    table.say(Laid("r-antenna", 200, 200))
    scenario = table.reviewed()
    [message] = scenario.messages
    assert message.ideal is not None
    assert message.ideal.bits > message.bits + 5
    assert message.ideal.known > message.known
    assert scenario.shares.sender < 0.2
    assert "sp-review-better" in {remark.id for remark in message.remarks}


# Ways of reading


def test_a_mirrored_crew_is_called_mirrored() -> None:
    _, scenario = between_bots("S03", "mirror", adapts=False)
    remarks = {remark.id: remark for remark in scenario.remarks}
    assert "sp-review-same-way" not in remarks
    assert remarks["sp-review-crew-always"].args["way"].id == "sp-review-way-mirror"  # type: ignore[union-attr]
    assert all(message.crew_frames["mirror"] > 0.65 for message in scenario.messages)
    assert scenario.messages[0].ai_frames["same"] > 0.65


def test_a_mirrored_ai_is_called_mirrored() -> None:
    table = Table("S03")
    for target in table.state.solution[:3]:
        table.say(*on_the_map(table, target.colour, target.key, frame="mirror"))
        table.play(ANN, Ready())
    first = table.state.solution[0]
    table.say(*on_the_map(table, first.colour, first.key, frame="mirror"))
    scenario = table.reviewed()
    assert all(message.ai_frames["mirror"] > 0.5 for message in scenario.messages)
    assert "sp-review-ai-always" in ids(scenario)


def test_keys_on_their_colours_are_noticed() -> None:
    _, scenario = between_bots("S03")
    assert "sp-review-binds" in ids(scenario)


# Every scenario and every special rule


@pytest.mark.parametrize("id", BOOK)
def test_every_scenario_is_reviewed_whatever_is_laid(id: str) -> None:
    """Random messages and a crew that often knows the solution."""
    play = play_out(GAME, Setup(seats=3, scenario=id), f"review {id}", knowing(75))
    began = process_time()
    [scenario] = reviewed(play.log)
    assert process_time() - began < PATIENCE_S
    state: State = play.last.state
    assert state.result is not None
    assert scenario.won == state.result.won
    assert len(scenario.messages) == len(state.messages)
    assert all(0 <= share <= 1 for share in msgspec.structs.astuple(scenario.shares))
    assert decode(encode(Review((scenario,))), Review) == Review((scenario,))
    for message, sent in zip(scenario.messages, state.messages, strict=True):
        assert message.laid.noise == sent.noise
        assert message.seen.noise is None
        assert message.ideal is not None
    assert scenario.messages[-1].after.board.pawns == state.board.pawns


def test_a_ladder_has_a_review_for_each_scenario() -> None:
    """SP-60."""
    play = play_out(GAME, Setup(seats=3, scenario="S01", session="ladder"), "ladder", knowing(60))
    state: State = play.last.state
    scenarios = reviewed(play.log)
    assert [one.scenario.id for one in scenarios] == [past.scenario for past in state.history]
    assert [(one.ai, one.won) for one in scenarios] == [(past.ai, past.won) for past in state.history]


def test_a_flipped_message_is_shown_as_each_side_saw_it() -> None:
    """SR-FLIP."""
    table = Table("S16")
    table.say(Laid("c-red", 500, 400, 30))
    [message] = table.reviewed().messages
    assert message.laid.laid == (Laid("c-red", 500, 400, 30),)
    assert message.seen.laid == (Laid("c-red", 2500, 1600, 210),)


def test_a_heap_has_no_places() -> None:
    """SR-HEAP."""
    table = Table("S21")
    table.play(AI, LineUp(("c-red", "r-antenna")))
    table.play(AI, Reveal())
    [message] = table.reviewed().messages
    assert message.laid.laid == ()
    assert set(message.seen.heap) == {"c-red", "r-antenna"}
    assert message.posterior.off[COLOUR_OF["red"]] < 1 / 3


# Dialects


def test_how_the_ai_laid_and_how_the_crew_read() -> None:
    _, scenario = between_bots("S03", "mirror", False)
    by_seat = {spoken.seat: spoken for spoken in scenario.dialects}
    crew = [spoken for seat, spoken in by_seat.items() if seat != scenario.ai]
    assert len(by_seat) == 3
    assert by_seat[scenario.ai].bits > 0
    assert {spoken.dialect.frame for spoken in crew} == {"mirror"}
    for spoken in by_seat.values():
        assert 0 <= spoken.understood <= spoken.messages == len(scenario.messages)
        assert is_dialect("space_puzzle", encode(spoken.dialect))
        assert habits_of(spoken.dialect).codebook.frame == spoken.dialect.frame
