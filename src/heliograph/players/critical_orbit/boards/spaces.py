"""A station's board as numbers: what is printed on it, and the open spaces in many missions at once."""

from __future__ import annotations

from copy import copy
from typing import Self

import numpy as np
from numpy.typing import NDArray

from heliograph.games.critical_orbit.box.boards import JOBS, Board, Space

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
PIPS = (1, 2, 3, 4, 5, 6)


class Spaces:
    """A board's printed facts, worked out once: its spaces by number, their neighbours and stars."""

    def __init__(self, board: Board) -> None:
        self.spaces = board.spaces
        self.index = {space: at for at, space in enumerate(board.spaces)}
        count = len(board.spaces)
        self.near = np.zeros((count, count), dtype=bool)
        for space, others in board.near.items():
            self.near[self.index[space], [self.index[other] for other in others]] = True
        self.star = np.full(count, -1)
        """The job whose star is on each space, by number in JOBS; -1 for none."""
        for space, job in board.stars.items():
            self.star[self.index[space]] = JOBS.index(job)

    def values(self, written: dict[Space, int]) -> Ints:
        """The value in each space; -1 for nothing, 0 for a tick for the AI deck."""
        values = np.full(len(self.spaces), -1)
        values[[self.index[space] for space in written]] = list(written.values())
        return values


class BoardRows:
    """One station's board in many missions at once: each row is one mission."""

    def __init__(self, spaces: Spaces, written: Flags, rows: int) -> None:
        self._spaces = spaces
        self.written = np.tile(written, (rows, 1))
        self._beside = np.tile(spaces.near[:, written].any(axis=1), (rows, 1))

    def closed(self, rows: Ints) -> Flags:
        """MC-40, MC-47, MC-53: spaces that are written on, or not next to one that is."""
        found: Flags = self.written[rows] | ~self._beside[rows]
        return found

    def mark(self, rows: Ints, spaces: Ints) -> Ints:
        """Marks spaces as written. Returns the job whose star was on each."""
        self.written[rows, spaces] = True
        self._beside[rows] |= self._spaces.near[:, spaces].T
        found: Ints = self._spaces.star[spaces]
        return found

    def copy(self) -> Self:
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray):
                setattr(other, name, value.copy())
        return other
