"""The map the AI has used so far, and whether its crew has read it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import FRAMES, Codebook
from heliograph.players.space_puzzle.meaning.pieces import Item, items_of, pieces_of
from heliograph.players.space_puzzle.table.memory import Exchange
from heliograph.players.space_puzzle.table.numbers import Goal
from heliograph.players.space_puzzle.table.scene import Scene
from heliograph.players.space_puzzle.table.surface import PITCH, centres

_NEAR = 0.6 * PITCH
_BOOKS = tuple(Codebook(frame, grid) for frame in FRAMES for grid in ("square", "stretched"))


def map_in_use(exchanges: Sequence[Exchange], goals: Sequence[Goal], habit: Codebook) -> Codebook:
    """The map on which the colours of the last messages lie on their rooms; at first, the usual one."""
    book = habit
    for exchange in exchanges:
        placed = _placed(exchange, goals)
        if not _fits(book, placed):
            book = next((other for other in _BOOKS if _fits(other, placed)), book)
    return book


def is_misread(exchanges: Sequence[Exchange], goals: Sequence[Goal], now: Scene) -> bool:
    """Whether a pawn that was shown on the map stands elsewhere, or nowhere."""
    shown = {item.colour for exchange in exchanges for item, _ in _placed(exchange, goals)}
    return any(colour in shown and now.pawns[colour] != cell for _, colour, cell, _ in goals)


def _placed(exchange: Exchange, goals: Sequence[Goal]) -> list[tuple[Item, int]]:
    cells = {colour: cell for _, colour, cell, _ in goals}
    items = items_of(pieces_of(exchange.message.laid))
    return [(item, cells[item.colour]) for item in items if item.colour in cells and not item.named]


def _fits(book: Codebook, placed: Sequence[tuple[Item, int]]) -> bool:
    where = centres(book.frame, book.grid)
    return all(np.hypot(*(where[cell] - item.at[0])) < _NEAR for item, cell in placed)
