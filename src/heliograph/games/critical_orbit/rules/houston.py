"""Houston: shapes of equal numbers, and the tiles they earn (MC-40 to MC-45)."""

from __future__ import annotations

from collections.abc import Iterator

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
    houston = state.houston
    value = houston.written[space]
    names: dict[Point, Space] = {point_of(name): name for name in houston.written}
    usable = {
        point: houston.written[name] == value and name not in houston.struck for point, name in names.items()
    }
    for shape, points in shapes_through(point_of(space), usable):
        if earns_tile(pack, state, shape):
            yield shape, tuple(sorted(names[point] for point in points))


def earns_tile(pack: Pack, state: State, shape: Shape) -> bool:
    """MC-44, MC-H7: a circle is free and a tile is left."""
    owed = sum(getattr(pending, "shape", None) == shape for pending in state.mercury.pending)
    shown = open_tiles(state.mercury).get(shape, ())
    left = len(state.mercury.stacks[shape]) + len(shown) - owed
    return state.houston.circles.get(shape, 0) < pack.circles_each_shape.value and left > 0
