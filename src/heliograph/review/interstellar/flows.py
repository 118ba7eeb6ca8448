"""Where Fuel, Resources, Reputation and Prestige came from and went."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import get_args

from heliograph.games.interstellar.rules.resources import NONE, Cubes, minus, plus, value_of
from heliograph.games.interstellar.state import Player
from heliograph.review.interstellar.log import Story
from heliograph.review.interstellar.sources import Sources
from heliograph.review.interstellar.types import Resource, ReviewedFlow, Source

RESOURCES: tuple[Resource, ...] = get_args(Resource)
Namer = Callable[[Resource], Source]


@dataclass(frozen=True, slots=True)
class Change:
    round: int
    index: int
    what: Resource
    source: Source
    amount: int
    """The difference from before."""
    cubes: Cubes = NONE


def changes(story: Story) -> Iterator[Change]:
    """All changes in order, starting with what each player begins with."""
    for index, player in enumerate(story.start.players):
        yield from _differences(0, index, None, player, lambda _: "start")
    sources = Sources(story)
    for beat in story.beats:
        for index in story.players:
            before, after = beat.before.players[index], beat.state.players[index]
            if before is not after:
                name = partial(sources.name, beat, index)
                yield from _differences(beat.before.round, index, before, after, name)
        sources.note(beat)


def flows(found: Iterable[Change]) -> dict[Resource, tuple[ReviewedFlow, ...]]:
    """One player's changes added up, the largest gains or losses first."""
    totals: dict[Resource, dict[Source, list[Change]]] = {what: {} for what in RESOURCES}
    for change in found:
        totals[change.what].setdefault(change.source, []).append(change)
    return {
        what: tuple(
            sorted((_flow(source, some) for source, some in by_source.items()), key=_size, reverse=True)
        )
        for what, by_source in totals.items()
    }


def _size(flow: ReviewedFlow) -> int:
    return flow.gained + flow.spent


def _flow(source: Source, some: list[Change]) -> ReviewedFlow:
    gained = spent = 0
    came = went = NONE
    for change in some:
        gained, spent = gained + max(change.amount, 0), spent + max(-change.amount, 0)
        came = plus(came, _above(change.cubes))
        went = plus(went, _above(minus(NONE, change.cubes)))
    return ReviewedFlow(source, gained, spent, came, went)


def _above(some: Cubes) -> Cubes:
    return tuple(max(count, 0) for count in some)  # type: ignore[return-value]


def _differences(
    round: int, index: int, before: Player | None, after: Player, name: Namer
) -> Iterator[Change]:
    more = minus(after.cubes, before.cubes if before else NONE)
    if any(more):
        yield Change(round, index, "cubes", name("cubes"), value_of(more), more)
    for what in RESOURCES:
        if what == "cubes":
            continue
        amount = getattr(after, what) - (getattr(before, what) if before else 0)
        if amount:
            yield Change(round, index, what, name(what), amount)
