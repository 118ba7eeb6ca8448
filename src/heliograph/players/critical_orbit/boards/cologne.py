"""Cologne's columns as numbers (MC-53 to MC-59): the boxes and cells left in each."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.cologne import column_of
from heliograph.games.critical_orbit.state import Cologne
from heliograph.players.critical_orbit.boards.spaces import BoardRows, Flags, Ints, Spaces


class CologneColumns(Spaces):
    """Printed facts, worked out once."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.cologne_board)
        columns = pack.cologne_columns.value
        self.column = np.array([column_of(space) - 1 for space in self.spaces])
        self.boxes = np.array([column.boxes for column in columns])
        self.cells = np.array([column.cells for column in columns])
        self.locks = np.isin(np.arange(len(columns) + 2), pack.cologne_locks.value)
        """By circle: whether it has a lock."""


class CologneBoard(BoardRows):
    """With `always`, full columns always count (MC-67)."""

    def __init__(
        self, printed: CologneColumns, cologne: Cologne, rows: int = 1, *, always: bool = False
    ) -> None:
        values = printed.values(cologne.written)
        super().__init__(printed, values >= 0, rows)
        self.printed, self.always = printed, always
        columns = len(printed.boxes)
        used = np.bincount(printed.column, values >= 0, columns).astype(np.int64)
        filled = np.bincount(printed.column, np.maximum(values, 0), columns).astype(np.int64)
        self.boxes = np.tile(printed.boxes - used, (rows, 1))
        """By row and column: the boxes left."""
        self.cells = np.tile(printed.cells - filled, (rows, 1))
        self.circles = np.full(rows, cologne.circles)

    def is_complete(self, boxes: Ints, cells: Ints) -> Flags:
        """MC-55, MC-56: whether a column with these boxes and cells left is complete."""
        found: Flags = (boxes == 0) & (self.always | (cells == 0))
        return found

    def write(self, rows: Ints, spaces: Ints, values: Ints) -> tuple[Ints, Ints]:
        """The circle, if it has a lock (MC-55, MC-57), and the job that earned a star; -1 for none."""
        column = self.printed.column[spaces]
        self.boxes[rows, column] -= 1
        self.cells[rows, column] -= values
        complete = self.is_complete(self.boxes[rows, column], self.cells[rows, column])
        self.circles[rows] += complete
        circles = self.circles[rows]
        opened = complete & self.printed.locks[circles]
        return np.where(opened, circles, -1), self.mark(rows, spaces)
