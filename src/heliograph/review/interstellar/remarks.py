"""The review's sentences: what decided the game, and what could have been done with what was left over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heliograph.games.interstellar.rules.resources import value_of
from heliograph.games.interstellar.telling.words import who
from heliograph.kernel.message import Message, say
from heliograph.review.interstellar.headline import ahead, first_two
from heliograph.review.interstellar.log import Story, told_as
from heliograph.review.interstellar.types import (
    ReviewedHall,
    ReviewedPlayer,
    ReviewedPoint,
    ReviewedRound,
)

_ALMOST = 0.1
"""Average cubes within this distance of the bag's average count as neither lucky nor unlucky."""
_MUCH_LEFT = 12
"""Fuel and the value of Resources together; less is not worth mentioning."""


def remarks(
    story: Story,
    points: Sequence[ReviewedPoint],
    rounds: Sequence[ReviewedRound],
    players: Sequence[ReviewedPlayer],
    hall: ReviewedHall | None,
) -> Iterator[Message]:
    first, second = first_two(players)
    if first.won:
        yield _lead(players, first, points)
        yield from _difference(first, second)
    yield from _best_rounds(story, rounds)
    yield from _left(story)
    if hall is not None and hall.draws:
        yield _luck(hall)


def _lead(
    players: Sequence[ReviewedPlayer], winner: ReviewedPlayer, points: Sequence[ReviewedPoint]
) -> Message:
    """Since when the winner was never behind again."""
    index, name = players.index(winner), who(winner.player)
    behind = [point for point in points if point.scores[index] < max(point.scores)]
    if not behind:
        return say("si-review-led-always", player=name)
    changes = sum(_leader(before) != _leader(after) for before, after in pairwise(points[1:]))
    return say("si-review-led-since", player=name, round=behind[-1].round, changes=changes)


def _leader(point: ReviewedPoint) -> int:
    return point.scores.index(max(point.scores))


def _difference(first: ReviewedPlayer, second: ReviewedPlayer) -> Iterator[Message]:
    more = ahead(first, second)
    best, worst = max(more, key=more.__getitem__), min(more, key=more.__getitem__)
    if more[best] > 0:
        yield say(
            "si-review-made-by",
            player=who(first.player),
            rival=who(second.player),
            strategy=say(f"si-review-strategy-{best}"),
            points=more[best],
        )
    if more[worst] < 0:
        yield say(
            "si-review-made-up",
            player=who(second.player),
            strategy=say(f"si-review-strategy-{worst}"),
            points=-more[worst],
        )


def _best_rounds(story: Story, rounds: Sequence[ReviewedRound]) -> Iterator[Message]:
    for index in story.players:
        best = max(rounds, key=lambda round: round.gained[index])
        player = who(told_as(story.start, index))
        yield say("si-review-best-round", player=player, round=best.round, points=best.gained[index])


def _left(story: Story) -> Iterator[Message]:
    """Fuel counts for nothing at the end, and Resources for little (HV-24)."""
    each = story.pack.scoring.value.value_per_prestige
    for index, player in enumerate(story.end.players):
        worth = value_of(player.cubes)
        if player.fuel + worth >= _MUCH_LEFT:
            name = who(told_as(story.start, index))
            yield say("si-review-left", player=name, fuel=player.fuel, worth=worth, points=worth // each)


def _luck(hall: ReviewedHall) -> Message:
    luck = hall.drawn - hall.expected
    better = "si-review-luck-good" if luck > _ALMOST else "si-review-luck-bad"
    chosen = "si-review-luck-even" if abs(luck) <= _ALMOST else better
    return say(chosen, drawn=f"{hall.drawn:.1f}", expected=f"{hall.expected:.1f}", cubes=len(hall.draws))
