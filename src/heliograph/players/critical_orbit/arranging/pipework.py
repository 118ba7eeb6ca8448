"""The pipes on the grid as numbers: cells are bits, and a pipe's open end is a heading.

A heading is a cell about to be entered and a direction, or an edge place about to be reached. Tiles whose
pipes run alike have one form: their possible places are worked out once for all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS, Point, Shape
from heliograph.games.critical_orbit.box.tiles import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Exit,
    Place,
    Tile,
    all_places,
    cells_at,
    exits_at,
    mouth,
)
from heliograph.kernel.grid import Spot, lies_free

Bits = NDArray[np.uint64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
LARGEST = 8
"""Grids of up to 64 cells fit into a machine word."""
NO_HEADING = -1
_WAYS = (NORTH, EAST, SOUTH, WEST)
Form = tuple[Shape, bool, bool]


def form_of(tile: Tile) -> Form:
    """All T tiles run alike."""
    return (
        (tile.shape, False, False) if tile.shape == "T" else (tile.shape, tile.first_turned, tile.last_turned)
    )


class Lie(NamedTuple):
    """One way in which a tile of a form may lie."""

    spot: Spot
    bits: int
    exits: tuple[Exit, ...]


def bit_of(cell: Point, size: int) -> int:
    return 1 << (cell[1] * size + cell[0])


@cache
def lies(form: Form, size: int) -> tuple[Lie, ...]:
    shape, tile = form[0], _any_tile(form)
    found: dict[tuple[frozenset[Point], frozenset[Exit]], Lie] = {}
    for rotation in range(QUARTER_TURNS):
        for y in range(size):
            for x in range(size):
                spot = Spot(x, y, rotation)
                cells = cells_at(shape, spot)
                if lies_free(cells, size, size, ()):
                    exits = exits_at(tile, spot)
                    bits = sum(bit_of(cell, size) for cell in cells)
                    found.setdefault((frozenset(cells), frozenset(exits)), Lie(spot, bits, exits))
    return tuple(found.values())


@cache
def _lie_at(form: Form, size: int) -> dict[tuple[frozenset[Point], frozenset[Exit]], int]:
    tile = _any_tile(form)
    return {
        (frozenset(cells_at(form[0], lie.spot)), frozenset(exits_at(tile, lie.spot))): index
        for index, lie in enumerate(lies(form, size))
    }


def lie_of(form: Form, spot: Spot, size: int) -> int:
    """The lie of a spot: an S turned by half a turn may cover the same cells."""
    key = frozenset(cells_at(form[0], spot)), frozenset(exits_at(_any_tile(form), spot))
    return _lie_at(form, size)[key]


def _any_tile(form: Form) -> Tile:
    shape, first, last = form
    return Tile(shape, shape, first, last, 0, (), None)


def headings(size: int) -> int:
    """The number of headings: into every cell in four directions, then to the edge places."""
    return inner_headings(size) + len(all_places(size))


def inner_headings(size: int) -> int:
    return size * size * len(_WAYS)


@cache
def _to_place(size: int) -> dict[Exit, int]:
    return {mouth(place, size): inner_headings(size) + i for i, place in enumerate(all_places(size))}


def leaving(exit: Exit, size: int) -> int:
    """The heading for leaving a tile through this exit."""
    (x, y), (dx, dy) = exit
    place = _to_place(size).get(exit)
    return (((y + dy) * size + x + dx) * len(_WAYS) + _WAYS.index((dx, dy))) if place is None else place


def entering(exit: Exit, size: int) -> int:
    """The heading for entering a tile through this exit."""
    (x, y), (dx, dy) = exit
    return (y * size + x) * len(_WAYS) + _WAYS.index((-dx, -dy))


def turned_back(heading: int, size: int) -> int:
    """The heading across the same edge between two cells in the opposite direction."""
    cell, way = divmod(heading, len(_WAYS))
    dx, dy = _WAYS[way]
    return (cell - dy * size - dx) * len(_WAYS) + (way + 2) % len(_WAYS)


def from_place(place: Place, size: int) -> int:
    return entering(mouth(place, size), size)


def to_place(place: Place, size: int) -> int:
    return leaving(mouth(place, size), size)


def place_at(heading: int, size: int) -> Place:
    return all_places(size)[heading - inner_headings(size)]


@dataclass(frozen=True)
class Steps:
    """Every way to lay one more tile, sorted by the heading from which it is reached."""

    first: Ints
    """By heading: the index of its first step; one more entry at the end."""
    bits: Bits
    ahead: Ints
    """The heading at the far end of the tile."""
    spare: Ints
    """The heading through a T tile's third exit, or `NO_HEADING`."""
    form: Ints
    lie: Ints


@cache
def _steps_of(form: Form, size: int) -> tuple[Ints, Bits, Ints, Ints, Ints]:
    rows = [
        (entering(one, size), lie.bits, leaving(other, size), _spare(lie, one, other, size), index)
        for index, lie in enumerate(lies(form, size))
        for one, other in permutations(lie.exits, 2)
    ]
    heading, bits, ahead, spare, index = zip(*rows, strict=True)
    return (
        np.array(heading, np.int64),
        np.array(bits, np.uint64),
        np.array(ahead, np.int64),
        np.array(spare, np.int64),
        np.array(index, np.int64),
    )


def _spare(lie: Lie, one: Exit, other: Exit, size: int) -> int:
    return next((leaving(exit, size) for exit in lie.exits if exit not in (one, other)), NO_HEADING)


@lru_cache(maxsize=64)
def steps_for(forms: tuple[Form, ...], size: int) -> Steps:
    parts = [_steps_of(form, size) for form in forms]
    heading = np.concatenate([part[0] for part in parts])
    order = np.argsort(heading, kind="stable")
    form = np.repeat(np.arange(len(forms)), [len(part[0]) for part in parts])
    first = np.searchsorted(heading[order], np.arange(inner_headings(size) + 1))
    bits = np.concatenate([part[1] for part in parts])[order]
    ahead, spare, lie = (np.concatenate([part[i] for part in parts])[order] for i in (2, 3, 4))
    return Steps(first, bits, ahead, spare, form[order], lie)
