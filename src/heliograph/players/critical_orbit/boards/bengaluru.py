"""Bengaluru's grids as numbers (MC-47 to MC-52): their lines, and what each lacks."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.boards import GRIDS
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.bengaluru import lines_of
from heliograph.games.critical_orbit.state import Bengaluru
from heliograph.players.critical_orbit.boards.spaces import BoardRows, Flags, Floats, Ints, Spaces


class BengaluruLines(Spaces):
    """Printed facts, worked out once."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.bengaluru_board)
        lines = [(at, line) for at, grid in enumerate(GRIDS) for line in lines_of(pack, grid)]
        self.sizes = np.array([len(line) for _, line in lines])
        self.holds = np.array([np.isin(self.spaces, line) for _, line in lines])
        """By line and space: whether the line contains the space."""
        self.crossing = np.array([np.flatnonzero(self.holds[:, space]) for space in range(len(self.spaces))])
        """The row and the column of each space."""
        self.grid_of_line = np.array([at for at, _ in lines])
        self.grid = self.grid_of_line[self.crossing[:, 0]]
        """The grid of each space."""
        self.in_grid = np.equal.outer(self.grid_of_line, np.arange(len(GRIDS))).astype(np.float32)
        self.needed = np.array([len(pack.grid[grid].rows) for grid in GRIDS])
        """Circles for each half valve (MC-50)."""
        self.blind = np.array([pack.grid[grid].random for grid in GRIDS])


class BengaluruBoard(BoardRows):
    """With `always`, full lines always count (MC-66)."""

    def __init__(
        self, printed: BengaluruLines, bengaluru: Bengaluru, rows: int = 1, *, always: bool = False
    ) -> None:
        values = printed.values(bengaluru.written)
        super().__init__(printed, values >= 0, rows)
        self.printed, self.always = printed, always
        has = np.bitwise_or.reduce(printed.holds * _bits(values), axis=1)
        filled = printed.holds @ (values >= 0).astype(np.int64)
        alive = (np.bitwise_count(has) == filled) | always
        self.has = np.tile(has.astype(np.int16), (rows, 1))
        """By row and line: its numbers, as bits."""
        self.missing = np.tile((printed.sizes - filled).astype(np.int8), (rows, 1))
        self.alive = np.tile(alive, (rows, 1))
        """Whether the line can still get its circle: no number occurs twice (MC-48)."""
        every = np.arange(rows)
        self._paid = self.circles(every).astype(np.int64) // printed.needed

    def fits(self, rows: Ints, values: Ints) -> Flags:
        """By row and line: whether the line can still get its circle with this number."""
        twice = (self.has[rows] & _bits(values)[:, None]) > 0
        found: Flags = self.alive[rows] & (~twice | self.always)
        return found

    def circles(self, rows: Ints) -> Floats:
        """By row and grid (MC-48)."""
        found: Floats = (self.alive[rows] & (self.missing[rows] == 0)) @ self.printed.in_grid
        return found

    def write(self, rows: Ints, spaces: Ints, values: Ints) -> tuple[Ints, Ints]:
        """The grid that earns a half valve (MC-50), and the job that earned a star; -1 for none."""
        fits, each = self.fits(rows, values), np.arange(len(rows))
        for line in self.printed.crossing[spaces].T:
            self.alive[rows, line] = fits[each, line]
            self.has[rows, line] |= _bits(values).astype(np.int16)
            self.missing[rows, line] -= 1
        grid = self.printed.grid[spaces]
        earned = self.circles(rows)[each, grid].astype(np.int64) // self.printed.needed[grid]
        pays = earned > self._paid[rows, grid]
        self._paid[rows, grid] = earned
        return np.where(pays, grid, -1), self.mark(rows, spaces)


def _bits(values: Ints) -> Ints:
    """One bit for each number; none for a tick."""
    return np.where(values > 0, 1 << np.maximum(values, 0), 0)
