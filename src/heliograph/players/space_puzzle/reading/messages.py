"""Reading a scenario's messages in order, as an attentive crew does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from heliograph.games.space_puzzle.telling.view import View
from heliograph.players.space_puzzle.codebooks.codebook import Codebook
from heliograph.players.space_puzzle.codebooks.habits import Habits, expected
from heliograph.players.space_puzzle.meaning.laid import read_laid
from heliograph.players.space_puzzle.meaning.pieces import Piece, tokens_of
from heliograph.players.space_puzzle.meaning.unplaced import read_unplaced
from heliograph.players.space_puzzle.meaning.weights import Meaning
from heliograph.players.space_puzzle.reading.belief import Belief, Solved
from heliograph.players.space_puzzle.reading.branches import branches, offsets, shifted
from heliograph.players.space_puzzle.reading.noise import without_noise
from heliograph.players.space_puzzle.reading.turning import misread_since
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import CELL, COLOUR, COLOUR_OF, KEY, KEY_OF, PIPS, Floats
from heliograph.players.space_puzzle.table.scene import OFF
from heliograph.players.space_puzzle.table.surface import Point

_LEFT_ALONE = (0.95, 0.2, 0.6)
"""How often the AI says nothing about a pawn that stands right, stands wrong, or is not wanted at all."""
_KEY_LEFT_ALONE = (0.9, 0.2)
"""How often it says nothing about a key with the right colour, or with a wrong one."""
_DIE_LEFT_ALONE = 1.6
"""How much more likely a die is right if nothing is said; the AI may also not have come to it yet."""
_ID = {colour: id for id, colour in COLOUR.items()}


@dataclass(frozen=True)
class Ground:
    """What is certain from the start of a scenario."""

    keys: tuple[tuple[int, int], ...]
    """SR-KEYSHOWN: pairs of colour and key."""
    cells: tuple[tuple[int, int], ...]
    """SR-POSSHOWN: pairs of colour and cell."""
    distinct: bool
    uses_dice: bool

    @classmethod
    def of(cls, view: View) -> Ground:
        keys = tuple(
            (COLOUR_OF[colour], KEY_OF[marker.key])
            for colour, marker in view.markers.items()
            if colour in view.locked_markers and marker.key is not None
        )
        known = view.pawns or {target.colour: target.cell for target in view.solution}
        cells = tuple((COLOUR_OF[colour], CELL[known[colour]]) for colour in view.locked_pawns)
        return cls(keys, cells, not view.crisis, view.scenario.dice)

    def prior(self) -> Floats:
        table = np.ones((4, 6, 16))
        if self.keys:
            allowed = np.zeros((4, 6, 1))
            for colour, key in self.keys:
                allowed[key, colour] = 1
            table *= allowed
        if self.cells:
            allowed = np.zeros((1, 6, 16))
            for colour, cell in self.cells:
                allowed[0, colour, cell] = 1
            table *= allowed
        return table


def read(ground: Ground, habits: Habits, memory: Memory) -> Solved:
    return _read(ground, habits, memory.exchanges_read(), memory.closed)


@lru_cache(maxsize=256)
def _read(ground: Ground, habits: Habits, exchanges: tuple[Exchange, ...], closed: tuple[int, ...]) -> Solved:
    return _after(ground, habits, exchanges).without(closed).solve()


@lru_cache(maxsize=256)
def _after(ground: Ground, habits: Habits, exchanges: tuple[Exchange, ...]) -> Belief:
    if not exchanges:
        return _opening(ground, habits)
    return hear(_after(ground, habits, exchanges[:-1]), exchanges[-1], habits).pruned(habits.readings)


def _opening(ground: Ground, habits: Habits) -> Belief:
    return opening_of(ground, expected(habits))


def opening_of(ground: Ground, books: dict[Codebook, float]) -> Belief:
    count = len(books)
    return Belief(
        books=tuple(books),
        owns=tuple(book.frame for book in books),
        logs=np.log(np.array(list(books.values()))),
        table=np.repeat(ground.prior()[None], count, axis=0),
        by_colour=np.ones((count, 6, PIPS)),
        by_key=np.ones((count, 4, PIPS)),
        by_cell=np.ones((count, 16, PIPS)),
        traps=np.zeros(16),
        distinct=ground.distinct,
        uses_dice=ground.uses_dice,
    )


def hear_as_each(belief: Belief, exchange: Exchange) -> Solved:
    """The belief after one more message, if nobody changes their way of reading."""
    count = len(belief.books)
    pieces = without_noise(exchange)[0][1]
    said = [_meaning(pieces, exchange, book) for book in belief.books]
    return belief.heard(list(range(count)), list(belief.books), np.zeros(count), said).solve()


def hear(belief: Belief, exchange: Exchange, habits: Habits) -> Solved:
    """The belief after one more message, in every way it may be meant."""
    misread = misread_since(belief.misread, belief.last, exchange) if belief.last else belief.misread
    parents: list[int] = []
    books: list[Codebook] = []
    logs: list[float] = []
    said: list[Meaning] = []
    for noise, pieces in without_noise(exchange):
        meanings: dict[tuple[Codebook, Point], Meaning] = {}
        for parent, book, log in branches(belief, exchange, misread, habits):
            for offset, share in offsets(book, exchange.scene.places):
                if (book, offset) not in meanings:
                    meanings[book, offset] = _meaning(shifted(pieces, offset), exchange, book)
                parents.append(parent)
                books.append(book)
                logs.append(log + float(np.log(noise * share)))
                said.append(meanings[book, offset])
    heard = belief.heard(parents, books, np.array(logs), said)
    return replace(heard, last=exchange, misread=misread).solve()


def _meaning(pieces: tuple[Piece, ...], exchange: Exchange, book: Codebook) -> Meaning:
    free = exchange.scene.places == "free"
    meaning = (read_laid if free else read_unplaced)(pieces, exchange.scene, book)
    _read_silence(meaning, exchange)
    return meaning


def _read_silence(meaning: Meaning, exchange: Exchange) -> None:
    """What is not corrected is probably right, if the AI sees it and could have said so (SP-32)."""
    scene = exchange.scene
    if not scene.pawns_tell:
        return
    said = tokens_of(exchange.message)
    right, wrong, stray = _LEFT_ALONE
    for id, colour in COLOUR.items():
        here = scene.pawns[colour]
        if here != OFF and id not in said and id in exchange.usable:
            meaning.table[:, colour, :] *= wrong / stray
            meaning.table[:, colour, here] *= right / wrong
            if scene.uses_dice:
                meaning.by_colour[colour, scene.dice[colour] - 1] *= _DIE_LEFT_ALONE
    right, wrong = _KEY_LEFT_ALONE
    for id, key in KEY.items():
        holder = scene.holder(key)
        if holder != OFF and id not in said and id in exchange.usable and _ID[holder] not in said:
            meaning.table[key, holder, :] *= right / wrong
