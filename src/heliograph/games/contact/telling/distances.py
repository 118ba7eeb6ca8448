"""Where chips lie, in words no more precise than a glance (CT-H21): nobody at a table has a ruler."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, get_args

from heliograph.games.contact.box.pack import UNITS_PER_MM
from heliograph.games.contact.state import Chip, ChipId, Layout
from heliograph.games.contact.telling.names import chip_name, chip_names
from heliograph.kernel.message import Message, say

HowFar = Literal["close", "near", "off", "far"]
_WORDS: tuple[HowFar, ...] = get_args(HowFar)
_GAPS_MM: tuple[int, ...] = (40, 100, 180)
"""Gaps from edge to edge at which the next word begins."""
ROWS = ("top", "middle", "bottom")
COLUMNS = ("left", "centre", "right")

Links = tuple[tuple[ChipId, tuple[ChipId, ...]], ...]


def chips_in_words(layout: Layout) -> tuple[Message, ...]:
    return _in_words(layout.size, layout.radius, layout.chips, tuple(layout.links.items()))


@lru_cache(256)
def _in_words(size: int, radius: int, chips: tuple[Chip, ...], links: Links) -> tuple[Message, ...]:
    """Cached, because chips do not move while the table is described again and again."""
    layout = Layout(size, radius, chips, dict(links))
    by_id = {chip.id: chip for chip in chips}
    return tuple(
        say(
            "describe-chip",
            chip=chip_name(chip.id),
            place=say(f"place-{place(layout, chip)}"),
            ways=tuple(_ways(layout, chip, by_id)),
        )
        for chip in chips
    )


def place(layout: Layout, chip: Chip) -> str:
    """The ninth of the table in which a chip lies."""
    row, column = (min(3 * at // layout.size, 2) for at in (chip.y, chip.x))
    return f"{ROWS[row]}-{COLUMNS[column]}"


def how_far(layout: Layout, one: Chip, other: Chip) -> HowFar:
    apart = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
    passed = sum(apart >= (2 * layout.radius + gap * UNITS_PER_MM) ** 2 for gap in _GAPS_MM)
    return _WORDS[passed]


def _ways(layout: Layout, chip: Chip, chips: dict[ChipId, Chip]) -> Iterator[Message]:
    far = {way: how_far(layout, chip, chips[way]) for way in layout.links[chip.id]}
    for word in _WORDS:
        there = [way for way in far if far[way] == word]
        if there:
            yield say(f"ways-{word}", chips=chip_names(there))
