"""A station's board in numbers, so that all entries of a turn can be weighed at once."""

from __future__ import annotations

from typing import Protocol, Self

import numpy as np
from numpy.typing import NDArray

from heliograph.games.critical_orbit.box.boards import JOBS, Board
from heliograph.players.critical_orbit.demand import Demand

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
PIPS = (1, 2, 3, 4, 5, 6)
NEVER = -1e9
"""The gain of what cannot be done."""


class Spaces:
    """What is printed on a board, worked out once: its spaces by number, their neighbours and stars."""

    def __init__(self, board: Board) -> None:
        self.spaces = board.spaces
        self.index = {space: at for at, space in enumerate(board.spaces)}
        count = len(board.spaces)
        self._near = np.zeros((count, count), dtype=bool)
        for space, others in board.near.items():
            self._near[self.index[space], [self.index[other] for other in others]] = True
        self.star = np.full(count, -1)
        """Whose star is on it, by number in JOBS; -1 for none."""
        for space, job in board.stars.items():
            self.star[self.index[space]] = JOBS.index(job)

    def open(self, written: Flags) -> Flags:
        """MC-40, MC-47, MC-53: free, and next to something that is written."""
        found: Flags = ~written & self._near[:, written].any(axis=1)
        return found

    def stars(self, demand: Demand) -> Floats:
        """What the star on each space is worth (MC-21)."""
        found: Floats = np.where(self.star >= 0, np.array(demand.stars)[self.star], 0.0)
        return found


class Sheet(Protocol):
    """What an entry gains is what it delivers and what it does to later deliveries: gains of several
    entries add up."""

    @property
    def printed(self) -> Spaces: ...

    def gains(self, demand: Demand) -> Floats:
        """By space and value (1 to 6 are columns 0 to 5); NEVER where nothing may be written."""

    def after(self, space: int, value: int, demand: Demand) -> Self:
        """With this number written, and the best of what it completes taken."""
