"""Bengaluru's grids in numbers (MC-47 to MC-52): the sets of lines that would earn a half valve."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Self

import numpy as np

from heliograph.games.critical_orbit.box.boards import GRIDS, GridName
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.bengaluru import lines_of
from heliograph.games.critical_orbit.state import Bengaluru
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheet import NEVER, PIPS, Flags, Floats, Ints, Spaces

ROOM_LEFT = 0.5
"""How much a line suffers from values it can no longer take."""
STEP = 0.85
"""What a half valve loses in worth for every number it still waits for."""
NORM = 6.0
"""Sets of lines of one grid are alternatives: together they are worth little more than the best."""
_NEARLY = 0.95
_BITS = np.array([1 << pips for pips in PIPS])


class GridLines:
    """One grid: its lines, and the sets of them that earn the first and the second half valve (MC-50)."""

    def __init__(self, pack: Pack, name: GridName, first_space: int) -> None:
        lines = lines_of(pack, name)
        names = [space for space in pack.bengaluru_board.spaces if space.startswith(f"{name}-")]
        index = {space: at for at, space in enumerate(names)}
        self.part = slice(first_space, first_space + len(names))
        self.size = len(pack.grid[name].rows)
        self.random = pack.grid[name].random
        self.holds = np.zeros((len(lines), len(names)), dtype=np.int64)
        for number, line in enumerate(lines):
            self.holds[number, [index[space] for space in line]] = 1
        self.row = np.argmax(self.holds[: self.size], axis=0)
        self.column = self.size + np.argmax(self.holds[self.size :], axis=0)
        self.sets = tuple(_sets(len(lines), count) for count in (self.size, 2 * self.size))
        self.hope = np.array([_hope(self.size, missing) for missing in range(self.size + 1)])


def _sets(lines: int, count: int) -> Floats:
    found = np.array(
        [[line in chosen for line in range(lines)] for chosen in combinations(range(lines), count)]
    )
    return found.astype(np.float64)


def _hope(size: int, missing: int) -> float:
    """Of a line without a number twice: each one that comes must be another."""
    hope = 1.0
    for filled in range(size - missing, size):
        hope *= STEP * ((len(PIPS) - filled) / len(PIPS)) ** ROOM_LEFT
    return hope


class BengaluruLines(Spaces):
    """What is printed, worked out once."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.bengaluru_board)
        grids, first = [], 0
        for name in GRIDS:
            grids.append(GridLines(pack, name, first))
            first = grids[-1].part.stop
        self.grids = tuple(grids)
        self.grid = np.concatenate([np.full(grid.holds.shape[1], at) for at, grid in enumerate(grids)])


@dataclass(frozen=True)
class _Lines:
    """Of one grid as it stands."""

    has: Ints
    """The numbers of each line, as bits."""
    missing: Ints
    alive: Flags


@dataclass(frozen=True, eq=False)
class BengaluruSheet:
    printed: BengaluruLines
    values: Ints
    """-1: nothing is written; 0: a tick of the AI deck's."""
    always: bool = False
    """A full line always counts (MC-66)."""
    known: tuple[Floats | None, ...] = (None,) * len(GRIDS)
    """What is already known of the gains in each grid: an entry changes one grid only."""

    @classmethod
    def of(cls, printed: BengaluruLines, bengaluru: Bengaluru, *, deck: bool = False) -> Self:
        values = np.full(len(printed.spaces), -1)
        for space, value in bengaluru.written.items():
            values[printed.index[space]] = value
        return cls(printed, values, deck)

    def gains(self, demand: Demand) -> Floats:
        parts = [
            (demand.random_half if grid.random else demand.chosen_half) * self._grid_gains[at]
            for at, grid in enumerate(self.printed.grids)
        ]
        gains: Floats = np.concatenate(parts) + self.printed.stars(demand)[:, None]
        gains[~self.printed.open(self.values >= 0)] = NEVER
        return gains

    @cached_property
    def _grid_gains(self) -> tuple[Floats, ...]:
        """In half valves, by space and value."""
        grids = zip(self.printed.grids, self.known, strict=True)
        return tuple(self._gains_in(grid) if known is None else known for grid, known in grids)

    def _gains_in(self, grid: GridLines) -> Floats:
        lines = self._lines(grid)
        hope = np.where(lines.alive, grid.hope[lines.missing], 0.0)
        fewer = np.maximum(lines.missing - 1, 0)
        nearer = np.where(hope > 0, grid.hope[fewer] / np.maximum(hope, 1e-9), 0.0) ** NORM
        fits = ((lines.has[:, None] & _BITS) == 0) | self.always
        rise = nearer[:, None] * fits
        row, column = rise[grid.row], rise[grid.column]
        done = (lines.alive & (lines.missing == 1))[:, None] & fits
        circles = int((lines.alive & (lines.missing == 0)).sum())
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

    def _lines(self, grid: GridLines) -> _Lines:
        values = self.values[grid.part]
        missing = grid.size - grid.holds @ (values >= 0)
        has = np.bitwise_or.reduce(grid.holds * np.where(values > 0, 1 << np.maximum(values, 0), 0), axis=1)
        alive = np.bitwise_count(has) == grid.size - missing
        return _Lines(has, missing, alive | self.always)

    def circles(self) -> tuple[int, ...]:
        """MC-48, of each grid."""
        found = [self._lines(grid) for grid in self.printed.grids]
        return tuple(int((lines.alive & (lines.missing == 0)).sum()) for lines in found)

    def after(self, space: int, value: int, demand: Demand) -> Self:
        values = self.values.copy()
        values[space] = value
        changed = self.printed.grid[space]
        known = tuple(None if at == changed else gains for at, gains in enumerate(self._grid_gains))
        return replace(self, values=values, known=known)


def _worth(powers: Floats | float, earned: Flags | bool) -> Floats:
    """Of a half valve, earned or hoped for."""
    found: Floats = np.where(earned, 1.0, np.minimum(np.maximum(powers, 0.0) ** (1 / NORM), _NEARLY))
    return found
