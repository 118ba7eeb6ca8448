"""What mattered most in a mission, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.names import chip_name, chip_names
from heliograph.kernel.message import Message, say
from heliograph.review.contact.remarks import percent
from heliograph.review.contact.types import ReviewedRound, ReviewedTransmission

_WORTH_SAYING = 0.1
"""A different route is mentioned if it would have made the Crew this much surer."""


def headline(rounds: Sequence[ReviewedRound]) -> Message | None:
    """The most valuable signal card that was not won, and why; None if no card was at stake."""
    flown = [one for one in rounds if one.prize is not None]
    if not flown:
        return None
    lost = [one for one in flown if not one.won]
    if not lost:
        return say("review-headline-all-won", rounds=len(flown))
    return _why_lost(max(lost, key=lambda one: one.prize or 0))


def before_the_first_guess(one: ReviewedRound) -> list[ReviewedTransmission]:
    """The transmissions on which the signal card depended."""
    counted = []
    for sent in one.transmissions:
        counted.append(sent)
        if sent.guesses:
            break
    return counted


def was_clear(one: ReviewedRound) -> bool:
    """Whether an ideal Crew would have pointed at the target."""
    return _read_as(before_the_first_guess(one)[-1]) == one.target


def _read_as(sent: ReviewedTransmission) -> ChipId:
    return max(sent.posterior, key=sent.posterior.__getitem__)


def _why_lost(one: ReviewedRound) -> Message:
    target = chip_name(one.target)
    if was_clear(one):
        return say("review-headline-clear", round=one.round, chip=target, points=one.prize or 0)
    sent = max(before_the_first_guess(one), key=lambda sent: sent.ideal_chance)
    if sent.ideal_chance > sent.posterior[one.target] + _WORTH_SAYING:
        return say(
            "review-headline-route",
            round=one.round,
            chip=target,
            stops=chip_names(sent.ideal.stops),
            percent=percent(sent.ideal_chance),
        )
    return say("review-headline-hard", round=one.round, chip=target)
