"""A message taken apart: which tokens lie where, and which lie together (SP-27, SP-32)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.table.numbers import COLOUR, ICON, KEY, NUMBER
from heliograph.players.space_puzzle.table.surface import Point, distance

TOGETHER = 400.0
"""Tokens whose centres are nearer than this, directly or in a chain, form a group."""
KEY_REACH = 450.0
ICON_REACH = 1000.0


@dataclass(frozen=True)
class Piece:
    id: str
    at: Point
    rotation: int = 0


@dataclass
class Item:
    """A colour, a key, or both, with the icons next to them."""

    colour: int | None
    key: int | None
    at: list[Point]
    icons: int = 0
    named: bool = False
    """Whether icons name its room: then its place says nothing."""

    def reach(self, point: Point) -> float:
        return min(distance(point, mine) for mine in self.at)


def pieces_of(laid: Iterable[Laid]) -> tuple[Piece, ...]:
    return tuple(Piece(token.id, (float(token.x), float(token.y)), token.rotation) for token in laid)


def pieces_shown(message: Shown) -> tuple[Piece, ...]:
    """A heap has no places (SR-HEAP)."""
    return pieces_of(message.laid) if message.laid else tuple(Piece(id, (0.0, 0.0)) for id in message.heap)


def tokens_of(message: Shown) -> set[str]:
    return {token.id for token in message.laid} | set(message.heap)


def items_of(pieces: Sequence[Piece]) -> list[Item]:
    """Colours and keys with the icons nearest to them; a key joins a colour beside it."""
    items = [Item(COLOUR[piece.id], None, [piece.at]) for piece in pieces if piece.id in COLOUR]
    colours = len(items)
    for piece in pieces:
        if piece.id not in KEY:
            continue
        near = [item for item in items[:colours] if item.key is None and item.reach(piece.at) < KEY_REACH]
        if near:
            best = min(near, key=lambda item: item.reach(piece.at))
            best.key = KEY[piece.id]
            best.at.append(piece.at)
        else:
            items.append(Item(None, KEY[piece.id], [piece.at]))
    for piece in pieces:
        if piece.id in ICON and items:
            nearest = min(items, key=lambda item: item.reach(piece.at))
            if nearest.reach(piece.at) < ICON_REACH:
                nearest.icons |= 1 << ICON[piece.id]
                nearest.named = True
    return items


def groups_of(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Groups by single linkage."""
    groups: list[list[Piece]] = []
    for piece in pieces:
        near = [g for g in groups if any(distance(piece.at, other.at) < TOGETHER for other in g)]
        joined = [piece, *(other for group in near for other in group)]
        groups = [group for group in groups if group not in near]
        groups.append(joined)
    return groups


def is_sign(piece: Piece) -> bool:
    return not any(piece.id in table for table in (COLOUR, KEY, ICON, NUMBER))
