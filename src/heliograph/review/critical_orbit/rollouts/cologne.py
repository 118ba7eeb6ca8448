"""The worth of Cologne's entries in many missions at once."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.state import Cologne
from heliograph.players.critical_orbit.boards.cologne import CologneBoard, CologneColumns
from heliograph.players.critical_orbit.boards.spaces import Floats, Ints
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.cologne_chances import prospects
from heliograph.players.critical_orbit.stations.sheet import NEVER, worth_of_stars

_PATIENCE = 0.9
_BOX = 0.8
"""The factor on the worth of the AI deck's columns for each empty box."""
_CIRCLE = 0.5
_LOCK = 0.2
"""In unlock cards: the worth of a circle, and of a lock reached now rather than later."""


def patient_prospects(printed: CologneColumns) -> Floats:
    """By boxes left and cells left: the probability of completing a column."""
    return prospects(int(printed.boxes.max()), int(printed.cells.max()), _PATIENCE)


class ManyCologne(CologneBoard):
    def __init__(
        self, printed: CologneColumns, prospects: Floats, cologne: Cologne, rows: int, *, always: bool
    ) -> None:
        super().__init__(printed, cologne, rows, always=always)
        self._prospects = prospects

    def gains(self, rows: Ints, values: Ints, demand: Demand) -> Floats:
        printed, boxes, cells = self.printed, self.boxes[rows], self.cells[rows]
        fewer, less = np.maximum(boxes - 1, 0), cells - values[:, None]
        change = self._worth(fewer, less) - self._worth(boxes, cells)
        lock = printed.locks[self.circles[rows] + 1][:, None] & self.is_complete(fewer, less)
        by_column = demand.unlock * (_CIRCLE * change + _LOCK * lock)
        gains: Floats = by_column[:, printed.column] + worth_of_stars(printed, demand)
        gains[self.closed(rows)] = NEVER
        return gains

    def _worth(self, boxes: Ints, cells: Ints) -> Floats:
        if self.always:
            return _BOX ** boxes.astype(np.float64)
        found: Floats = np.where(cells >= 0, self._prospects[boxes, np.maximum(cells, 0)], 0.0)
        return found
