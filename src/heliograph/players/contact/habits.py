"""How a Source taps: its tempo, how it measures distance, and how steady its hand is."""

from __future__ import annotations

from math import exp, hypot
from statistics import NormalDist
from typing import Literal

import msgspec

from heliograph.kernel.chance import Chance

ConventionName = Literal["edge", "centre", "lift", "power"]
"""How a Source measures distance: the gap between the chips, centre to centre, the gap with a fixed take-off
time, or the gap with long distances compressed.
"""

USUAL_MM_PER_S = 100.0
HUMAN_SCATTER = 0.06
FINGER_MS = 30.0
"""The part of a hand's error that does not grow with the duration."""
SLOWER = 0.8
"""The factor of the tempo after a round with a wrong guess."""
SLOWEST = 2
"""How many times a Source slows down at most."""
PAUSE_MS = 500
"""The pause between two flights."""


class Habits(msgspec.Struct, frozen=True):
    """The defaults are a precise machine; other values imitate other players."""

    tempo_mm_per_s: float = USUAL_MM_PER_S
    convention: ConventionName = "edge"
    scatter: float = 0.0
    adapts: bool = True
    """Whether it taps slower and as the guesser taps after a miss."""
    assumes: ConventionName | None = None
    """As a guesser, assumes that every Source measures like this."""


def unsteady(holds: tuple[int, ...], scatter: float, chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """The same taps by a hand with this relative error."""
    tapped = []
    for ms in holds:
        draw, chance = chance.below(_FINE)
        error = _NORMAL.inv_cdf((draw + 0.5) / _FINE)
        tapped.append(round(ms * exp(error * hypot(scatter, FINGER_MS / ms))))
    return tuple(tapped), chance


_FINE = 1 << 40
_NORMAL = NormalDist()
