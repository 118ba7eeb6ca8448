"""Cologne in many missions at once."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.cologne import column_of
from heliograph.games.critical_orbit.state import Cologne
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.cologne_chances import prospects
from heliograph.players.critical_orbit.stations.sheet import NEVER, Floats, Ints, Spaces
from heliograph.review.critical_orbit.rollouts.many import Open

_PATIENCE = 0.9
_BOX = 0.8
"""The AI deck's columns lose so much of their worth with each empty box."""
_CIRCLE = 0.5
_LOCK = 0.2
"""In unlock cards: what a circle is worth, and a lock that is reached now rather than later."""


class Columns(Spaces):
    """What is printed, worked out once."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.cologne_board)
        columns = pack.cologne_columns.value
        self.column = np.array([column_of(space) - 1 for space in self.spaces])
        self.boxes = np.array([column.boxes for column in columns])
        self.cells = np.array([column.cells for column in columns])
        self.prospects = prospects(int(self.boxes.max()), int(self.cells.max()), _PATIENCE)
        self.locks = np.isin(np.arange(len(columns) + 2), pack.cologne_locks.value)
        """By circle."""


class ManyCologne:
    """`always`: full columns always count (MC-67)."""

    def __init__(self, printed: Columns, cologne: Cologne, rows: int, *, always: bool = False) -> None:
        self._printed, self._always = printed, always
        written = np.isin(printed.spaces, list(cologne.written))
        boxes, cells = printed.boxes.copy(), printed.cells.copy()
        for space, value in cologne.written.items():
            boxes[column_of(space) - 1] -= 1
            cells[column_of(space) - 1] -= value
        self._boxes, self._cells = np.tile(boxes, (rows, 1)), np.tile(cells, (rows, 1))
        self._circles = np.full(rows, cologne.circles)
        self._open = Open(printed, written, rows)

    def gains(self, rows: Ints, values: Ints, demand: Demand) -> Floats:
        printed, boxes, cells = self._printed, self._boxes[rows], self._cells[rows]
        fewer, less = np.maximum(boxes - 1, 0), cells - values[:, None]
        change = self._worth(fewer, less) - self._worth(boxes, cells)
        lock = printed.locks[self._circles[rows] + 1][:, None] & (fewer == 0) & (self._always | (less == 0))
        by_column = demand.unlock * (_CIRCLE * change + _LOCK * lock)
        gains: Floats = by_column[:, printed.column] + printed.stars(demand)
        gains[self._open.closed(rows)] = NEVER
        return gains

    def _worth(self, boxes: Ints, cells: Ints) -> Floats:
        if self._always:
            return _BOX ** boxes.astype(np.float64)
        found: Floats = np.where(cells >= 0, self._printed.prospects[boxes, np.maximum(cells, 0)], 0.0)
        return found

    def write(self, rows: Ints, spaces: Ints, values: Ints) -> tuple[Ints, Ints]:
        """The circle, where it has a lock (MC-55, MC-57)."""
        column = self._printed.column[spaces]
        self._boxes[rows, column] -= 1
        self._cells[rows, column] -= values
        complete = (self._boxes[rows, column] == 0) & (self._always | (self._cells[rows, column] == 0))
        self._circles[rows] += complete
        circles = self._circles[rows]
        opened = complete & self._printed.locks[circles]
        return np.where(opened, circles, -1), self._open.mark(rows, spaces)
