"""Conduit tiles: the cells they fill, where their pipes lead, and the edge places of the Mercury board."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal, get_args

import msgspec

from heliograph.games.critical_orbit.box.boards import Job
from heliograph.games.critical_orbit.box.shapes import CELLS, Point, Shape, corner, turn_point, turned_cells
from heliograph.kernel.grid import Spot

Side = Literal["T", "R", "B", "L"]
SIDES: tuple[Side, ...] = get_args(Side)
ValveColour = Literal["white", "black"]
VALVES: tuple[ValveColour, ...] = get_args(ValveColour)
CanisterColour = Literal["yellow", "blue", "green"]
TileId = str
"""A shape and a number: L1 to T6."""
Stem = str
"""A tile and a valve colour: `L4-white`."""
Place = str
"""A side and a number: `L2`."""
NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
_LETTERS: dict[str, Point] = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
_ENDS: dict[Shape, tuple[tuple[str, str], tuple[str, str]]] = {
    "L": (("N", "W"), ("E", "S")),
    "J": (("N", "E"), ("W", "S")),
    "S": (("E", "N"), ("W", "S")),
    "Z": (("W", "N"), ("E", "S")),
}
"""The directions in which the first and the last end open, straight and turned."""
_T_EXITS: tuple[tuple[Point, Point], ...] = (((0, 0), WEST), ((2, 0), EAST), ((1, 1), SOUTH))
Exit = tuple[Point, Point]
"""A cell and the direction in which the pipe leaves it."""


class Tile(msgspec.Struct, frozen=True):
    id: TileId
    shape: Shape
    first_turned: bool
    last_turned: bool
    oxygen: int
    stems: tuple[ValveColour, ...]
    star: Job | None


def stems_of(tile: Tile) -> tuple[Stem, ...]:
    return tuple(f"{tile.id}-{colour}" for colour in tile.stems)


def colour_of_stem(stem: Stem) -> ValveColour:
    return "white" if stem.endswith("white") else "black"


@cache
def base_exits(tile: Tile) -> tuple[Exit, ...]:
    if tile.shape == "T":
        return _T_EXITS
    first, last = _ENDS[tile.shape]
    cells = CELLS[tile.shape]
    return (
        (cells[0], _LETTERS[first[tile.first_turned]]),
        (cells[-1], _LETTERS[last[tile.last_turned]]),
    )


@cache
def exits_at(tile: Tile, spot: Spot) -> tuple[Exit, ...]:
    left, top = corner(tuple(turn_point(cell, spot.rotation) for cell in CELLS[tile.shape]))
    found: list[Exit] = []
    for cell, way in base_exits(tile):
        x, y = turn_point(cell, spot.rotation)
        found.append(((x - left + spot.x, y - top + spot.y), turn_point(way, spot.rotation)))
    return tuple(found)


@lru_cache(maxsize=4096)  # Bounded, because clients can ask about any spot.
def cells_at(shape: Shape, spot: Spot) -> tuple[Point, ...]:
    return tuple((x + spot.x, y + spot.y) for x, y in turned_cells(shape, spot.rotation))


def mouth(place: Place, size: int) -> Exit:
    """The border cell at an edge place, and the direction out to the place (MC-29)."""
    side, number = place[0], int(place[1:]) - 1
    match side:
        case "T":
            return (number, 0), NORTH
        case "B":
            return (number, size - 1), SOUTH
        case "L":
            return (0, number), WEST
        case _:
            return (size - 1, number), EAST


@cache
def all_places(size: int) -> tuple[Place, ...]:
    return tuple(f"{side}{number}" for side in SIDES for number in range(1, size + 1))
