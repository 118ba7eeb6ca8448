"""What mattered most in a mission, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.kernel.message import Message, say
from heliograph.review.critical_orbit.account.oxygen import OxygenReview
from heliograph.review.critical_orbit.types import ReviewedChoice


def headline(won: bool, target: int, oxygen: OxygenReview, choices: Sequence[ReviewedChoice]) -> Message:
    """The last thing missing: connecting the parts that were there, otherwise a choice of dice, otherwise
    parts."""
    built, possible, first = oxygen.built.oxygen, oxygen.best.board.oxygen, oxygen.possible_from
    if won:
        since = first.turn if first else 0
        return say("mc-review-headline-won", since=since, turn=oxygen.steps[-1].turn, target=target)
    if first is not None:
        return say("mc-review-headline-parts-there", turn=first.turn, target=target, built=built)
    if choices:
        costly = choices[0]
        best = costly.options[0]
        return say(
            "mc-review-headline-dice",
            turn=costly.turn,
            leave=best.leave,
            left=costly.left,
            oxygen=f"{best.gap:.1f}",
        )
    if possible > built:
        return say("mc-review-headline-unjoined", possible=possible, built=built, target=target)
    return say("mc-review-headline-parts-missing", possible=possible, target=target)
