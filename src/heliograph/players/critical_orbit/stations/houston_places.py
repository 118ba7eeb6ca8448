"""What is printed on Houston's board, worked out once: neighbours, stars, and where shapes can lie."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.boards import Space, point_of
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS, SHAPES, Shape, turned_cells
from heliograph.players.critical_orbit.stations.sheet import Spaces


class HoustonPlaces(Spaces):
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
    """Each shape in every rotation wherever its four spaces can be written on."""
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
