"""What a Source may take for distance. The rules do not say; people differ, and stay with their way."""

from __future__ import annotations

from typing import get_args

import numpy as np
from numpy.typing import NDArray

from heliograph.players.contact.habits import ConventionName

Floats = NDArray[np.float64]

CONVENTIONS: tuple[ConventionName, ...] = get_args(ConventionName)
EDGE = CONVENTIONS.index("edge")

LIFT_MM = 25.0
"""A fixed take-off time of a quarter of a second at the usual tempo."""
COMPRESSION = 0.75
TYPICAL_MM = 155.0
"""The median gap on a table, where a compressed distance equals a plain one."""


def lengths(convention: ConventionName, edge_mm: Floats, radius_mm: float) -> Floats:
    """How long a flight between chips `edge_mm` apart is taken to be, in millimetres."""
    match convention:
        case "edge":
            return edge_mm
        case "centre":
            return edge_mm + 2 * radius_mm
        case "lift":
            return edge_mm + LIFT_MM
        case "power":
            return TYPICAL_MM * (edge_mm / TYPICAL_MM) ** COMPRESSION
