"""The worth of Cologne's entries: the chances of completing its columns (MC-53 to MC-59)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

import numpy as np

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.state import Cologne
from heliograph.players.critical_orbit.boards.cologne import CologneBoard, CologneColumns
from heliograph.players.critical_orbit.boards.spaces import PIPS, Floats, Ints
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.cologne_chances import prospects
from heliograph.players.critical_orbit.stations.sheet import NEVER, ONLY, worth_of_stars

PATIENCE = 0.8
"""The factor on an unlock card's worth for every number that comes before it."""
_PIPS = np.array(PIPS)


class CologneProspects(CologneColumns):
    """Printed facts, and what they may be worth, worked out once."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.prospect = prospects(int(self.boxes.max()), int(self.cells.max()), PATIENCE)
        locks, columns = pack.cologne_locks.value, len(self.boxes)
        self.worth_of_circles = np.array([_worth(circles, locks) for circles in range(columns + 1)])
        """In unlock cards."""
        self.worth_of_hope = len(locks) / columns


def _worth(circles: int, locks: tuple[int, ...]) -> float:
    """The locks reached, plus part of the next one if it is on the very next circle (MC-57)."""
    return sum(lock <= circles for lock in locks) + 0.4 * (circles > 0 and circles + 1 in locks)


@dataclass(frozen=True, eq=False)
class CologneSheet:
    printed: CologneProspects
    board: CologneBoard

    @classmethod
    def of(cls, printed: CologneProspects, cologne: Cologne, *, deck: bool = False) -> Self:
        return cls(printed, CologneBoard(printed, cologne, always=deck))

    def _prospect(self, boxes: Ints, cells: Ints) -> Floats:
        if self.board.always:
            return PATIENCE ** boxes.astype(np.float64) * np.ones_like(cells)
        found: Floats = np.where(cells >= 0, self.printed.prospect[boxes, np.maximum(cells, 0)], 0.0)
        return found

    def gains(self, demand: Demand) -> Floats:
        printed, board = self.printed, self.board
        boxes, cells, circles = board.boxes[0], board.cells[0], int(board.circles[0])
        column = printed.column
        now = self._prospect(boxes, cells)[column][:, None]
        fewer, less = np.maximum(boxes[column] - 1, 0)[:, None], cells[column][:, None] - _PIPS
        then = self._prospect(np.broadcast_to(fewer, less.shape), less)
        worth = printed.worth_of_circles
        step = worth[min(circles + 1, len(worth) - 1)] - worth[circles]
        gains: Floats = demand.unlock * np.where(
            board.is_complete(fewer, less),
            step - printed.worth_of_hope * now,
            printed.worth_of_hope * (then - now),
        )
        gains += worth_of_stars(printed, demand)[:, None]
        gains[board.closed(ONLY)[0]] = NEVER
        return gains

    def after(self, space: int, value: int, demand: Demand) -> Self:
        board = self.board.copy()
        board.write(ONLY, np.array([space]), np.array([value]))
        return replace(self, board=board)
