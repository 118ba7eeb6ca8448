"""Routes that can be flown (CT-14 to CT-17)."""

from __future__ import annotations

from heliograph.games.contact.state import ChipId, Layout
from heliograph.kernel.chance import Chance


def random_route(
    layout: Layout,
    start: ChipId,
    target: ChipId,
    hops: int,
    prefix: tuple[ChipId, ...],
    patience: int,
    chance: Chance,
) -> tuple[tuple[ChipId, ...] | None, Chance]:
    """A legal route of exactly `hops` flights that begins with `prefix`; None if `patience` search steps find
    none."""
    if target in prefix or target == start:
        return None, chance
    trails: list[tuple[ChipId, ...]] = [prefix]
    for _ in range(patience):
        if not trails:
            return None, chance
        trail = trails.pop()
        here = trail[-1] if trail else start
        if len(trail) == hops - 1:
            if target in layout.links[here]:
                return (*trail, target), chance
            continue
        onward, chance = chance.shuffled(layout.links[here])
        trails += [(*trail, chip) for chip in onward if chip not in (target, start, *trail)]
    return None, chance
