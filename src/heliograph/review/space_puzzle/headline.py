"""What mattered most in a game, in one sentence: the weakest point of its hardest scenario."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.space_puzzle.telling.words import scenario_name
from heliograph.kernel.message import Message, say, seat_name
from heliograph.review.space_puzzle.remarks import percent
from heliograph.review.space_puzzle.types import ReviewedMessage, ReviewedScenario


def headline(scenarios: Sequence[ReviewedScenario]) -> Message | None:
    if not scenarios:
        return None
    hardest = min(scenarios, key=lambda one: (one.won, _came_across(one)))
    said = _won(hardest) if hardest.won else _weakest_link(hardest)
    if len(scenarios) == 1:
        return said
    return say("sp-review-headline-of", scenario=scenario_name(hardest.scenario), what=said)


def _came_across(one: ReviewedScenario) -> float:
    return one.shares.channel * one.shares.sender * one.shares.receiver


def _won(one: ReviewedScenario) -> Message:
    best = max(one.messages, key=lambda message: message.bits)
    return say("sp-review-headline-won", round=best.round, percent=_share(best.bits, one.bits_needed))


def _weakest_link(one: ReviewedScenario) -> Message:
    shares = one.shares
    weakest = min(shares.receiver, shares.sender, shares.channel)
    if weakest == shares.receiver:
        return say("sp-review-headline-crew", right=one.pieces_right, ideal=one.pieces_ideal)
    if weakest == shares.channel:
        return say("sp-review-headline-channel", percent=percent(shares.channel))
    costly = max(one.messages, key=_left_unsaid)
    ideal = costly.ideal.bits if costly.ideal else costly.bits
    return say(
        "sp-review-headline-message",
        ai=seat_name(one.ai),
        round=costly.round,
        percent=_share(costly.bits, ideal),
    )


def _left_unsaid(message: ReviewedMessage) -> float:
    return message.ideal.bits - message.bits if message.ideal else 0.0


def _share(bits: float, whole: float) -> int:
    return percent(min(max(bits, 0.0) / whole, 1.0)) if whole > 0 else 100
