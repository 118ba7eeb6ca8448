"""Cologne's columns in numbers (MC-53 to MC-59)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

import numpy as np

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.cologne import column_of
from heliograph.games.critical_orbit.state import Cologne
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.cologne_chances import prospects
from heliograph.players.critical_orbit.stations.sheet import NEVER, PIPS, Floats, Ints, Spaces

PATIENCE = 0.8
"""What is left of an unlock card's worth with every number that comes before it."""
_PIPS = np.array(PIPS)


class CologneColumns(Spaces):
    """What is printed, worked out once."""

    def __init__(self, pack: Pack) -> None:
        board = pack.cologne_board
        super().__init__(board)
        columns = pack.cologne_columns.value
        self.column = np.array([column_of(space) - 1 for space in self.spaces])
        self.boxes = np.array([column.boxes for column in columns])
        self.cells = np.array([column.cells for column in columns])
        self.prospect = prospects(int(self.boxes.max()), int(self.cells.max()), PATIENCE)
        locks = pack.cologne_locks.value
        self.worth_of_circles = np.array([_worth(circles, locks) for circles in range(len(columns) + 1)])
        """In unlock cards."""
        self.worth_of_hope = len(locks) / len(columns)


def _worth(circles: int, locks: tuple[int, ...]) -> float:
    """Locks reached, and part of the next one when it is the very next circle (MC-57)."""
    return sum(lock <= circles for lock in locks) + 0.4 * (circles > 0 and circles + 1 in locks)


@dataclass(frozen=True, eq=False)
class CologneSheet:
    printed: CologneColumns
    values: Ints
    """-1: nothing is written; 0: a tick of the AI deck's."""
    circles: int
    always: bool = False
    """A full column always counts (MC-67)."""

    @classmethod
    def of(cls, printed: CologneColumns, cologne: Cologne, *, deck: bool = False) -> Self:
        values = np.full(len(printed.spaces), -1)
        for space, value in cologne.written.items():
            values[printed.index[space]] = value
        return cls(printed, values, cologne.circles, deck)

    @cached_property
    def left(self) -> tuple[Ints, Ints]:
        """Of each column: boxes and cells."""
        written = self.values >= 0
        columns = len(self.printed.boxes)
        used = np.bincount(self.printed.column, written, columns).astype(np.int64)
        filled = np.bincount(self.printed.column, np.maximum(self.values, 0), columns).astype(np.int64)
        return self.printed.boxes - used, self.printed.cells - filled

    def _prospect(self, boxes: Ints, cells: Ints) -> Floats:
        if self.always:
            return PATIENCE ** boxes.astype(np.float64) * np.ones_like(cells)
        found: Floats = np.where(cells >= 0, self.printed.prospect[boxes, np.maximum(cells, 0)], 0.0)
        return found

    def gains(self, demand: Demand) -> Floats:
        printed = self.printed
        boxes, cells = self.left
        column = printed.column
        now = self._prospect(boxes, cells)[column][:, None]
        fewer, less = np.maximum(boxes[column] - 1, 0)[:, None], cells[column][:, None] - _PIPS
        then = self._prospect(np.broadcast_to(fewer, less.shape), less)
        done = (fewer == 0) & (self.always | (less == 0))
        worth = printed.worth_of_circles
        step = worth[min(self.circles + 1, len(worth) - 1)] - worth[self.circles]
        gains: Floats = demand.unlock * np.where(
            done, step - printed.worth_of_hope * now, printed.worth_of_hope * (then - now)
        )
        gains += printed.stars(demand)[:, None]
        gains[~printed.open(self.values >= 0)] = NEVER
        return gains

    def after(self, space: int, value: int, demand: Demand) -> Self:
        values = self.values.copy()
        values[space] = value
        sheet = replace(self, values=values)
        column = self.printed.column[space]
        boxes, cells = sheet.left
        complete = boxes[column] == 0 and (self.always or cells[column] == 0)
        return replace(sheet, circles=self.circles + 1) if complete else sheet
