"""What decided a game, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.interstellar.telling.words import who
from heliograph.kernel.message import Message, say
from heliograph.review.interstellar.scores import STRATEGIES
from heliograph.review.interstellar.types import ReviewedPlayer, Strategy


def headline(players: Sequence[ReviewedPlayer]) -> Message:
    """Who won, by how much and with what; or who came furthest if the Sun beat everybody."""
    first, second = first_two(players)
    if not first.won:
        return say("si-review-headline-sun", player=who(first.player), points=first.score)
    if second.won:
        return say("si-review-headline-shared", points=first.score)
    margin, more = first.score - second.score, ahead(first, second)
    if margin == 0:
        return say("si-review-headline-tie", player=who(first.player), rival=who(second.player))
    best = max(more, key=more.__getitem__)
    if more[best] <= 0:
        return say("si-review-headline-little", player=who(first.player), points=margin)
    return say(
        "si-review-headline-won",
        player=who(first.player),
        points=margin,
        strategy=say(f"si-review-strategy-{best}"),
        more=more[best],
    )


def first_two(players: Sequence[ReviewedPlayer]) -> tuple[ReviewedPlayer, ReviewedPlayer]:
    first, second, *_ = sorted(players, key=lambda player: (player.won, player.score), reverse=True)
    return first, second


def ahead(first: ReviewedPlayer, second: ReviewedPlayer) -> dict[Strategy, int]:
    """How much more the first player gained with each strategy; negative means less."""
    ways = [name for name in STRATEGIES if name != "rest"]
    return {name: first.strategies[name] - second.strategies[name] for name in ways}
