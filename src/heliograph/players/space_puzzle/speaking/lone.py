"""Keys and numbers laid on the map without their colour: whether the crew has understood any of them."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.players.space_puzzle.meaning.pieces import KEY_REACH, Piece, pieces_of
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import COLOUR, KEY, NUMBER, Goal
from heliograph.players.space_puzzle.table.surface import distance


def lone_tokens_work(memory: Memory, goals: tuple[Goal, ...]) -> bool:
    """True until they have failed more often than they worked."""
    results = [result for exchange in memory.exchanges for result in _results(exchange, goals)]
    return 2 * sum(results) >= len(results)


def _results(exchange: Exchange, goals: tuple[Goal, ...]) -> Iterator[bool]:
    """Only for those whose pawn stood right, so that the crew could have known whose they are."""
    pieces = pieces_of(exchange.message.laid)
    for key, colour, cell, die in goals:
        if exchange.scene.pawns[colour] != cell:
            continue
        if exchange.scene.markers[colour] != key and _lies_alone(pieces, KEY, key):
            yield exchange.after.markers[colour] == key
        if exchange.scene.dice[colour] != die and _lies_alone(pieces, NUMBER, die):
            yield exchange.after.dice[colour] == die


def _lies_alone(pieces: tuple[Piece, ...], kind: dict[str, int], number: int) -> bool:
    colours = [piece for piece in pieces if piece.id in COLOUR]
    mine = [piece for piece in pieces if piece.id in kind and kind[piece.id] == number]
    return any(all(distance(one.at, other.at) > KEY_REACH for other in colours) for one in mine)
