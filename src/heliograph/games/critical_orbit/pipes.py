"""Conduits on the Mercury board and what they connect (MC-26 to MC-39, MC-H8, MC-H9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Literal, get_args

import msgspec

from heliograph.games.critical_orbit.boards import Job
from heliograph.games.critical_orbit.shapes import CELLS, Point, Shape, corner, turn_point, turned_cells
from heliograph.kernel.grid import Spot

Side = Literal["T", "R", "B", "L"]
SIDES: tuple[Side, ...] = get_args(Side)
ValveColour = Literal["white", "black"]
VALVES: tuple[ValveColour, ...] = get_args(ValveColour)
CanisterColour = Literal["yellow", "blue", "green"]
TileId = str
"""Shape and number: L1 to T6."""
Stem = str
"""`L4-white`."""
Place = str
"""A side and a number: L2."""

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
_LETTERS: dict[str, Point] = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
_ENDS: dict[Shape, tuple[tuple[str, str], tuple[str, str]]] = {
    "L": (("N", "W"), ("E", "S")),
    "J": (("N", "E"), ("W", "S")),
    "S": (("E", "N"), ("W", "S")),
    "Z": (("W", "N"), ("E", "S")),
}
"""Which way the first and the last end open, straight and turned."""
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


@lru_cache(maxsize=4096)  # Asked about spots anybody sends, so it must not keep all of them.
def cells_at(shape: Shape, spot: Spot) -> tuple[Point, ...]:
    return tuple((x + spot.x, y + spot.y) for x, y in turned_cells(shape, spot.rotation))


def mouth(place: Place, size: int) -> Exit:
    """The border cell at an edge place, and the way out to it (MC-29)."""
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


def all_places(size: int) -> tuple[Place, ...]:
    return tuple(f"{side}{number}" for side in SIDES for number in range(1, size + 1))


class Network(msgspec.Struct, frozen=True):
    """What is joined: tiles to tiles, and tiles to canisters."""

    near: dict[TileId, tuple[TileId, ...]]
    taps: dict[Place, TileId]
    """The tile that opens to each edge place."""


def network(tiles: Iterable[Tile], spots: Mapping[TileId, Spot], size: int) -> Network:
    placed = {tile.id: tile for tile in tiles if tile.id in spots}
    openings = {exit: id for id, tile in placed.items() for exit in exits_at(tile, spots[id])}
    near: dict[TileId, tuple[TileId, ...]] = {}
    for id, tile in placed.items():
        found: list[TileId] = []
        for (x, y), (dx, dy) in exits_at(tile, spots[id]):
            other = openings.get(((x + dx, y + dy), (-dx, -dy)))
            if other is not None and other != id and other not in found:
                found.append(other)
        near[id] = tuple(found)
    places = _places_by_mouth(size)
    taps = {places[exit]: id for exit, id in openings.items() if exit in places}
    return Network(near, taps)


@cache
def _places_by_mouth(size: int) -> dict[Exit, Place]:
    return {mouth(place, size): place for place in all_places(size)}


def connecting_tiles(
    net: Network, pairs: Iterable[tuple[Place, Place]], works: Mapping[TileId, bool]
) -> frozenset[TileId]:
    """Tiles on at least one path of working tiles between the two canisters of a colour (MC-37, MC-H9)."""
    found: set[TileId] = set()
    for one, other in pairs:
        start, end = net.taps.get(one), net.taps.get(other)
        if start is not None and end is not None:
            for path in _paths(net, start, end, works):
                found.update(path)
    return frozenset(found)


def _paths(
    net: Network, start: TileId, end: TileId, works: Mapping[TileId, bool]
) -> Iterator[tuple[TileId, ...]]:
    """Every way from tile to tile that visits none twice. Only T tiles branch, so there are few."""
    stack: list[tuple[TileId, ...]] = [(start,)] if works[start] else []
    while stack:
        path = stack.pop()
        if path[-1] == end:
            yield path
            continue
        stack.extend((*path, tile) for tile in net.near[path[-1]] if works[tile] and tile not in path)


class Flow(msgspec.Struct, frozen=True):
    connected: frozenset[TileId]
    missing: tuple[Stem, ...]
    """MC-38: bare stems on paths that would count with them covered."""


@lru_cache(maxsize=512)  # A position is asked about for its view, its oxygen and its end.
def flow(
    placed: tuple[tuple[Tile, Spot], ...],
    size: int,
    pairs: tuple[tuple[Place, Place], ...],
    covered: tuple[Stem, ...],
) -> Flow:
    """MC-36 to MC-39, MC-H9."""
    net = network((tile for tile, _ in placed), {tile.id: spot for tile, spot in placed}, size)
    bare = {tile.id: tuple(stem for stem in stems_of(tile) if stem not in covered) for tile, _ in placed}
    possible = connecting_tiles(net, pairs, dict.fromkeys(bare, True))
    missing = tuple(stem for id in sorted(possible) for stem in bare[id])
    if missing:
        return Flow(connecting_tiles(net, pairs, {id: not stems for id, stems in bare.items()}), missing)
    return Flow(possible, ())
