"""Where planets are thrown on a table with a character (CT-H22; CT-6 wants tables uneven). Whole numbers
only, so that every machine agrees.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

from heliograph.games.contact.box.pack import UNITS_PER_MM, Characters
from heliograph.games.contact.setup import Character
from heliograph.games.contact.state import Chip
from heliograph.kernel.chance import Chance

WAYS = 72
SCALE = 1000
COMPASS = tuple(
    (round(SCALE * cos(2 * pi * way / WAYS)), round(SCALE * sin(2 * pi * way / WAYS))) for way in range(WAYS)
)
"""Directions every five degrees, in thousandths: a rounding far coarser than machines differ."""


class Patch(NamedTuple):
    """The area around a point up to `reach`; a square patch includes the corners."""

    x: int
    y: int
    reach: int
    square: bool = False


class Regions(NamedTuple):
    """Planets are dealt to the groups in turn, and each is thrown at a random patch of its group. All patches
    of a group have the same reach."""

    groups: tuple[tuple[Patch, ...], ...]
    empty: int = 0
    """The radius around the Earth in which no planet may lie."""


Drawn = tuple[Regions, Chance]


def draw_regions(character: Character, like: Characters, area: int, earth: Chip, chance: Chance) -> Drawn:
    return _DRAWN[character](like, area, earth, chance)


def _patch(start: Chip, way: int, distance: int, reach_mm: int) -> Patch:
    x, y = COMPASS[way % WAYS]
    reach = reach_mm * UNITS_PER_MM
    return Patch(start.x + x * distance // SCALE, start.y + y * distance // SCALE, reach)


def _clusters(like: Characters, area: int, earth: Chip, chance: Chance) -> Drawn:
    """Clusters around the middle, each slightly off its regular place."""
    first, chance = chance.below(WAYS)
    near, far = (mm * UNITS_PER_MM for mm in like.clusters_mm)
    middle, groups = Chip("", "planet", area // 2, area // 2), []
    for number in range(like.clusters):
        aside, chance = chance.below(2 * like.cluster_aside + 1)
        distance, chance = chance.below(far - near + 1)
        way = first + WAYS * number // like.clusters + aside - like.cluster_aside
        groups.append((_patch(middle, way, near + distance, like.cluster_reach_mm),))
    return Regions(tuple(groups)), chance


def _arms(like: Characters, area: int, earth: Chip, chance: Chance) -> Drawn:
    first, chance = chance.below(WAYS)
    hand, chance = chance.below(2)
    near, far = (mm * UNITS_PER_MM for mm in like.arm_mm)
    last, turn = like.arm_steps - 1, like.arm_turn if hand else -like.arm_turn
    groups = tuple(
        tuple(
            _patch(
                earth,
                first + WAYS * arm // like.arms + step * turn,
                near + (far - near) * step // last,
                like.arm_reach_mm,
            )
            for step in range(like.arm_steps)
        )
        for arm in range(like.arms)
    )
    return Regions(groups), chance


def _void(like: Characters, area: int, earth: Chip, chance: Chance) -> Drawn:
    everywhere = Patch(area // 2, area // 2, area // 2, square=True)
    return Regions(((everywhere,),), like.void_mm * UNITS_PER_MM), chance


def _rings(like: Characters, area: int, earth: Chip, chance: Chance) -> Drawn:
    """Two in three planets lie on the outer ring."""
    inner, outer = (
        tuple(_patch(earth, way, mm * UNITS_PER_MM, like.ring_reach_mm) for way in range(WAYS))
        for mm in like.rings_mm
    )
    return Regions((inner, outer, outer)), chance


def _belt(like: Characters, area: int, earth: Chip, chance: Chance) -> Drawn:
    way, chance = chance.below(WAYS)
    steps = range(-area, area + 1, like.belt_reach_mm * UNITS_PER_MM // 2)
    line = (_patch(earth, way, along, like.belt_reach_mm) for along in steps)
    return Regions((tuple(patch for patch in line if 0 <= patch.x <= area and 0 <= patch.y <= area),)), chance


_DRAWN: dict[Character, Callable[[Characters, int, Chip, Chance], Drawn]] = {
    "clusters": _clusters,
    "arms": _arms,
    "void": _void,
    "rings": _rings,
    "belt": _belt,
}
