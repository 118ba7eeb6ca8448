"""Houston in many missions at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.state import Houston
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.houston_places import HoustonPlaces
from heliograph.players.critical_orbit.stations.sheet import NEVER, PIPS, Flags, Floats, Ints
from heliograph.review.critical_orbit.rollouts.many import Open

# Of each place where a shape may come to lie, one code says all: spoilt, empty, or which number it holds and
# how often. What a number does to a place is then a matter of looking it up.
_SPOILT, _EMPTY = 0, 1
_FULL = 4
_CODES = 2 + len(PIPS) * _FULL
_HOPE = (0.0, 0.03, 0.12, 0.42, 0.0)
"""What a place is worth with so many equal numbers in it, in parts of a tile."""
_MANY_HOPES = 4.0
_PART = 0.45
"""Places of one number stand in each other's way: many hopes together are worth less than half a tile."""


def _code(number: int, held: int) -> int:
    return _EMPTY + (number - 1) * _FULL + held if held else _EMPTY


def _held(code: int) -> int:
    return (code - _EMPTY - 1) % _FULL + 1 if code > _EMPTY else 0


def _after(code: int, value: int) -> int:
    """With this number written in it."""
    if code == _EMPTY:
        return _code(value, 1)
    fits = code > _EMPTY and _held(code) < _FULL and _code(value, _held(code)) == code
    return code + 1 if fits else _SPOILT


def _hope(code: int) -> float:
    return 0.0 if code == _SPOILT else _HOPE[_held(code)]


_AFTER = np.array([[_after(code, value) for code in range(_CODES)] for value in (1, *PIPS)], dtype=np.int8)
"""By number and code."""
_CHANGE = np.array(
    [[_hope(_after(code, value)) - _hope(code) for code in range(_CODES)] for value in (1, *PIPS)],
    dtype=np.float32,
)
_ALMOST = np.array([_code(value, _FULL - 1) for value in (1, *PIPS)], dtype=np.int8)


class ManyHouston:
    def __init__(self, printed: HoustonPlaces, houston: Houston, rows: int) -> None:
        self._printed = printed
        self._holds = printed.holds.astype(bool)
        self._touches: Flags = (printed.holds.T @ printed.holds) > 0
        values = np.zeros(len(printed.spaces), dtype=np.int64)
        for space, value in houston.written.items():
            values[printed.index[space]] = value
        ticked = [houston.circles.get(shape, 0) for shape in SHAPES]
        codes = np.full(len(printed.shape), _EMPTY, dtype=np.int8)
        for at in np.flatnonzero(values):
            codes = np.where(self._holds[at], _AFTER[values[at], codes], codes)
        struck = np.isin(printed.spaces, houston.struck)
        codes[struck[printed.cells].any(axis=1)] = _SPOILT
        codes[np.array(ticked)[printed.shape] >= printed.circles] = _SPOILT
        self._ticked = np.tile(ticked, (rows, 1))
        self._codes: NDArray[np.int8] = np.tile(codes, (rows, 1))
        self._written = np.tile(values > 0, (rows, 1))
        self._open = Open(printed, values > 0, rows)

    def gains(self, rows: Ints, values: Ints, demand: Demand) -> Floats:
        codes = self._codes[rows]
        tile = np.array(demand.shapes, dtype=np.float32)[self._printed.shape]
        hopes = np.take(_CHANGE, codes + _CODES * values.astype(np.int16)[:, None]) @ (self._holds * tile).T
        gains: Floats = _PART * np.tanh(hopes.astype(np.float64) / _MANY_HOPES)
        self._weigh_completions(gains, rows, codes == _ALMOST[values][:, None], tile)
        gains += self._printed.stars(demand)
        gains[self._open.closed(rows)] = NEVER
        return gains

    def _weigh_completions(self, gains: Floats, rows: Ints, almost: Flags, tile: Floats) -> None:
        """MC-42."""
        at, place = np.nonzero(almost)
        cells = self._printed.cells[place]
        missing = ~self._written[rows[at][:, None], cells]
        space = cells[np.arange(len(at)), missing.argmax(axis=1)]
        order = np.argsort(tile[place], kind="stable")  # Of several completions, the best one is set last.
        gains[at[order], space[order]] = tile[place][order]

    def write(self, rows: Ints, spaces: Ints, values: Ints) -> tuple[Ints, Ints]:
        """Shapes by number."""
        codes, through = self._codes[rows], self._holds[spaces]
        made = through & (codes == _ALMOST[values][:, None])
        self._codes[rows] = np.where(through, _AFTER[values[:, None], codes], codes)
        self._written[rows, spaces] = True
        return self._claim(rows, made), self._open.mark(rows, spaces)

    def _claim(self, rows: Ints, made: Flags) -> Ints:
        """MC-42, MC-43; where several were made, the first (MC-H7)."""
        shapes = np.full(len(rows), -1)
        some = np.flatnonzero(made.any(axis=1))
        place, at = made[some].argmax(axis=1), rows[some]
        shape = self._printed.shape[place]
        self._ticked[at, shape] += 1
        full = self._ticked[at, shape] >= self._printed.circles
        gone = self._touches[place] | (full[:, None] & (self._printed.shape == shape[:, None]))
        self._codes[at] = np.where(gone, np.int8(_SPOILT), self._codes[at])
        shapes[some] = shape
        return shapes
