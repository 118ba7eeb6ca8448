"""Contact's puzzles: three guesses, and every signal has its price."""

from __future__ import annotations

import msgspec

from heliograph.daily.calendar import day_of
from heliograph.daily.choosing import puzzle_of
from heliograph.daily.contact import RIDDLE
from heliograph.daily.riddle import Judged
from heliograph.daily.solving import Solving, solve
from heliograph.kernel.codec import encode

PUZZLE = puzzle_of(day_of(1))
FLIGHT = PUZZLE.posed.sitting.match.state.flight
WRONG = [chip for chip in FLIGHT.candidates if chip not in (FLIGHT.target, FLIGHT.start)]
REPEAT = b'{"type":"ask-repeat"}'


def guess(chip: str) -> bytes:
    return msgspec.json.encode({"type": "guess", "chip": chip})


def solved(*actions: bytes) -> Solving:
    solving = solve(RIDDLE, PUZZLE.posed, actions)
    assert isinstance(solving, Solving), solving
    return solving


def judged(*actions: bytes) -> Judged:
    return RIDDLE.judge(PUZZLE.posed, solved(*actions).sitting)


def test_at_once_is_best() -> None:
    best = judged(guess(FLIGHT.target))
    assert (best.score, best.solved, best.marks) == (100, True, ("right",))
    assert solved(guess(FLIGHT.target)).over


def test_signals_and_misses_cost() -> None:
    assert judged(REPEAT, guess(FLIGHT.target)).score == 95
    missed = judged(guess(WRONG[0]), guess(FLIGHT.target))
    assert (missed.score, missed.marks, missed.guess) == (70, ("wrong", "right"), WRONG[0])


def test_three_misses_are_the_end() -> None:
    lost = solved(*map(guess, WRONG[:3]))
    assert lost.over
    fared = RIDDLE.judge(PUZZLE.posed, lost.sitting)
    assert (fared.score, fared.solved, fared.marks) == (0, False, ("wrong",) * 3)


def test_the_source_answers_who_asks_again() -> None:
    again = solved(REPEAT)
    assert not again.over
    heard = [event for moment in again.moments for event in moment.events]
    assert [event.__struct_config__.tag for event in heard][-1] == "transmitted"
    assert len(again.sitting.match.state.flight.transmissions) == 2


def test_the_target_is_in_nothing_that_is_sent_before_the_end() -> None:
    game, state = PUZZLE.posed.sitting.match.game, PUZZLE.posed.sitting.match.state
    view = msgspec.json.decode(encode(game.view(state, RIDDLE.seat)))
    assert view["target"] is None
    assert view["plan"] is None
    assert all(sent["route"] is None for sent in view["transmissions"])


def test_what_was_meant_is_shown_afterwards() -> None:
    ended = solved(guess(FLIGHT.target))
    revealed = RIDDLE.reveal(PUZZLE.posed, ended.sitting)
    assert revealed.target == FLIGHT.target
    assert revealed.routes[0][-1] == FLIGHT.target
    assert max(revealed.posterior, key=revealed.posterior.__getitem__) == FLIGHT.target
