"""Houston's board as numbers (MC-40 to MC-45): every place where a shape can lie."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from heliograph.games.critical_orbit.box.boards import Space, point_of
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS, SHAPES, Shape, turned_cells
from heliograph.games.critical_orbit.state import Houston
from heliograph.players.critical_orbit.boards.spaces import PIPS, BoardRows, Flags, Ints, Spaces

# One code for each place where a shape may lie: spoilt, empty, or which number it holds and how often. The
# effect of writing a number is then a table lookup.
SPOILT, EMPTY = 0, 1
FULL = 4
"""Numbers in a shape."""
CODES = 2 + len(PIPS) * FULL


def _code(number: int, held: int) -> int:
    return EMPTY + (number - 1) * FULL + held if held else EMPTY


def held_in(code: int) -> int:
    """How many equal numbers; -1 if no shape can lie there any more."""
    if code == SPOILT:
        return -1
    return (code - EMPTY - 1) % FULL + 1 if code > EMPTY else 0


def after(code: int, value: int) -> int:
    """The code after this number is written in it."""
    if code == EMPTY:
        return _code(value, 1)
    fits = code > EMPTY and held_in(code) < FULL and _code(value, held_in(code)) == code
    return code + 1 if fits else SPOILT


_HELD = np.array([held_in(code) for code in range(CODES)])
_NUMBER = np.array([0, 0, *(number for number in PIPS for _ in range(FULL))])
_AFTER = np.array([[after(code, value) for code in range(CODES)] for value in (1, *PIPS)], dtype=np.int8)
"""By number and code."""
_ALMOST = np.array([_code(value, FULL - 1) for value in (1, *PIPS)], dtype=np.int8)


class HoustonPlaces(Spaces):
    """Printed facts, worked out once."""

    def __init__(self, pack: Pack) -> None:
        board = pack.houston_board
        super().__init__(board)
        places = _places(board.spaces)
        self.shape = np.array([SHAPES.index(shape) for shape, _ in places])
        self.cells = np.array([[self.index[space] for space in spaces] for _, spaces in places])
        self.holds = np.zeros((len(board.spaces), len(places)))
        """By space and place: whether the space is one of the place's four."""
        for place, cells in enumerate(self.cells):
            self.holds[cells, place] = 1.0
        self.touches = ((self.holds.T @ self.holds) > 0).astype(np.float64)
        """By place and place: whether they share a space."""
        self.by_cells = {frozenset(spaces): at for at, (_, spaces) in enumerate(places)}
        self.circles = pack.circles_each_shape.value


def _places(spaces: tuple[Space, ...]) -> list[tuple[Shape, tuple[Space, ...]]]:
    """Each shape in every rotation, wherever all its spaces can be written on."""
    names = {point_of(space): space for space in spaces}
    wide, high = (max(point[axis] for point in names) + 1 for axis in (0, 1))
    found = set()
    for shape in SHAPES:
        for quarters in range(QUARTER_TURNS):
            form = turned_cells(shape, quarters)
            for left in range(wide):
                for top in range(high):
                    cells = [(x + left, y + top) for x, y in form]
                    if all(cell in names for cell in cells):
                        found.add((shape, tuple(sorted(names[cell] for cell in cells))))
    return sorted(found)


class HoustonBoard(BoardRows):
    def __init__(self, printed: HoustonPlaces, houston: Houston, rows: int = 1) -> None:
        values = np.maximum(printed.values(houston.written), 0)
        super().__init__(printed, values > 0, rows)
        self.printed = printed
        self.holds = printed.holds.astype(bool)
        self._touches: Flags = printed.touches > 0
        ticked = np.array([houston.circles.get(shape, 0) for shape in SHAPES])
        there = values[printed.cells]
        number, held = there.max(axis=1), (there > 0).sum(axis=1)
        codes = np.where(held > 0, EMPTY + (number - 1) * FULL + held, EMPTY)
        spoilt = ((there > 0) & (there != number[:, None])).any(axis=1)
        spoilt |= np.isin(printed.spaces, houston.struck)[printed.cells].any(axis=1)
        spoilt |= ticked[printed.shape] >= printed.circles
        self.codes: NDArray[np.int8] = np.tile(np.where(spoilt, SPOILT, codes).astype(np.int8), (rows, 1))
        """By row and place."""
        self._ticked = np.tile(ticked, (rows, 1))

    def standing(self, row: int) -> tuple[Ints, Ints]:
        """For each place: how many equal numbers it holds, -1 if it can hold no shape, and which number."""
        codes = self.codes[row]
        return _HELD[codes], _NUMBER[codes]

    def almost(self, rows: Ints, values: Ints) -> Flags:
        """By row and place: whether this number would complete a shape there."""
        found: Flags = self.codes[rows] == _ALMOST[values][:, None]
        return found

    def put(self, rows: Ints, spaces: Ints, values: Ints) -> tuple[Flags, Ints]:
        """By row: the places where a shape was made, and the job that earned a star, or -1."""
        through, codes = self.holds[spaces], self.codes[rows]
        made = through & self.almost(rows, values)
        self.codes[rows] = np.where(through, _AFTER[values[:, None], codes], codes)
        return made, self.mark(rows, spaces)

    def claim(self, rows: Ints, places: Ints) -> Ints:
        """MC-42, MC-43: takes one shape in each row. Returns the shapes."""
        shape = self.printed.shape[places]
        self._ticked[rows, shape] += 1
        full = self._ticked[rows, shape] >= self.printed.circles
        gone = self._touches[places] | (full[:, None] & (self.printed.shape == shape[:, None]))
        self.codes[rows] = np.where(gone, np.int8(SPOILT), self.codes[rows])
        return shape
