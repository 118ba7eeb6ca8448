"""Strewing the chips over the table (CT-6, CT-7, CT-34), and which tables are good ones (CT-H14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.rules.geometry import flyable_links
from heliograph.games.contact.state import EARTH, Chip, ChipId, Layout
from heliograph.kernel.chance import Chance
from heliograph.kernel.content import ContentError

UNITS_PER_MM = 10
_DARTS = 400
"""Throws for one chip before the whole table is tried again."""
_TABLES = 200
"""Two tables in three are good; content of which not one in 200 is cannot be played with."""


def strew(pack: Pack, professional: bool, chance: Chance) -> tuple[Layout, Chance]:
    """Tables until one is good."""
    for _ in range(_TABLES):
        chips, chance = throw_all(pack, professional, chance)
        if chips is None:
            continue
        radius = pack.chip_radius_mm.value * UNITS_PER_MM
        links = flyable_links(chips, radius)
        if is_good_table(pack, chips, links):
            return Layout(pack.area_mm.value * UNITS_PER_MM, radius, chips, links), chance
    raise ContentError(f"no good table in {_TABLES} tries: the chips do not fit the area (CT-H14)")


def try_tables(pack: Pack, where: str) -> None:
    """Whether chips of these sizes can be strewn at all: sooner said than found out in a game."""
    for professional in (False, True):
        try:
            strew(pack, professional, Chance.from_seed("trial"))
        except ContentError as error:
            raise ContentError(f"{where}: {error}") from error


def is_good_table(pack: Pack, chips: Sequence[Chip], links: Mapping[ChipId, Sequence[ChipId]]) -> bool:
    """CT-H14: ways out of every chip, no empty corner, every chip within reach."""
    return (
        all(len(ways) >= pack.fewest_neighbours.value for ways in links.values())
        and quadrants_are_balanced(pack, chips)
        and is_connected(links)
    )


def quadrants_are_balanced(pack: Pack, chips: Sequence[Chip]) -> bool:
    middle = pack.area_mm.value * UNITS_PER_MM // 2
    counts = [0, 0, 0, 0]
    for chip in chips:
        counts[2 * (chip.y >= middle) + (chip.x >= middle)] += 1
    fewest, most = pack.quadrant_percent.value
    return all(fewest * len(chips) <= 100 * count <= most * len(chips) for count in counts)


def is_connected(links: Mapping[ChipId, Sequence[ChipId]]) -> bool:
    seen: set[ChipId] = set()
    frontier = [next(iter(links))]
    while frontier:
        here = frontier.pop()
        if here not in seen:
            seen.add(here)
            frontier.extend(links[here])
    return len(seen) == len(links)


def throw_all(pack: Pack, professional: bool, chance: Chance) -> tuple[tuple[Chip, ...] | None, Chance]:
    area, border = pack.area_mm.value * UNITS_PER_MM, pack.border_mm.value * UNITS_PER_MM
    wobble = pack.earth_wobble_mm.value * UNITS_PER_MM
    dx, chance = chance.below(2 * wobble + 1)
    dy, chance = chance.below(2 * wobble + 1)
    earth = Chip(EARTH, "earth", area // 2 - wobble + dx, area // 2 - wobble + dy)
    chips = [earth]
    asteroids = [f"asteroid-{number + 1}" for number in range(pack.asteroids.value)]
    near, far = (mm * UNITS_PER_MM for mm in pack.asteroid_ring_mm.value)
    for id in asteroids if professional else []:
        for _ in range(_DARTS):
            dx, chance = chance.below(2 * far + 1)
            dy, chance = chance.below(2 * far + 1)
            rock = Chip(id, "asteroid", earth.x - far + dx, earth.y - far + dy)
            if near**2 <= (dx - far) ** 2 + (dy - far) ** 2 <= far**2 and _has_room(pack, rock, chips):
                chips.append(rock)
                break
        else:
            return None, chance
    for id in pack.planets.value:
        for _ in range(_DARTS):
            x, chance = chance.below(area - 2 * border + 1)
            y, chance = chance.below(area - 2 * border + 1)
            planet = Chip(id, "planet", border + x, border + y)
            if _has_room(pack, planet, chips):
                chips.append(planet)
                break
        else:
            return None, chance
    return tuple(chips), chance


def _has_room(pack: Pack, chip: Chip, others: Sequence[Chip]) -> bool:
    apart = (2 * pack.chip_radius_mm.value + pack.gap_mm.value) * UNITS_PER_MM
    return all((chip.x - o.x) ** 2 + (chip.y - o.y) ** 2 >= apart**2 for o in others)
