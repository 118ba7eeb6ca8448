"""How soon a column of Cologne's comes out exactly (MC-55, MC-56)."""

from __future__ import annotations

import numpy as np

from heliograph.players.critical_orbit.boards.spaces import PIPS, Floats

_ENOUGH = 1e-6


def prospects(boxes: int, cells: int, patience: float) -> Floats:
    """By boxes left and cells left: what a column is worth when numbers are offered to it one by one, each
    may be written here or elsewhere, and it is worth 1 when it comes out, less by `patience` for every
    number it has waited for. 0: it cannot come out any more."""
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
