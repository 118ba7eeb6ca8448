"""The worth of Houston's entries in many missions at once."""

from __future__ import annotations

import numpy as np

from heliograph.players.critical_orbit.boards.houston import CODES, SPOILT, HoustonBoard, after, held_in
from heliograph.players.critical_orbit.boards.spaces import PIPS, Flags, Floats, Ints
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheet import NEVER, worth_of_stars

_HOPE = (0.0, 0.03, 0.12, 0.42, 0.0)
"""The worth of a place by its count of equal numbers, as a share of a tile."""
_MANY_HOPES = 4.0
_PART = 0.45
"""Places of one number exclude each other: however many there are, together they are worth less than half a
tile.
"""


def _hope(code: int) -> float:
    return 0.0 if code == SPOILT else _HOPE[held_in(code)]


_CHANGE = np.array(
    [[_hope(after(code, value)) - _hope(code) for code in range(CODES)] for value in (1, *PIPS)],
    dtype=np.float32,
)
"""By number and code."""


class ManyHouston(HoustonBoard):
    def gains(self, rows: Ints, values: Ints, demand: Demand) -> Floats:
        printed, codes = self.printed, self.codes[rows]
        tile = np.array(demand.shapes, dtype=np.float32)[printed.shape]
        hopes = np.take(_CHANGE, codes + CODES * values.astype(np.int16)[:, None]) @ (self.holds * tile).T
        gains: Floats = _PART * np.tanh(hopes.astype(np.float64) / _MANY_HOPES)
        self._weigh_completions(gains, rows, self.almost(rows, values), tile)
        gains += worth_of_stars(printed, demand)
        gains[self.closed(rows)] = NEVER
        return gains

    def _weigh_completions(self, gains: Floats, rows: Ints, almost: Flags, tile: Floats) -> None:
        """MC-42."""
        at, place = np.nonzero(almost)
        cells = self.printed.cells[place]
        missing = ~self.written[rows[at][:, None], cells]
        space = cells[np.arange(len(at)), missing.argmax(axis=1)]
        order = np.argsort(tile[place], kind="stable")  # Of several completions, the best is written last.
        gains[at[order], space[order]] = tile[place][order]

    def write(self, rows: Ints, spaces: Ints, values: Ints) -> tuple[Ints, Ints]:
        """The numbers of the shapes; if several were made, the first is taken (MC-H7)."""
        made, stars = self.put(rows, spaces, values)
        shapes = np.full(len(rows), -1)
        some = np.flatnonzero(made.any(axis=1))
        shapes[some] = self.claim(rows[some], made[some].argmax(axis=1))
        return shapes, stars
