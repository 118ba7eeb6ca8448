"""One station's board in many missions at once: what rollouts play on.

The judgement is that of the single sheets; here every row is a mission of its own.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheet import NEVER, Flags, Floats, Ints, Spaces


class Many(Protocol):
    def gains(self, rows: Ints, values: Ints, demand: Demand) -> Floats:
        """By row and space, for one number each; NEVER where nothing may be written."""

    def write(self, rows: Ints, spaces: Ints, values: Ints) -> tuple[Ints, Ints]:
        """What comes of it: for each row the number of a delivery or -1, and of a job that has earned a
        star or -1."""


class Open:
    """Where the next number may be written, row by row (MC-40, MC-47, MC-53)."""

    def __init__(self, printed: Spaces, written: Flags, rows: int) -> None:
        every = np.eye(len(written), dtype=bool)
        self._near: Flags = np.array([printed.open(one) for one in every])
        self._star = printed.star
        self._written = np.tile(written, (rows, 1))
        self._beside = np.tile(printed.open(written), (rows, 1))

    def closed(self, rows: Ints) -> Flags:
        found: Flags = self._written[rows] | ~self._beside[rows]
        return found

    def mark(self, rows: Ints, spaces: Ints) -> Ints:
        """Returns whose star was on each."""
        self._written[rows, spaces] = True
        self._beside[rows] |= self._near[spaces]
        found: Ints = self._star[spaces]
        return found


def best_spaces(board: Many, rows: Ints, values: Ints, demand: Demand) -> tuple[Ints, Floats]:
    """The best space for one number in each row, and what it gains; NEVER where there is no room."""
    gains = board.gains(rows, values, demand)
    spaces = gains.argmax(axis=1)
    return spaces, np.maximum(gains[np.arange(len(rows)), spaces], NEVER)
