"""The table in text: chips where the clause puts them, or the usual chart."""

from __future__ import annotations

from tests.games.clauses import Clauses

from heliograph.games.contact.box.pack import UNITS_PER_MM, Pack
from heliograph.games.contact.rules.geometry import flyable_links
from heliograph.games.contact.state import EARTH, Chip, ChipId, Layout

CHART = """
A B C D E
F 1 G 2 H
I J + K L
M 3 4 5 N
O P Q R .
"""
"""The usual table: rows and columns 80 mm apart, the first 40 mm from the border. `+` is Earth, and
the asteroids 1 to 5 lie there in the professional game only."""
_FIRST_MM, _APART_MM = 40, 80


def read_layout(pack: Pack, read: Clauses, professional: bool) -> Layout:
    chips = tuple(_chip(word) for word in read.words("chips")) if read.has("chips") else chart(professional)
    radius = pack.chip_radius_mm.value * UNITS_PER_MM
    return Layout(pack.area_mm.value * UNITS_PER_MM, radius, chips, flyable_links(chips, radius))


def chart(professional: bool) -> tuple[Chip, ...]:
    """The usual table, Earth and asteroids first."""
    names = {"+": EARTH, **{str(number): f"asteroid-{number}" for number in range(1, 6)}}
    chips = [
        _placed(names.get(sign, sign), _FIRST_MM + _APART_MM * column, _FIRST_MM + _APART_MM * row)
        for row, signs in enumerate(CHART.split("\n")[1:-1])
        for column, sign in enumerate(signs.split())
        if sign != "." and (professional or not sign.isdigit())
    ]
    order = ("earth", "asteroid", "planet")
    return tuple(sorted(chips, key=lambda chip: (order.index(chip.kind), chip.id)))


def _chip(word: str) -> Chip:
    id, _, place = word.partition("@")
    x, _, y = place.partition(":")
    return _placed(id, float(x), float(y))


def _placed(id: ChipId, x: float, y: float) -> Chip:
    x, y = round(x * UNITS_PER_MM), round(y * UNITS_PER_MM)
    if id == EARTH:
        return Chip(id, "earth", x, y)
    return Chip(id, "asteroid" if id.startswith("asteroid") else "planet", x, y)


def show_chip(chip: Chip) -> str:
    return f"{chip.id}@{chip.x / UNITS_PER_MM:g}:{chip.y / UNITS_PER_MM:g}"
