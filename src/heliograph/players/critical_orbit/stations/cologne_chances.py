"""How soon a column of Cologne's can be completed exactly (MC-55, MC-56)."""

from __future__ import annotations

import numpy as np

from heliograph.players.critical_orbit.boards.spaces import PIPS, Floats

_ENOUGH = 1e-6


def prospects(boxes: int, cells: int, patience: float) -> Floats:
    """By boxes left and cells left: the worth of a column when numbers are offered one by one and each may be
    written here or elsewhere. It is 1 on completion, reduced by `patience` for every number waited for, and 0
    if the column cannot be completed."""
    worth = np.zeros((boxes + 1, cells + 1))
    worth[0, 0] = 1.0
    for box in range(1, boxes + 1):
        here = worth[box]
        written = np.zeros((len(PIPS), cells + 1))
        for at, pips in enumerate(PIPS):
            written[at, pips:] = worth[box - 1, :-pips]
        change = 1.0
        while change > _ENOUGH:
            later = patience * np.maximum(here, written).mean(axis=0)
            change = float(np.abs(later - here).max())
            here = later
        worth[box] = here
    return worth
