"""How a Source's hand taps: its tempo, its reading of distance, and how steady it is."""

from __future__ import annotations

from math import exp, hypot
from statistics import NormalDist
from typing import Literal

import msgspec

from heliograph.kernel.chance import Chance

ConventionName = Literal["edge", "centre", "lift", "power"]
"""What a Source takes for distance: gap between the chips, centre to centre, gap with a fixed
take-off time, or gap with long ways compressed."""

USUAL_MM_PER_S = 100.0
HUMAN_SCATTER = 0.06
FINGER_MS = 30.0
"""The part of a hand's unsteadiness that does not grow with the duration."""
PAUSE_MS = 500
"""On the ground between two flights."""


class Habits(msgspec.Struct, frozen=True):
    """The defaults are a careful machine; the rest is for playing like somebody else."""

    tempo_mm_per_s: float = USUAL_MM_PER_S
    convention: ConventionName = "edge"
    scatter: float = 0.0
    adapts: bool = True
    """After a miss, taps slower and the way the guesser taps."""
    assumes: ConventionName | None = None
    """As a guesser, takes every Source to measure this way."""


def unsteady(holds: tuple[int, ...], scatter: float, chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """The same taps by a hand with this relative spread."""
    tapped = []
    for ms in holds:
        draw, chance = chance.below(_FINE)
        error = _NORMAL.inv_cdf((draw + 0.5) / _FINE)
        tapped.append(round(ms * exp(error * hypot(scatter, FINGER_MS / ms))))
    return tuple(tapped), chance


_FINE = 1 << 40
_NORMAL = NormalDist()
