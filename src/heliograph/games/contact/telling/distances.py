"""Where chips lie, in words as coarse as a glance (CT-H21): nobody at a table has a ruler."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from heliograph.games.contact.rules.layout import UNITS_PER_MM
from heliograph.games.contact.state import Chip, ChipId, Layout
from heliograph.games.contact.telling.names import chip_name, chip_names
from heliograph.kernel.message import Message, say

HowFar = Literal["close", "near", "off", "far"]
_GAPS_MM: tuple[int, ...] = (40, 100, 180)
"""From edge to edge, where one word gives way to the next."""
ROWS = ("top", "middle", "bottom")
COLUMNS = ("left", "centre", "right")


def chips_in_words(layout: Layout) -> Iterator[Message]:
    chips = {chip.id: chip for chip in layout.chips}
    for chip in layout.chips:
        yield say(
            "describe-chip",
            chip=chip_name(chip.id),
            place=say(f"place-{place(layout, chip)}"),
            ways=tuple(_ways(layout, chip, chips)),
        )


def place(layout: Layout, chip: Chip) -> str:
    """In which ninth of the table."""
    row, column = (min(3 * at // layout.size, 2) for at in (chip.y, chip.x))
    return f"{ROWS[row]}-{COLUMNS[column]}"


def how_far(layout: Layout, one: Chip, other: Chip) -> HowFar:
    words: tuple[HowFar, ...] = get_args(HowFar)
    apart = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
    passed = sum(apart >= (2 * layout.radius + gap * UNITS_PER_MM) ** 2 for gap in _GAPS_MM)
    return words[passed]


def _ways(layout: Layout, chip: Chip, chips: dict[ChipId, Chip]) -> Iterator[Message]:
    for word in get_args(HowFar):
        there = [way for way in layout.links[chip.id] if how_far(layout, chip, chips[way]) == word]
        if there:
            yield say(f"ways-{word}", chips=chip_names(there))
