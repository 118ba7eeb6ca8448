"""The five shapes of four cells (MC-9, MC-41): turned in every direction, never mirrored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal, get_args

Shape = Literal["L", "J", "S", "Z", "T"]
SHAPES: tuple[Shape, ...] = get_args(Shape)
Point = tuple[int, int]
"""Column and row, counted from 0; x to the right, y down."""

CELLS: dict[Shape, tuple[Point, ...]] = {
    "L": ((0, 0), (0, 1), (0, 2), (1, 2)),
    "J": ((1, 0), (1, 1), (1, 2), (0, 2)),
    "S": ((2, 0), (1, 0), (1, 1), (0, 1)),
    "Z": ((0, 0), (1, 0), (1, 1), (2, 1)),
    "T": ((0, 0), (1, 0), (2, 0), (1, 1)),
}
QUARTER_TURNS = 4


def turn_point(point: Point, quarters: int) -> Point:
    """Turned clockwise about the origin, with y pointing down."""
    x, y = point
    for _ in range(quarters % QUARTER_TURNS):
        x, y = -y, x
    return x, y


def corner(points: tuple[Point, ...]) -> Point:
    return min(x for x, _ in points), min(y for _, y in points)


@cache
def turned_cells(shape: Shape, quarters: int) -> tuple[Point, ...]:
    """The cells in the shape's own order, moved so that the smallest column and row are 0."""
    points = tuple(turn_point(cell, quarters) for cell in CELLS[shape])
    left, top = corner(points)
    return tuple((x - left, y - top) for x, y in points)


@cache
def _forms() -> dict[frozenset[Point], Shape]:
    return {
        frozenset(turned_cells(shape, quarters)): shape
        for shape in SHAPES
        for quarters in range(QUARTER_TURNS)
    }


def shape_of(points: frozenset[Point]) -> Shape | None:
    """The shape that four cells make; None for I and O (MC-41)."""
    left, top = corner(tuple(points))
    return _forms().get(frozenset((x - left, y - top) for x, y in points))


def shapes_through(point: Point, usable: Mapping[Point, bool]) -> Iterator[tuple[Shape, frozenset[Point]]]:
    """All shapes of usable cells that contain this one."""
    seen: set[frozenset[Point]] = set()
    for form, shape in _forms().items():
        for x, y in form:
            moved = frozenset((u - x + point[0], v - y + point[1]) for u, v in form)
            if moved not in seen and all(usable.get(cell, False) for cell in moved):
                seen.add(moved)
                yield shape, moved


def neighbours(point: Point) -> tuple[Point, ...]:
    x, y = point
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)
