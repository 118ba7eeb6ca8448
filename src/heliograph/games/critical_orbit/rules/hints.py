"""What equal numbers on Houston's board may still become (MC-41 to MC-44)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import msgspec

from heliograph.games.critical_orbit.box.boards import Space, name_of, point_of
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import (
    QUARTER_TURNS,
    SHAPES,
    Point,
    Shape,
    neighbours,
    turned_cells,
)
from heliograph.games.critical_orbit.state import Houston

_CELLS = 4
Written = str
"""A number as a key: `3`."""


class Link(msgspec.Struct, frozen=True):
    """Two neighbouring numbers that belong together."""

    one: Space
    other: Space
    strong: bool
    """Only one more number is missing."""


class Hints(msgspec.Struct, frozen=True):
    finishing: dict[Space, dict[Written, tuple[Shape, ...]]] = {}
    """Where one more number makes shapes: which number, and which shapes."""
    growing: dict[Written, dict[Space, tuple[Shape, ...]]] = {}
    """Where a pair of this number could grow, and into what."""
    links: tuple[Link, ...] = ()


class Lying(msgspec.Struct, frozen=True):
    """One way in which a shape can lie on the board."""

    shape: Shape
    spaces: tuple[Space, ...]
    mask: int
    """A bit for each of its spaces."""


def hints_on(pack: Pack, houston: Houston) -> Hints:
    """Two neighbours or any three equal numbers within a shape whose other spaces are free."""
    each = pack.circles_each_shape.value
    full = tuple(shape for shape in SHAPES if houston.circles.get(shape, 0) >= each)
    return hints_among(pack.houston_board.spaces, tuple(houston.written.items()), houston.struck, full)


@lru_cache(maxsize=256)  # Every viewer asks about the same board, and it changes once in a while.
def hints_among(
    board: tuple[Space, ...],
    written: tuple[tuple[Space, int], ...],
    struck: tuple[Space, ...],
    full: tuple[Shape, ...],
) -> Hints:
    bits = _bits(board)
    values = dict(written)
    taken, spent = sum(bits[space] for space in values), sum(bits[space] for space in struck)
    of_value: dict[int, int] = {}
    for space, value in written:
        of_value[value] = of_value.get(value, 0) | bits[space]
    finishing: dict[Space, dict[Written, tuple[Shape, ...]]] = {}
    growing: dict[Written, dict[Space, tuple[Shape, ...]]] = {}
    links: dict[tuple[Space, Space], bool] = {}
    for lying in lyings(board):
        have = lying.mask & taken
        count = have.bit_count()
        if count not in (_CELLS - 2, _CELLS - 1) or have & spent or lying.shape in full:
            continue
        there = [space for space in lying.spaces if bits[space] & have]
        value = values[there[0]]
        if have & ~of_value[value]:
            continue
        pairs = [pair for pair in _pairs(lying.spaces) if bits[pair[0]] & have and bits[pair[1]] & have]
        missing = [space for space in lying.spaces if space not in there]
        if len(missing) == 1:
            _add(finishing.setdefault(missing[0], {}), str(value), lying.shape)
        elif pairs:
            for space in missing:
                _add(growing.setdefault(str(value), {}), space, lying.shape)
        for pair in pairs:
            links[pair] = len(missing) == 1 or links.get(pair, False)
    for number, spaces in growing.items():
        growing[number] = {
            space: shapes for space, shapes in spaces.items() if number not in finishing.get(space, {})
        }
    return Hints(finishing, growing, tuple(Link(*pair, strong) for pair, strong in links.items()))


def _add(found: dict[str, tuple[Shape, ...]], key: str, shape: Shape) -> None:
    shapes = found.get(key, ())
    if shape not in shapes:
        found[key] = (*shapes, shape)


@lru_cache(maxsize=8)
def _bits(board: tuple[Space, ...]) -> dict[Space, int]:
    return {space: 1 << at for at, space in enumerate(board)}


@lru_cache(maxsize=8)
def lyings(board: tuple[Space, ...]) -> tuple[Lying, ...]:
    """It turns, but is never mirrored (MC-41), and lies on no dark space (MC-40)."""
    bits, corners = _bits(board), sorted(_corners(board))
    found: dict[tuple[Space, ...], Lying] = {}
    for shape in SHAPES:
        for form in (turned_cells(shape, turn) for turn in range(QUARTER_TURNS)):
            for x, y in corners:
                spaces = tuple(sorted(name_of((x + u, y + v)) for u, v in form))
                if all(space in bits for space in spaces):
                    found[spaces] = Lying(shape, spaces, sum(bits[space] for space in spaces))
    return tuple(found.values())


def _corners(board: tuple[Space, ...]) -> set[Point]:
    """Of the boxes around shapes; the corner itself may be dark."""
    columns, rows = zip(*map(point_of, board), strict=True)
    return set(product(range(max(columns) + 1), range(max(rows) + 1)))


@lru_cache(maxsize=4096)
def _pairs(spaces: tuple[Space, ...]) -> tuple[tuple[Space, Space], ...]:
    """Those that are neighbours."""
    return tuple(
        (one, other)
        for at, one in enumerate(spaces)
        for other in spaces[at + 1 :]
        if point_of(other) in neighbours(point_of(one))
    )
