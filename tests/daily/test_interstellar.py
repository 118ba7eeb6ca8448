"""Starship Interstellar's puzzles: one turn, judged by what can be known about it."""

from __future__ import annotations

from tests.daily_puzzles import puzzle

from heliograph.daily.interstellar import RIDDLE, PosedTurn
from heliograph.daily.solving import Solving, solve
from heliograph.kernel.codec import encode

PASS = b'{"type":"pass"}'


def posed() -> PosedTurn:
    found = puzzle(4).posed
    assert isinstance(found, PosedTurn)
    return found


def solved(*actions: bytes) -> Solving:
    solving = solve(RIDDLE, posed(), actions)
    assert isinstance(solving, Solving), solving
    return solving


def test_the_best_turn_found_has_all_points_and_is_told_in_words() -> None:
    best = puzzle(4).panel[-1].judged
    assert (best.score, best.solved, best.marks) == (100, True, ("right",) * 3)
    revealed = RIDDLE.reveal(posed(), posed().sitting)
    assert revealed.best[0].id == "si-event-played"
    assert revealed.kinds[0].behind == 0


def test_a_turn_is_over_when_somebody_else_is_to_move() -> None:
    first, *_ = posed().best.moves
    assert not solved(encode(first)).over
    assert solved(PASS).over


def test_passing_is_judged_as_any_turn_is() -> None:
    fared = RIDDLE.judge(posed(), solved(PASS).sitting)
    assert (fared.solved, fared.guess) == (False, "passing")
    assert fared.score < 100


def test_who_hands_in_half_a_turn_has_taken_none() -> None:
    first, *_ = posed().best.moves
    fared = RIDDLE.judge(posed(), solved(encode(first)).sitting)
    assert (fared.score, fared.solved, fared.guess) == (0, False, "")
