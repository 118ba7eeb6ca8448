"""Measures that distinguish tables with a character, from the chips alone: they do not know how the chips
were thrown.
"""

from __future__ import annotations

from cmath import exp, phase, polar
from itertools import combinations
from math import pi, radians
from statistics import fmean

from heliograph.games.contact.state import EARTH, Layout

UNITS_PER_MM = 10
ARMS = 4
TURN_OF_AN_ARM = radians(0.28)
"""For every millimetre further out."""


def planets_mm(layout: Layout) -> list[complex]:
    """Their places relative to the Earth."""
    earth = next(chip for chip in layout.chips if chip.id == EARTH)
    return [
        complex(chip.x - earth.x, chip.y - earth.y) / UNITS_PER_MM
        for chip in layout.chips
        if chip.kind == "planet"
    ]


def groups(layout: Layout, within_mm: float = 60) -> list[int]:
    """Sizes of the groups in which each planet is within a distance of another."""
    left, sizes = planets_mm(layout), []
    while left:
        group = [left.pop()]
        for planet in group:
            near = [other for other in left if abs(other - planet) <= within_mm]
            left = [other for other in left if other not in near]
            group.extend(near)
        sizes.append(len(group))
    return sorted(sizes)


def empty_centre_mm(layout: Layout) -> float:
    return min(map(abs, planets_mm(layout)))


def off_two_rings_mm(layout: Layout) -> float:
    """The largest distance of a planet from the nearer of the two best-fitting rings."""
    distances = sorted(map(abs, planets_mm(layout)))
    splits = ((distances[:at], distances[at:]) for at in range(3, len(distances) - 2))
    return min(max(part[-1] - part[0] for part in split) / 2 for split in splits)


def width_mm(layout: Layout) -> float:
    """The width of the narrowest straight strip that holds all planets."""
    turned = ([(planet * exp(1j * pi * way / 90)).imag for planet in planets_mm(layout)] for way in range(90))
    return min(max(across) - min(across) for across in turned)


def on_arms(layout: Layout) -> float:
    """From 0 to 1: how well directions agree once the turning of the arms is undone."""
    found = []
    for hand in (-1, 1):
        undone = (
            exp(1j * ARMS * (phase(one) - hand * TURN_OF_AN_ARM * abs(one))) for one in planets_mm(layout)
        )
        found.append(polar(fmean_complex(list(undone)))[0])
    return max(found)


def fmean_complex(numbers: list[complex]) -> complex:
    return complex(fmean(one.real for one in numbers), fmean(one.imag for one in numbers))


def nearest_mm(layout: Layout) -> float:
    return min(abs(one - other) for one, other in combinations(planets_mm(layout), 2))
