"""The end of a scenario (SP-52 to SP-56)."""

from __future__ import annotations

import pytest
from tests.games.space_puzzle.table import (
    AI,
    ANN,
    BEN,
    GAME,
    SOLVED,
    after,
    at,
    lay,
    offered,
    seen,
    told,
    why_not,
)

from heliograph.games.space_puzzle.moves.actions import Declare, Enter, Finish, Ready, Reveal, Wait
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import Past
from heliograph.games.space_puzzle.telling.events import SaidReady, ScenarioEnded
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat


@pytest.mark.parametrize(("board", "won"), [(SOLVED, True), ("card N01", False)])
def test_sp_52_at_the_hourglass_the_card_is_shown_and_compared(board: str, won: bool) -> None:
    state = after(at(f"{board}, phase crew, round 6, counter 1, ready 1"), (BEN, Ready()))
    assert (state.phase, state.counter) == ("over", 0)
    assert state.result is not None
    assert (state.result.won, state.result.declared) == (won, False)
    for viewer in (AI, ANN, None):
        view = seen(state, viewer)
        assert (view.solution, view.card, view.turn) == (state.solution, state.card, state.turn)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ending == say("sp-ending-won" if won else "sp-ending-lost")


def test_sp_53_all_declare_and_the_counter_goes_straight_to_the_hourglass() -> None:
    state = at(f"{SOLVED}, phase crew, round 2")
    one = after(state, (ANN, Declare()))
    assert (one.phase, one.counter, one.declaring, one.ready) == ("crew", 5, (ANN,), (ANN,))
    done = after(one, (BEN, Declare()))
    assert (done.phase, done.counter) == ("over", 0)
    assert done.result is not None
    assert (done.result.won, done.result.declared) == (True, True)
    assert done.history == (Past("S03", Seat(AI), True, 2, "N01"),)
    ended = told(one, BEN, Declare())
    assert ended == (SaidReady(Seat(BEN), ready=True, declares=True), ScenarioEnded("S03", done.result))


def test_sp_53_a_declaration_that_not_all_make_is_none() -> None:
    """SP-H17: an Astronaut who only wants to end the phase does not declare; the next round is played."""
    state = after(at(f"{SOLVED}, phase crew"), (ANN, Declare()), (BEN, Ready()))
    assert (state.phase, state.round, state.result) == ("message", 2, None)


def test_sp_53_a_would_be_declarer_may_think_again() -> None:
    state = at(f"{SOLVED}, phase crew, ready 1, declaring 1")
    assert after(state, (ANN, Ready())).declaring == ()
    assert after(state, (ANN, Wait())).ready == ()
    assert why_not(state, ANN, Declare()) == "sp-refused-already-ready"


def test_sp_53_there_is_one_declaration_and_nothing_after_it() -> None:
    wrong = SOLVED.replace("pawn blue a1", "pawn blue a2")
    state = after(at(f"{wrong}, phase crew"), (ANN, Declare()), (BEN, Declare()))
    assert state.result is not None
    assert not state.result.won
    for move in (Declare(), Ready(), Wait(), Enter("white", "a1"), Reveal(), lay("c-red"), Finish()):
        for seat in (AI, ANN, BEN):
            assert why_not(state, seat, move) == "sp-refused-over"
    assert not any(offered(state, seat) for seat in (AI, ANN, BEN))


@pytest.mark.parametrize(
    ("true", "instead"),
    [
        ("pawn blue a1", "pawn blue b1"),
        ("pawn blue a1", "pawn white a1"),
        ("pawn blue a1,", ""),
        ("marker blue square", "marker white square"),
        ("marker blue square", "marker blue square, marker white square"),
        ("marker blue square", "mark square location"),
        ("marker blue square, marker yellow hexagon", "marker blue hexagon, marker yellow square"),
    ],
)
def test_sp_54_any_error_is_a_loss(true: str, instead: str) -> None:
    board = SOLVED.replace(true, instead)
    assert board != SOLVED
    assert not compare(at(f"{board}, phase crew"), declared=False).won
    assert compare(at(f"{SOLVED}, phase crew"), declared=False).won


DICE = ("pawn blue a1 3", "pawn yellow a3 6", "pawn red b3 6", "pawn green d2 5")
"""The dice that card N01 requires."""


@pytest.mark.parametrize("wrong", [None, 0, 1, 2, 3])
def test_sp_54_with_dice_every_die_must_match(wrong: int | None) -> None:
    pawns = [pawn[:-1] + "1" if index == wrong else pawn for index, pawn in enumerate(DICE)]
    panel = SOLVED[SOLVED.index("marker") :]
    result = compare(at(f"scenario S04, phase crew, {panel}, {', '.join(pawns)}"), declared=True)
    assert result.won == (wrong is None)
    assert [verdict.die for verdict in result.verdicts] == [index != wrong for index in range(4)]


def test_sp_54_the_verdict_names_what_was_wrong() -> None:
    board = SOLVED.replace("pawn red b3", "pawn red c3").replace(
        "marker green triangle", "marker white triangle"
    )
    verdicts = compare(at(f"{board}, phase crew"), declared=True).verdicts
    assert [verdict.pawn for verdict in verdicts] == [True, True, False, True]
    assert [verdict.marker for verdict in verdicts] == [True, True, True, False]


def test_sp_55_the_start_number_is_the_number_of_rounds() -> None:
    state = at("scenario S05")
    for round in range(1, 6):
        assert (state.round, state.counter, state.phase) == (round, 6 - round, "message")
        if round == 4:
            assert state.counter == 2
        state = after(state, (AI, lay("c-red")), (AI, Reveal()), (ANN, Ready()), (BEN, Ready()))
    assert (state.phase, state.counter) == ("over", 0)


def test_sp_56_pawns_of_other_colours_do_not_matter() -> None:
    result = compare(at(f"{SOLVED}, pawn white a1, phase crew"), declared=True)
    assert (result.won, result.strays) == (True, ("white",))


def test_everybody_may_talk_when_it_is_over() -> None:
    state = at("phase over, deaf-ai")
    assert GAME.hears(state, Seat(AI)).seats == {0, 1, 2}
    assert Setup(deaf_ai=True, scenario="S03") == state.setup
