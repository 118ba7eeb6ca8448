"""The review's sentences about a whole mission. They say what was possible, never who is to blame."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.state import State
from heliograph.kernel.message import Message, say
from heliograph.review.critical_orbit.account.oxygen import OxygenReview


def on_the_mission(
    end: State, target: int, oxygen: OxygenReview, choices: int, weighed: int
) -> Iterator[Message]:
    built, possible = oxygen.built.oxygen, oxygen.best.board.oxygen
    first = oxygen.possible_from
    if first is not None:
        yield say("mc-review-possible-from", turn=first.turn, target=target)
    if end.won:
        last = oxygen.steps[-1]
        assert first is not None
        yield say("mc-review-won-after", turns=last.turn - first.turn, built=built)
    elif possible > built:
        yield say("mc-review-more-possible", built=built, possible=possible)
    elif possible < target:
        yield say(
            "mc-review-all-possible" if oxygen.best.proven else "mc-review-best-found", possible=possible
        )
    if not choices and weighed:
        yield say("mc-review-no-costly-choice", turns=weighed)
