"""The worth of Bengaluru's entries in many missions at once."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.boards import GRIDS
from heliograph.players.critical_orbit.boards.bengaluru import BengaluruBoard
from heliograph.players.critical_orbit.boards.spaces import Floats, Ints
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheet import NEVER, worth_of_stars

_HOPE = (0.9 ** np.arange(9)).astype(np.float32)
"""The probability that a line with this many empty spaces and no repeated number gets its circle."""


class ManyBengaluru(BengaluruBoard):
    def gains(self, rows: Ints, values: Ints, demand: Demand) -> Floats:
        printed, alive, missing = self.printed, self.alive[rows], self.missing[rows]
        hope = np.where(alive, _HOPE[missing], np.float32(0))
        fits = self.fits(rows, values)
        change = np.where(fits, _HOPE[np.maximum(missing - 1, 0)], np.float32(0)) - hope
        done = (fits & (missing == 1)).astype(np.float32)
        expected, circles = hope @ printed.in_grid, self.circles(rows)
        one, other = printed.crossing.T
        grid = printed.grid
        now = self._worth(expected, circles, np.arange(len(GRIDS)), demand)
        then = self._worth(
            expected[:, grid] + change[:, one] + change[:, other],
            circles[:, grid] + done[:, one] + done[:, other],
            grid,
            demand,
        )
        gains: Floats = then - now[:, grid] + worth_of_stars(printed, demand)
        gains[self.closed(rows)] = NEVER
        return gains

    def _worth(self, expected: Floats, circles: Floats, grid: Ints, demand: Demand) -> Floats:
        """MC-50: the worth of both half valves of a grid, earned or expected."""
        needed = self.printed.needed[grid].astype(np.float32)
        halves = np.maximum(expected / needed, circles // needed)
        found: Floats = halves * np.where(self.printed.blind[grid], demand.random_half, demand.chosen_half)
        return found
