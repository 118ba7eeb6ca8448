"""Throwing the chips on the table (CT-6, CT-7, CT-34), and which tables are good (CT-H14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET, UnsetType

from heliograph.games.contact.box.pack import UNITS_PER_MM, Characters, Pack
from heliograph.games.contact.rules.characters import Regions, draw_regions
from heliograph.games.contact.rules.geometry import flyable_links
from heliograph.games.contact.setup import TABLES, Table, TableChoice
from heliograph.games.contact.state import EARTH, Chip, ChipId, Layout
from heliograph.kernel.chance import Chance
from heliograph.kernel.content import ContentError

_DARTS = 400
"""Throws for one chip before the whole table is started again."""
_DARTS_AT = 80
"""The same for a chip thrown at a patch, where a free place is found early or never."""
_TABLES = 200
"""Two tables in three are good; a pack with not one good table in 200 is rejected."""


def strew(
    pack: Pack, professional: bool, chance: Chance, wanted: TableChoice | UnsetType = UNSET
) -> tuple[Layout, Chance]:
    """Makes tables until one is good."""
    table: Table | UnsetType
    if wanted == "any":
        table, chance = chance.pick(("strewn",) if pack.characters is UNSET else TABLES)
    else:
        table = wanted
    for _ in range(_TABLES):
        chips, chance = throw_all(pack, professional, chance, table)
        if chips is None or (table in (UNSET, "strewn") and not quadrants_are_balanced(pack, chips)):
            continue
        radius = pack.chip_radius_mm.value * UNITS_PER_MM
        links = flyable_links(chips, radius)
        if is_good_table(pack, links):
            return Layout(pack.area_mm.value * UNITS_PER_MM, radius, chips, links, table), chance
    raise ContentError(f"no good table in {_TABLES} tries: the chips do not fit the area (CT-H14)")


def try_tables(pack: Pack, where: str) -> None:
    """Checks that chips of these sizes can be laid out at all, so that a bad pack fails before a game
    does."""
    for professional in (False, True):
        try:
            strew(pack, professional, Chance.from_seed("trial"))
        except ContentError as error:
            raise ContentError(f"{where}: {error}") from error


def is_good_table(pack: Pack, links: Mapping[ChipId, Sequence[ChipId]]) -> bool:
    """CT-H14: every chip has ways out and can be reached."""
    fewest = pack.fewest_neighbours.value
    return all(len(ways) >= fewest for ways in links.values()) and is_connected(links)


def _sizes(pack: Pack) -> Characters:
    if pack.characters is UNSET:
        raise ContentError("this pack has no sizes for tables with a character (CT-H22)")
    return pack.characters.value


def quadrants_are_balanced(pack: Pack, chips: Sequence[Chip]) -> bool:
    """CT-H14: no corner is empty. On a table with a character a few may be (CT-H22)."""
    middle = pack.area_mm.value * UNITS_PER_MM // 2
    counts = [0, 0, 0, 0]
    for chip in chips:
        counts[2 * (chip.y >= middle) + (chip.x >= middle)] += 1
    fewest, most = pack.quadrant_percent.value
    return all(fewest * len(chips) <= 100 * count <= most * len(chips) for count in counts)


def is_connected(links: Mapping[ChipId, Sequence[ChipId]]) -> bool:
    first = next(iter(links))
    seen, frontier = {first}, [first]
    while frontier and len(seen) < len(links):
        news = [there for there in links[frontier.pop()] if there not in seen]
        seen.update(news)
        frontier += news
    return len(seen) == len(links)


def throw_all(
    pack: Pack, professional: bool, chance: Chance, table: Table | UnsetType = UNSET
) -> tuple[tuple[Chip, ...] | None, Chance]:
    area = pack.area_mm.value * UNITS_PER_MM
    wobble = pack.earth_wobble_mm.value * UNITS_PER_MM
    (dx, dy), chance = chance.below_each(2 * wobble + 1, 2 * wobble + 1)
    earth = Chip(EARTH, "earth", area // 2 - wobble + dx, area // 2 - wobble + dy)
    chips, chance = _throw_asteroids(pack, earth, chance) if professional else ([earth], chance)
    if chips is None:
        return None, chance
    if table is UNSET or table == "strewn":
        return _throw_anywhere(pack, chips, chance)
    regions, chance = draw_regions(table, _sizes(pack), area, earth, chance)
    return _throw_at(pack, regions, chips, chance)


def _throw_asteroids(pack: Pack, earth: Chip, chance: Chance) -> tuple[list[Chip] | None, Chance]:
    chips = [earth]
    near, far = (mm * UNITS_PER_MM for mm in pack.asteroid_ring_mm.value)
    for number in range(pack.asteroids.value):
        for _ in range(_DARTS):
            (dx, dy), chance = chance.below_each(2 * far + 1, 2 * far + 1)
            x, y = earth.x - far + dx, earth.y - far + dy
            if near**2 <= (dx - far) ** 2 + (dy - far) ** 2 <= far**2 and _has_room(pack, x, y, chips):
                chips.append(Chip(f"asteroid-{number + 1}", "asteroid", x, y))
                break
        else:
            return None, chance
    return chips, chance


def _throw_anywhere(pack: Pack, chips: list[Chip], chance: Chance) -> tuple[tuple[Chip, ...] | None, Chance]:
    border = pack.border_mm.value * UNITS_PER_MM
    wide = pack.area_mm.value * UNITS_PER_MM - 2 * border + 1
    for id in pack.planets.value:
        for _ in range(_DARTS):
            (x, y), chance = chance.below_each(wide, wide)
            if _has_room(pack, border + x, border + y, chips):
                chips.append(Chip(id, "planet", border + x, border + y))
                break
        else:
            return None, chance
    return tuple(chips), chance


def _throw_at(
    pack: Pack, regions: Regions, chips: list[Chip], chance: Chance
) -> tuple[tuple[Chip, ...] | None, Chance]:
    """Throws the planets in random order, so that letters say nothing about places; they are listed in letter
    order."""
    border = pack.border_mm.value * UNITS_PER_MM
    far = pack.area_mm.value * UNITS_PER_MM - border
    earth, first = chips[0], len(chips)
    order, chance = chance.shuffled(pack.planets.value)
    for number, id in enumerate(order):
        group = regions.groups[number % len(regions.groups)]
        wide = 2 * group[0].reach + 1
        for _ in range(_DARTS_AT):
            which, chance = chance.below(len(group) * wide * wide)
            patch, spot = group[which % len(group)], which // len(group)
            dx, dy = spot % wide - patch.reach, spot // wide - patch.reach
            x, y = patch.x + dx, patch.y + dy
            if (
                border <= x <= far
                and border <= y <= far
                and (patch.square or dx * dx + dy * dy <= patch.reach**2)
                and (x - earth.x) ** 2 + (y - earth.y) ** 2 >= regions.empty**2
                and _has_room(pack, x, y, chips)
            ):
                chips.append(Chip(id, "planet", x, y))
                break
        else:
            return None, chance
    return (*chips[:first], *sorted(chips[first:], key=lambda chip: chip.id)), chance


def _has_room(pack: Pack, x: int, y: int, others: Sequence[Chip]) -> bool:
    apart = (2 * pack.chip_radius_mm.value + pack.gap_mm.value) * UNITS_PER_MM
    for other in others:
        dx = x - other.x
        if -apart < dx < apart:
            dy = y - other.y
            if dx * dx + dy * dy < apart * apart:
                return False
    return True
