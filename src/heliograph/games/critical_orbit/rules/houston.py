"""Houston: shapes of equal numbers, and the tiles they earn (MC-40 to MC-45)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from heliograph.games.critical_orbit.box.boards import (
    Space,
    point_of,
)
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import Point, Shape, shapes_through
from heliograph.games.critical_orbit.rules.spacecraft import open_tiles
from heliograph.games.critical_orbit.state import State

SQUARES_OF_A_SHAPE = 4
"""MC-65: for the AI deck."""


def shapes_made(pack: Pack, state: State, space: Space) -> Iterator[tuple[Shape, tuple[Space, ...]]]:
    """MC-41 to MC-43: shapes of equal numbers through this space that still earn a tile (MC-H7)."""
    written, struck = state.houston.written, state.houston.struck
    value = written[space]
    for shape, spaces in _through(pack.houston_board.spaces, space):
        if (
            all(written.get(name) == value for name in spaces)
            and not any(name in struck for name in spaces)
            and earns_tile(pack, state, shape)
        ):
            yield shape, spaces


@lru_cache(maxsize=4096)
def _through(board: tuple[Space, ...], space: Space) -> tuple[tuple[Shape, tuple[Space, ...]], ...]:
    """Every way a shape can lie over this space."""
    names: dict[Point, Space] = {point_of(name): name for name in board}
    found = shapes_through(point_of(space), dict.fromkeys(names, True))
    return tuple((shape, tuple(sorted(names[point] for point in points))) for shape, points in found)


def earns_tile(pack: Pack, state: State, shape: Shape) -> bool:
    """MC-44, MC-H7: whether a circle is free and a tile is left."""
    owed = sum(getattr(pending, "shape", None) == shape for pending in state.mercury.pending)
    shown = open_tiles(state.mercury).get(shape, ())
    left = len(state.mercury.stacks[shape]) + len(shown) - owed
    return state.houston.circles.get(shape, 0) < pack.circles_each_shape.value and left > 0
