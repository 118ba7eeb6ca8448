"""A surface for square pieces: lengths in tenths of a millimetre, turns in whole degrees."""

from __future__ import annotations

from functools import cache
from math import ceil, cos, radians, sin

import msgspec

FULL_TURN = 360


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece by its centre, measured from the top left corner, and its clockwise turn. Later pieces lie on
    top."""

    id: str
    x: int
    y: int
    rotation: int = 0


@cache
def reach(size: int, rotation: int) -> int:
    """How far a square of this size extends to each side at this rotation."""
    angle = radians(rotation)
    return ceil(size / 2 * (abs(cos(angle)) + abs(sin(angle))) - 1e-6)


def lies_inside(piece: Laid, width: int, height: int, size: int) -> bool:
    if not 0 <= piece.rotation < FULL_TURN:
        return False
    margin = reach(size, piece.rotation)
    return margin <= piece.x <= width - margin and margin <= piece.y <= height - margin


def turned_half(piece: Laid, width: int, height: int) -> Laid:
    """The piece as seen from the opposite side of the surface."""
    return Laid(piece.id, width - piece.x, height - piece.y, (piece.rotation + 180) % FULL_TURN)
