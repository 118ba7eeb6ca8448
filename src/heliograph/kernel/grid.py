"""A grid on which pieces of several cells are placed."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

import msgspec

from heliograph.kernel.prompt import Tiling

Point = tuple[int, int]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a piece lies: its upper left corner after turning, and its quarter turns clockwise."""

    x: int
    y: int
    rotation: int


def lies_free(cells: Collection[Point], width: int, height: int, taken: Collection[Point]) -> bool:
    return all(0 <= x < width and 0 <= y < height and (x, y) not in taken for x, y in cells)


def fits_grid(field: Tiling, spot: Spot) -> bool:
    if not 0 <= spot.rotation < len(field.forms):
        return False
    cells = [(x + spot.x, y + spot.y) for x, y in field.forms[spot.rotation]]
    return lies_free(cells, field.width, field.height, field.taken)


def all_spots(field: Tiling) -> Iterator[Spot]:
    taken = frozenset(field.taken)
    for spot, cells in _on_an_empty_grid(field.width, field.height, field.forms):
        if cells.isdisjoint(taken):
            yield spot


@lru_cache(maxsize=256)
def _on_an_empty_grid(
    width: int, height: int, forms: tuple[tuple[Point, ...], ...]
) -> tuple[tuple[Spot, frozenset[Point]], ...]:
    """Every spot for a piece, with the cells it covers there."""
    found: list[tuple[Spot, frozenset[Point]]] = []
    for rotation, cells in enumerate(forms):
        for y in range(height):
            for x in range(width):
                covered = frozenset((x + dx, y + dy) for dx, dy in cells)
                if lies_free(covered, width, height, ()):
                    found.append((Spot(x, y, rotation), covered))
    return tuple(found)
