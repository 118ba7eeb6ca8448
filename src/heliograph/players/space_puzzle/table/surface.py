"""Where on the surface a map of the ship may lie, and the probability that a token there means each cell.

Lengths are tenths of a millimetre, the unit of the surface (SP-H5).
"""

from __future__ import annotations

from functools import cache

import numpy as np

from heliograph.games.space_puzzle.state import SIDE
from heliograph.players.space_puzzle.codebooks.codebook import AXES, SHARP, Codebook, Frame, Grid
from heliograph.players.space_puzzle.codebooks.habits import ROOM_WIDTH
from heliograph.players.space_puzzle.table.numbers import COLUMN, ROW, Floats

WIDTH, HEIGHT, TOKEN = 3000, 2000, 250
AREA = float(WIDTH * HEIGHT)
PITCH = ROOM_WIDTH

_PITCHES: dict[Grid, tuple[float, float]] = {
    "square": (PITCH, PITCH),
    "stretched": (WIDTH / SIDE, HEIGHT / SIDE),
    "small": (300.0, 300.0),
    "relative": (PITCH, PITCH),
    "none": (PITCH, PITCH),
}
_MIDDLE = (SIDE - 1) / 2
BOUND_SPREAD = 190.0
"""How far a key may typically lie from its own colour."""

DIAL_STEP = 420.0
"""One pip, if a colour's distance from the die token gives its value."""

TOUCHES = 300.0
"""Tokens whose centres are nearer than this touch or overlap."""

Point = tuple[float, float]


@cache
def centres(frame: Frame, grid: Grid) -> Floats:
    """[cell, 2]: where a token that means this cell would lie."""
    across, down = _PITCHES[grid]
    x, y = np.array(AXES[frame]) @ np.stack([COLUMN - _MIDDLE, ROW - _MIDDLE])
    found = np.stack([WIDTH / 2 + x * across, HEIGHT / 2 + y * down], axis=1)
    found.setflags(write=False)
    return found


def cell_at(point: Point, frame: Frame, grid: Grid) -> int:
    """The cell whose place on this map is nearest."""
    across, down = _PITCHES[grid]
    (a, b), (c, d) = AXES[frame]
    u, v = (point[0] - WIDTH / 2) / across, (point[1] - HEIGHT / 2) / down
    column, row = (min(max(round(x + _MIDDLE), 0), SIDE - 1) for x in (a * u + c * v, b * u + d * v))
    return SIDE * row + column


def map_density(point: Point, frame: Frame, grid: Grid, eye: float = SHARP) -> Floats:
    """[cell]: the likelihood of this place for a token that means this cell, relative to a token that lies
    anywhere."""
    across, down = _PITCHES[grid]
    sx, sy = eye * across, eye * down
    off = (np.array(point) - centres(frame, grid)) / (sx, sy)
    return np.asarray(AREA / (2 * np.pi * sx * sy) * np.exp(-0.5 * (off**2).sum(axis=1)))


def place_density(point: Point, book: Codebook) -> Floats:
    """The same by a codebook, whose map may be smaller and off-centre."""
    if book.grid == "none":
        return np.ones(SIDE * SIDE)
    if book.scale == 1.0 and not book.across and not book.down:
        return map_density(point, book.frame, book.grid, book.eye)
    x = (point[0] - WIDTH / 2 - book.across) / book.scale + WIDTH / 2
    y = (point[1] - HEIGHT / 2 - book.down) / book.scale + HEIGHT / 2
    return map_density((x, y), book.frame, "square", book.eye) / book.scale**2


def bound_density(point: Point, other: Point, spread: float = BOUND_SPREAD) -> float:
    """The likelihood of this place for a token that belongs to the other one, relative to one that lies
    anywhere."""
    square = (point[0] - other[0]) ** 2 + (point[1] - other[1]) ** 2
    return float(AREA / (2 * np.pi * spread**2) * np.exp(-0.5 * square / spread**2))


def distance(point: Point, other: Point) -> float:
    return float(np.hypot(point[0] - other[0], point[1] - other[1]))
