"""Bengaluru in many missions at once."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.boards import GRIDS
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.bengaluru import lines_of
from heliograph.games.critical_orbit.state import Bengaluru
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheet import NEVER, Flags, Floats, Ints, Spaces
from heliograph.review.critical_orbit.rollouts.many import Open

_HOPE = (0.9 ** np.arange(9)).astype(np.float32)
"""How likely a line with so many empty spaces and no number twice gets its circle."""


class Lines(Spaces):
    """What is printed, worked out once."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.bengaluru_board)
        lines = [(at, line) for at, grid in enumerate(GRIDS) for line in lines_of(pack, grid)]
        self.sizes = np.array([len(line) for _, line in lines])
        holds = np.array([np.isin(self.spaces, line) for _, line in lines])
        self.crossing = np.array([np.flatnonzero(holds[:, space]) for space in range(len(self.spaces))])
        """The row and the column of each space."""
        grid_of_line = np.array([at for at, _ in lines])
        self.grid = grid_of_line[self.crossing[:, 0]]
        self.in_grid = np.equal.outer(grid_of_line, np.arange(len(GRIDS))).astype(np.float32)
        self.needed = np.array([len(pack.grid[grid].rows) for grid in GRIDS])
        """Circles for each half valve (MC-50)."""
        self.blind = np.array([pack.grid[grid].random for grid in GRIDS])


class ManyBengaluru:
    """`always`: full lines always count (MC-66)."""

    def __init__(self, printed: Lines, bengaluru: Bengaluru, rows: int, *, always: bool = False) -> None:
        self._printed, self._always = printed, always
        lines = len(printed.sizes)
        self._has = np.zeros((rows, lines), dtype=np.int16)
        self._missing = np.tile(printed.sizes.astype(np.int8), (rows, 1))
        self._alive = np.ones((rows, lines), dtype=bool)
        self._open = Open(printed, np.zeros(len(printed.spaces), dtype=bool), rows)
        self._paid = np.zeros((rows, len(GRIDS)), dtype=np.int64)
        every = np.arange(rows)
        for space, value in bengaluru.written.items():
            self.write(every, np.full(rows, printed.index[space]), np.full(rows, value))

    def gains(self, rows: Ints, values: Ints, demand: Demand) -> Floats:
        printed, alive, missing = self._printed, self._alive[rows], self._missing[rows]
        hope = np.where(alive, _HOPE[missing], np.float32(0))
        fits = self._fits(rows, values)
        change = np.where(fits, _HOPE[np.maximum(missing - 1, 0)], np.float32(0)) - hope
        done = (fits & (missing == 1)).astype(np.float32)
        expected, circles = hope @ printed.in_grid, self._circles(rows)
        one, other = printed.crossing.T
        grid = printed.grid
        now = self._worth(expected, circles, np.arange(len(GRIDS)), demand)
        then = self._worth(
            expected[:, grid] + change[:, one] + change[:, other],
            circles[:, grid] + done[:, one] + done[:, other],
            grid,
            demand,
        )
        gains: Floats = then - now[:, grid] + printed.stars(demand)
        gains[self._open.closed(rows)] = NEVER
        return gains

    def _fits(self, rows: Ints, values: Ints) -> Flags:
        twice = (self._has[rows] & (1 << values[:, None])) > 0
        found: Flags = self._alive[rows] & (~twice | self._always)
        return found

    def _circles(self, rows: Ints) -> Floats:
        found: Floats = (self._alive[rows] & (self._missing[rows] == 0)) @ self._printed.in_grid
        return found

    def _worth(self, expected: Floats, circles: Floats, grid: Ints, demand: Demand) -> Floats:
        """MC-50: of both half valves of a grid, earned or hoped for."""
        needed = self._printed.needed[grid].astype(np.float32)
        halves = np.maximum(expected / needed, circles // needed)
        found: Floats = halves * np.where(self._printed.blind[grid], demand.random_half, demand.chosen_half)
        return found

    def write(self, rows: Ints, spaces: Ints, values: Ints) -> tuple[Ints, Ints]:
        """Grids by number."""
        fits, each = self._fits(rows, values), np.arange(len(rows))
        for line in self._printed.crossing[spaces].T:
            self._alive[rows, line] = fits[each, line]
            self._has[rows, line] |= (1 << values).astype(np.int16)
            self._missing[rows, line] -= 1
        grid = self._printed.grid[spaces]
        return self._pay(rows, grid), self._open.mark(rows, spaces)

    def _pay(self, rows: Ints, grid: Ints) -> Ints:
        """MC-50."""
        earned = (
            self._circles(rows)[np.arange(len(rows)), grid].astype(np.int64) // self._printed.needed[grid]
        )
        pays = earned > self._paid[rows, grid]
        self._paid[rows, grid] = earned
        return np.where(pays, grid, -1)
