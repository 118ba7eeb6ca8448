"""Straight lines between chips, in whole numbers, so that every machine agrees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heliograph.games.contact.state import Chip, ChipId, Layout
from heliograph.kernel.remembered import remembered


def in_the_way(start: Chip, end: Chip, chips: Sequence[Chip], radius: int) -> tuple[ChipId, ...]:
    """CT-15, CT-H2: the chips whose discs the line between two others' centres cuts, in flight order."""
    dx, dy = end.x - start.x, end.y - start.y
    found = _between(start, end, chips, radius)
    return tuple(
        chip.id for chip in sorted(found, key=lambda chip: dx * (chip.x - start.x) + dy * (chip.y - start.y))
    )


@remembered(most=256)
def obstacles(layout: Layout) -> dict[ChipId, dict[ChipId, tuple[ChipId, ...]]]:
    """For each pair of chips without a straight flight, the chips `in_the_way`. Each pair is listed once,
    under the chip that comes first in the layout."""
    found: dict[ChipId, dict[ChipId, tuple[ChipId, ...]]] = {}
    chips, near = layout.chips, layout.radius * layout.radius
    for index, start in enumerate(chips):
        around, free = _around(start, chips), layout.links[start.id]
        for nearer, (length, dx, dy, end) in enumerate(around):
            if end < index or chips[end].id in free:
                continue
            widest = near * length
            between = [
                (along, other)
                for _, ox, oy, other in around[:nearer]
                if (along := dx * ox + dy * oy) > 0 and (across := dx * oy - dy * ox) * across < widest
            ]
            found.setdefault(start.id, {})[chips[end].id] = tuple([chips[at].id for _, at in sorted(between)])
    return found


def _around(start: Chip, chips: Sequence[Chip]) -> list[tuple[int, int, int, int]]:
    """All other chips, nearest first: squared distance, offset from here, and index."""
    x, y = start.x, start.y
    seen = []
    for at, chip in enumerate(chips):
        dx, dy = chip.x - x, chip.y - y
        seen.append((dx * dx + dy * dy, dx, dy, at))
    seen.sort()
    return seen[1:]


def _between(start: Chip, end: Chip, chips: Sequence[Chip], radius: int) -> Iterator[Chip]:
    left, right = min(start.x, end.x) - radius, max(start.x, end.x) + radius
    top, bottom = min(start.y, end.y) - radius, max(start.y, end.y) + radius
    for other in chips:
        is_near = left < other.x < right and top < other.y < bottom
        if is_near and other.id not in (start.id, end.id) and cuts_disc(start, end, other, radius):
            yield other


def cuts_disc(start: Chip, end: Chip, other: Chip, radius: int) -> bool:
    """Whether the segment comes closer to `other` than `radius`; a distance of exactly `radius` is free."""
    dx, dy = end.x - start.x, end.y - start.y
    ox, oy = other.x - start.x, other.y - start.y
    length_squared = dx * dx + dy * dy
    along = dx * ox + dy * oy
    if along <= 0:
        return ox * ox + oy * oy < radius * radius
    if along >= length_squared:
        return (other.x - end.x) ** 2 + (other.y - end.y) ** 2 < radius * radius
    across = dx * oy - dy * ox
    return across * across < radius * radius * length_squared


def flyable_links(chips: Sequence[Chip], radius: int) -> dict[ChipId, tuple[ChipId, ...]]:
    """For each chip, the chips that can be reached in one straight flight: those with nothing `in_the_way`.
    Since chips do not overlap (CT-6), only a chip nearer than the end can be in the way."""
    links: dict[ChipId, list[ChipId]] = {chip.id: [] for chip in chips}
    near = radius * radius
    for index, start in enumerate(chips):
        around = _around(start, chips)
        for length, dx, dy, end in around:
            if end < index:
                continue
            widest = near * length
            for distance, ox, oy, _ in around:
                if distance >= length:
                    links[start.id].append(chips[end].id)
                    links[chips[end].id].append(start.id)
                    break
                across = dx * oy - dy * ox
                if across * across < widest and dx * ox + dy * oy > 0:
                    break
    return {chip: tuple(sorted(others)) for chip, others in links.items()}
