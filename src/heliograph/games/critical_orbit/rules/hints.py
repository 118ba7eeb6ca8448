"""What equal numbers on Houston's board can still become (MC-41 to MC-44)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

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
from heliograph.kernel.remembered import remembered

_CELLS = 4
Written = str
"""A number as a key: `3`."""


class Link(msgspec.Struct, frozen=True):
    """Two neighbouring numbers that can be part of one shape."""

    one: Space
    other: Space
    strong: bool
    """Only one more number is missing."""


class Hints(msgspec.Struct, frozen=True):
    finishing: dict[Space, dict[Written, tuple[Shape, ...]]] = {}
    """Spaces where one more number completes shapes: which number, and which shapes."""
    growing: dict[Written, dict[Space, tuple[Shape, ...]]] = {}
    """For each number, spaces where a pair of it can grow, and into which shapes."""
    links: tuple[Link, ...] = ()


class Part(NamedTuple):
    """Some numbers of a shape: the spaces it lacks, and which of its numbers are neighbours."""

    missing: tuple[Space, ...]
    pairs: tuple[tuple[Space, Space], ...]


class Lying(NamedTuple):
    """One way a shape can lie on the board."""

    shape: Shape
    spaces: tuple[Space, ...]
    mask: int
    """One bit for each of its spaces."""
    parts: dict[int, Part]
    """By the bits of the two or three spaces that hold equal numbers."""


def hints_on(pack: Pack, houston: Houston) -> Hints:
    """For two neighbours or any three equal numbers within a shape whose other spaces are free."""
    return _hints_on(pack, houston)


@remembered(64)  # All viewers ask about the same board.
def _hints_on(pack: Pack, board: Houston) -> Hints:
    each, houston = pack.circles_each_shape.value, board
    full = tuple(shape for shape in SHAPES if houston.circles.get(shape, 0) >= each)
    return hints_among(pack.houston_board.spaces, houston.written, houston.struck, full)


def hints_among(
    board: tuple[Space, ...],
    written: Mapping[Space, int],
    struck: tuple[Space, ...],
    full: tuple[Shape, ...],
) -> Hints:
    bits, spent = _bits(board), set(struck)
    taken = sum(bits[space] for space in written)
    of_value: dict[int, int] = {}
    for space, value in written.items():
        if space not in spent:
            of_value[value] = of_value.get(value, 0) | bits[space]
    finishing: dict[Space, dict[Written, tuple[Shape, ...]]] = {}
    growing: dict[Written, dict[Space, tuple[Shape, ...]]] = {}
    links: dict[tuple[Space, Space], bool] = {}
    for value, equal in of_value.items():
        made: dict[Space, list[Shape]] = {}
        begun: dict[Space, list[Shape]] = {}
        for shape, _, mask, parts in _through(board, equal, full):
            have = mask & equal
            if have != mask & taken or have == mask:
                continue
            missing, pairs = parts[have]
            if len(missing) == 1:
                made.setdefault(missing[0], []).append(shape)
                links.update(dict.fromkeys(pairs, True))
            elif pairs:
                links.setdefault(pairs[0], False)
                for space in missing:
                    begun.setdefault(space, []).append(shape)
        for space, shapes in made.items():
            finishing.setdefault(space, {})[str(value)] = tuple(dict.fromkeys(shapes))
        if begun:
            growing[str(value)] = {
                space: tuple(dict.fromkeys(shapes)) for space, shapes in begun.items() if space not in made
            }
    return Hints(finishing, growing, tuple(Link(*pair, strong) for pair, strong in links.items()))


@lru_cache(maxsize=4096)
def _through(board: tuple[Space, ...], equal: int, full: tuple[Shape, ...]) -> tuple[Lying, ...]:
    """Those that hold at least two of these spaces, and whose shape has a free circle (MC-44)."""
    return tuple(
        lying
        for lying in lyings(board)
        if (there := lying.mask & equal) & (there - 1) and lying.shape not in full
    )


@lru_cache(maxsize=8)
def _bits(board: tuple[Space, ...]) -> dict[Space, int]:
    return {space: 1 << at for at, space in enumerate(board)}


@lru_cache(maxsize=8)
def lyings(board: tuple[Space, ...]) -> tuple[Lying, ...]:
    """All of them: a shape turns but is never mirrored (MC-41), and covers no dark space (MC-40)."""
    bits, corners = _bits(board), sorted(_corners(board))
    found: dict[tuple[Space, ...], Lying] = {}
    for shape in SHAPES:
        for form in (turned_cells(shape, turn) for turn in range(QUARTER_TURNS)):
            for x, y in corners:
                spaces = tuple(sorted(name_of((x + u, y + v)) for u, v in form))
                if all(space in bits for space in spaces):
                    mask = sum(bits[space] for space in spaces)
                    found[spaces] = Lying(shape, spaces, mask, dict(_parts(spaces, bits)))
    return tuple(found.values())


def _corners(board: tuple[Space, ...]) -> set[Point]:
    """The corners of the boxes around shapes; a corner itself may be dark."""
    columns, rows = zip(*map(point_of, board), strict=True)
    return set(product(range(max(columns) + 1), range(max(rows) + 1)))


def _parts(spaces: tuple[Space, ...], bits: dict[Space, int]) -> Iterator[tuple[int, Part]]:
    for count in (_CELLS - 2, _CELLS - 1):
        for there in combinations(spaces, count):
            pairs = tuple(pair for pair in combinations(there, 2) if _are_neighbours(*pair))
            missing = tuple(space for space in spaces if space not in there)
            yield sum(bits[space] for space in there), Part(missing, pairs)


def _are_neighbours(one: Space, other: Space) -> bool:
    return point_of(other) in neighbours(point_of(one))
