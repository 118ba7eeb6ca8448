"""How a Source may measure distance. The rules do not say; people differ, but stay consistent."""

from __future__ import annotations

from typing import NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from heliograph.players.contact.habits import ConventionName

Floats = NDArray[np.float64]

CONVENTIONS: tuple[ConventionName, ...] = get_args(ConventionName)

LIFT_MM = 25.0
"""A fixed take-off time: a quarter of a second at the usual tempo."""
COMPRESSION = 0.75
TYPICAL_MM = 155.0
"""The median gap on a table, for which a compressed distance equals a plain one."""


class Reading(NamedTuple):
    """One way to measure: from how far inside the chips, how much is added, and how much it is compressed."""

    name: ConventionName
    """The reading's name, or that of the nearest one with a name."""
    rim: float
    """0 from edge to edge, 1 from centre to centre."""
    constant_mm: float
    exponent: float


READINGS: tuple[Reading, ...] = (
    Reading("edge", 0, 0, 1),
    Reading("centre", 1, 0, 1),
    Reading("lift", 0, LIFT_MM, 1),
    Reading("power", 0, 0, COMPRESSION),
    Reading("lift", 1, LIFT_MM, 1),
    Reading("power", 1, 0, 0.85),
)
"""The readings a listener considers; the named ones come first, in the order of names."""
EDGE, CENTRE, LIFT = (CONVENTIONS.index(name) for name in ("edge", "centre", "lift"))


def lengths(reading: Reading, edge_mm: Floats, radius_mm: float) -> Floats:
    """The length of a flight between chips `edge_mm` apart, in millimetres, as this reading measures it."""
    plain = edge_mm + 2 * radius_mm * reading.rim + reading.constant_mm
    taken: Floats = TYPICAL_MM * (plain / TYPICAL_MM) ** reading.exponent
    return taken
