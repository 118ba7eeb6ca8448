"""Contact's puzzles: three guesses, and every signal costs points."""

from __future__ import annotations

import msgspec
from tests.daily_puzzles import puzzle

from heliograph.daily.contact import RIDDLE
from heliograph.daily.riddle import Judged, Posed
from heliograph.daily.solving import Solving, solve
from heliograph.games.contact.state import Flight
from heliograph.kernel.codec import encode

REPEAT = b'{"type":"ask-repeat"}'


def posed() -> Posed:
    return puzzle(1).posed


def flight() -> Flight:
    found: Flight = posed().sitting.match.state.flight
    return found


def wrong() -> list[str]:
    return [chip for chip in flight().candidates if chip not in (flight().target, flight().start)]


def guess(chip: str) -> bytes:
    return msgspec.json.encode({"type": "guess", "chip": chip})


def solved(*actions: bytes) -> Solving:
    solving = solve(RIDDLE, posed(), actions)
    assert isinstance(solving, Solving), solving
    return solving


def judged(*actions: bytes) -> Judged:
    return RIDDLE.judge(posed(), solved(*actions).sitting)


def test_at_once_is_best() -> None:
    best = judged(guess(flight().target))
    assert (best.score, best.solved, best.marks) == (100, True, ("right",))
    assert solved(guess(flight().target)).over


def test_signals_and_misses_cost() -> None:
    assert judged(REPEAT, guess(flight().target)).score == 95
    missed = judged(guess(wrong()[0]), guess(flight().target))
    assert (missed.score, missed.marks, missed.guess) == (70, ("wrong", "right"), wrong()[0])


def test_three_misses_are_the_end() -> None:
    lost = solved(*map(guess, wrong()[:3]))
    assert lost.over
    fared = RIDDLE.judge(posed(), lost.sitting)
    assert (fared.score, fared.solved, fared.marks) == (0, False, ("wrong",) * 3)


def test_the_source_answers_who_asks_again() -> None:
    again = solved(REPEAT)
    assert not again.over
    heard = [event for moment in again.moments for event in moment.events]
    assert [event.__struct_config__.tag for event in heard][-1] == "transmitted"
    assert len(again.sitting.match.state.flight.transmissions) == 2


def test_the_target_is_in_nothing_that_is_sent_before_the_end() -> None:
    game, state = posed().sitting.match.game, posed().sitting.match.state
    view = msgspec.json.decode(encode(game.view(state, RIDDLE.seat)))
    assert view["target"] is None
    assert view["plan"] is None
    assert all(sent["route"] is None for sent in view["transmissions"])


def test_what_was_meant_is_shown_afterwards() -> None:
    ended = solved(guess(flight().target))
    revealed = RIDDLE.reveal(posed(), ended.sitting)
    assert revealed.target == flight().target
    assert revealed.routes[0][-1] == flight().target
    assert max(revealed.posterior, key=revealed.posterior.__getitem__) == flight().target
