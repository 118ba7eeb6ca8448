"""The text form of a position: short to write, and exact there and back."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.space_puzzle.driver import crew_that_often_knows
from tests.games.space_puzzle.table import GAME, PACK, SOLVED, at
from tests.games.space_puzzle.test_examination import LADDERS, MIXED
from tests.games.space_puzzle.text import show

from heliograph.games.space_puzzle.opening import ALL_ROOMS
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import Marker, Marks, Past, Target
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid
from heliograph.kernel.testkit import play_out

BOOK = st.builds(
    Setup,
    seats=st.integers(2, 3),
    scenario=st.sampled_from(sorted(PACK.book)),
    deck=st.sampled_from(["cards", "endless"]),
    crisis=st.booleans(),
    strict_map=st.booleans(),
    message_log=st.booleans(),
    deaf_ai=st.booleans(),
    first_ai=st.integers(0, 1),
)
SETUPS = st.one_of(BOOK, st.sampled_from([*MIXED, *LADDERS]))


@settings(max_examples=40, deadline=None)
@given(SETUPS, st.integers(0, 10**9))
def test_every_reachable_state_reads_back_the_same(setup: Setup, seed: int) -> None:
    play = play_out(GAME, setup, str(seed), crew_that_often_knows)
    for match in (*play.matches[:: max(1, len(play.matches) // 12)], play.last):
        assert at(show(PACK, match.state)) == match.state
    viewer = play.viewers[seed % len(play.viewers)]
    other = GAME.resample(play.matches[-2].state, viewer, Chance.from_seed(str(seed)))
    assert at(show(PACK, other)) == other


def test_an_empty_text_is_the_first_message_about_to_be_laid() -> None:
    state = at("")
    assert (state.phase, state.ai, state.round, state.counter) == ("message", 0, 1, 6)
    assert (state.scenario.id, state.card.id, state.turn) == ("S03", "N01", 0)
    assert state.rooms == ALL_ROOMS
    assert state.setup == Setup(scenario="S03")


def test_a_message_brings_the_astronauts_phase() -> None:
    state = at("scenario S09, round 2, sent c-red, sent c-blue@100:40:15 ok@20.5:60, pawn red b2")
    assert (state.phase, state.counter, state.board.actions_left) == ("crew", 5, 3)
    assert [sent.round for sent in state.messages] == [1, 2]
    assert state.messages[1].tokens == (Laid("c-blue", 1000, 400, 15), Laid("ok", 205, 600))
    assert (state.board.pawns, state.traps) == ({"red": "b2"}, ("b4", "d3"))


def test_clauses_say_what_differs() -> None:
    state = at(
        """seats 4, first-ai 3, dice yes, rules SR-JAM(2) SR-NOISE, name Deep%20;Dark, turn 1
        phase crew, pawn red a1 4, die blue 6, marker red square sure, mark square location die
        jammed c-red c-blue, before (left 3), ready 0 1, declaring 1, past S01 2 won 4 N05"""
    )
    assert state.setup.own == state.scenario
    assert (state.scenario.name, state.scenario.rules) == ("Deep Dark", ("SR-JAM(2)", "SR-NOISE"))
    assert state.solution[0] == Target("d1", "blue", "square", 3)
    assert state.board.dice == {"red": 4, "blue": 6}
    assert state.board.markers["red"] == Marker("square", sure=True)
    assert state.board.marks["square"] == Marks(location=True, die=True)
    assert state.before[0].actions_left == 3
    assert (state.ready, state.declaring) == ((0, 1), (1,))
    assert state.history == (Past("S01", Seat(2), True, 4, "N05"),)


@given(st.text(max_size=60))
def test_any_name_can_be_written(name: str) -> None:
    own = MIXED[0].own
    assert own is not None
    state = GAME.start(Setup(own=replace(own, name=name)), "name")
    assert at(show(PACK, state)) == state


def test_a_solution_of_nobodys_card() -> None:
    state = at(
        """target a1 red square 1, target b1 blue round 2, target c1 green hexagon 3
        target d1 white triangle 4, specials a4 b4 c4, stripes"""
    )
    assert (state.card.id, state.card.crisis, state.card.specials) == ("", True, ("a4", "b4", "c4"))


def test_an_end_is_judged_by_the_board() -> None:
    won = at(f"{SOLVED}, phase over, declared, round 2")
    assert won.result is not None
    assert (won.result.won, won.result.declared, won.counter) == (True, True, 0)
    assert won.history == (Past("S03", Seat(0), True, 2, "N01"),)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seat 3", "unknown clause: 'seat 3'"),
        ("card N99", "no such card: N99"),
        ("target a1 red square 1", "four targets are needed"),
        ("phase crew, pawn red e1", "no such room: e1"),
        ("phase crew, pawn red a1 3", "no dice in this scenario"),
        ("draft c-pink", "no such token: c-pink"),
        ("draft c-red@10:10 ok", "all tokens have places or none has"),
        ("ready 3", "no such seat: 3"),
        ("rooms A A", "every set of icons once"),
        ("phase crew, marker red square perhaps", "unknown words"),
        ("phase crew, mark square colour", "location or die"),
        ("past S01 0 drawn 4 N05", "won or lost"),
        ("rules SR-LINE SR-HEAP", "rules: sp-scenario-not-both"),
        ("round two", "invalid literal"),
    ],
)
def test_a_slip_is_named(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        at(text)


@pytest.mark.parametrize("text", ["phase dreaming", "phase crew, pawn pink a1", "target a1 pink square 1"])
def test_a_value_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        at(text)
