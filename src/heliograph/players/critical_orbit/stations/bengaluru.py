"""The worth of Bengaluru's entries: the sets of lines that would earn a half valve (MC-47 to MC-52)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Self

import numpy as np

from heliograph.games.critical_orbit.box.boards import GRIDS
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.state import Bengaluru
from heliograph.players.critical_orbit.boards.bengaluru import BengaluruBoard, BengaluruLines
from heliograph.players.critical_orbit.boards.spaces import PIPS, Flags, Floats
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheet import NEVER, ONLY, worth_of_stars

ROOM_LEFT = 0.5
"""How much a line loses through values it can no longer take."""
STEP = 0.85
"""The factor on a half valve's worth for every number it still waits for."""
NORM = 6.0
"""Sets of lines in one grid are alternatives: together they are worth little more than the best one."""
_NEARLY = 0.95
_BITS = np.array([1 << pips for pips in PIPS])


class GridSets:
    """One grid: its lines, and the sets of them that earn the first and the second half valve (MC-50)."""

    def __init__(self, lines: BengaluruLines, at: int) -> None:
        self.lines = np.flatnonzero(lines.grid_of_line == at)
        self.size = int(lines.needed[at])
        self.blind = bool(lines.blind[at])
        crossing = lines.crossing[lines.grid == at] - self.lines[0]
        self.row, self.column = crossing.T
        """The row and column of each space, by number in `lines`."""
        self.sets = tuple(_sets(len(self.lines), count) for count in (self.size, 2 * self.size))
        self.hope = np.array([_hope(self.size, missing) for missing in range(self.size + 1)])


def _sets(lines: int, count: int) -> Floats:
    found = np.array(
        [[line in chosen for line in range(lines)] for chosen in combinations(range(lines), count)]
    )
    return found.astype(np.float64)


def _hope(size: int, missing: int) -> float:
    """For a line without repeated numbers: each further number must be different."""
    hope = 1.0
    for filled in range(size - missing, size):
        hope *= STEP * ((len(PIPS) - filled) / len(PIPS)) ** ROOM_LEFT
    return hope


class BengaluruGrids(BengaluruLines):
    """Printed facts, and what the grids could earn, worked out once."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.grids = tuple(GridSets(self, at) for at in range(len(GRIDS)))


@dataclass(frozen=True, eq=False)
class BengaluruSheet:
    printed: BengaluruGrids
    board: BengaluruBoard
    known: tuple[Floats | None, ...] = (None,) * len(GRIDS)
    """The gains already known for each grid: an entry changes one grid only."""

    @classmethod
    def of(cls, printed: BengaluruGrids, bengaluru: Bengaluru, *, deck: bool = False) -> Self:
        return cls(printed, BengaluruBoard(printed, bengaluru, always=deck))

    def gains(self, demand: Demand) -> Floats:
        parts = [
            (demand.random_half if grid.blind else demand.chosen_half) * self._grid_gains[at]
            for at, grid in enumerate(self.printed.grids)
        ]
        gains: Floats = np.concatenate(parts) + worth_of_stars(self.printed, demand)[:, None]
        gains[self.board.closed(ONLY)[0]] = NEVER
        return gains

    @cached_property
    def _grid_gains(self) -> tuple[Floats, ...]:
        """In half valves, by space and value."""
        grids = zip(self.printed.grids, self.known, strict=True)
        return tuple(self._gains_in(grid) if known is None else known for grid, known in grids)

    def _gains_in(self, grid: GridSets) -> Floats:
        alive, missing = self.board.alive[0, grid.lines], self.board.missing[0, grid.lines]
        hope = np.where(alive, grid.hope[missing], 0.0)
        fewer = np.maximum(missing - 1, 0)
        nearer = np.where(hope > 0, grid.hope[fewer] / np.maximum(hope, 1e-9), 0.0) ** NORM
        fits = ((self.board.has[0, grid.lines][:, None] & _BITS) == 0) | self.board.always
        rise = nearer[:, None] * fits
        row, column = rise[grid.row], rise[grid.column]
        done = (alive & (missing == 1))[:, None] & fits
        circles = int((alive & (missing == 0)).sum())
        more = done[grid.row].astype(int) + done[grid.column]
        total: Floats = np.zeros(row.shape)
        for which, sets in enumerate(grid.sets):
            weights = np.prod(np.where(sets > 0, hope, 1.0), axis=1) ** NORM
            pairs = sets.T @ (sets * weights[:, None])
            both = pairs[grid.row, grid.column][:, None]
            of_row, of_column = np.diag(pairs)[grid.row][:, None], np.diag(pairs)[grid.column][:, None]
            neither = weights.sum() - of_row - of_column + both
            then = neither + (of_row - both) * row + (of_column - both) * column + both * row * column
            needed = (which + 1) * grid.size
            total += _worth(then, circles + more >= needed) - _worth(weights.sum(), circles >= needed)
        return total

    def circles(self) -> tuple[int, ...]:
        """MC-48: the circles of each grid."""
        return tuple(map(int, self.board.circles(ONLY)[0]))

    def after(self, space: int, value: int, demand: Demand) -> Self:
        board = self.board.copy()
        board.write(ONLY, np.array([space]), np.array([value]))
        changed = self.printed.grid[space]
        known = tuple(None if at == changed else gains for at, gains in enumerate(self._grid_gains))
        return replace(self, board=board, known=known)


def _worth(powers: Floats | float, earned: Flags | bool) -> Floats:
    """The worth of half valves, earned or expected."""
    found: Floats = np.where(earned, 1.0, np.minimum(np.maximum(powers, 0.0) ** (1 / NORM), _NEARLY))
    return found
