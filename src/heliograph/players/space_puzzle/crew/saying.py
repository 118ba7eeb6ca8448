"""What an Astronaut says at the end of a round: how it read the message, how sure it is, and why (SP-45)."""

from __future__ import annotations

import numpy as np

from heliograph.games.space_puzzle.state import CELLS, COLOURS
from heliograph.games.space_puzzle.telling.words import pawn
from heliograph.kernel.message import Message, say
from heliograph.players.space_puzzle.codebooks.codebook import Frame
from heliograph.players.space_puzzle.meaning.pieces import items_of, pieces_shown, tokens_of
from heliograph.players.space_puzzle.reading.belief import Solved
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import COLOUR, Floats
from heliograph.players.space_puzzle.table.scene import OFF

_BOTH_FIT = 0.2
"""A second room at least this likely is worth mentioning."""
_NO_IDEA = 0.15
_WAYS: dict[Frame, str] = {
    "same": "sp-says-by-map",
    "turned": "sp-says-by-map-turned",
    "mirror": "sp-says-by-map-mirrored",
    "flip": "sp-says-by-map-mirrored",
    "right": "sp-says-by-map-quarter",
    "left": "sp-says-by-map-quarter",
    "diagonal": "sp-says-by-map-mirrored",
    "anti": "sp-says-by-map-mirrored",
}


def what_it_read(memory: Memory, solved: Solved) -> Message | None:
    """About the least certain colour of the last message; None if it showed no colour."""
    if not memory.exchanges or memory.now.positions_shown:
        return None
    exchange = memory.exchanges[-1]
    shown = [COLOUR[id] for id in sorted(tokens_of(exchange.message)) if id in COLOUR]
    if not shown:
        return None
    placed, _ = solved.marginals
    colour = min(shown, key=lambda colour: float(placed[colour].max()))
    best, second = (int(cell) for cell in np.argsort(-placed[colour], kind="stable")[:2])
    sure = float(placed[colour, best])
    if sure < _NO_IDEA:
        return say("sp-says-no-idea", pawn=pawn(COLOURS[colour]))
    if placed[colour, second] > _BOTH_FIT:
        return say(
            "sp-says-both-fit",
            pawn=pawn(COLOURS[colour]),
            cell=CELLS[best],
            other=CELLS[second],
            percent=round(100 * sure),
            why=_why(exchange, solved, colour, best),
        )
    return say(
        "sp-says-sure",
        pawn=pawn(COLOURS[colour]),
        cell=CELLS[best],
        percent=round(100 * sure),
        why=_why(exchange, solved, colour, best),
    )


def _why(exchange: Exchange, solved: Solved, colour: int, cell: int) -> Message:
    """From the beliefs themselves: the icons beside the colour, a pawn shown again, or the map in its most
    likely orientation."""
    if exchange.scene.places != "free":
        return say("sp-says-by-order")
    item = next(item for item in items_of(pieces_shown(exchange.message)) if item.colour == colour)
    if item.named:
        return say("sp-says-by-icons")
    if exchange.scene.pawns_tell and exchange.scene.pawns[colour] not in (OFF, cell):
        return say("sp-says-shown-again")
    return say(_WAYS[_likeliest_frame(solved)])


def _likeliest_frame(solved: Solved) -> Frame:
    shares: dict[Frame, float] = {}
    weights: Floats = solved.weights
    for book, weight in zip(solved.belief.books, weights, strict=True):
        shares[book.frame] = shares.get(book.frame, 0.0) + float(weight)
    return max(shares, key=shares.__getitem__)
