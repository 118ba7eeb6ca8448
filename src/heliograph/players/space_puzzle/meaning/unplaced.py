"""Reading tokens that have only an order (SR-LINE), or not even that (SR-HEAP)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import Codebook
from heliograph.players.space_puzzle.meaning.pieces import Piece
from heliograph.players.space_puzzle.meaning.signs import judge_colour, judge_key
from heliograph.players.space_puzzle.meaning.weights import MENTIONED, SLACK, Meaning, rooms_named
from heliograph.players.space_puzzle.table.numbers import COLOUR, ICON, KEY, NUMBER, PIPS, Floats
from heliograph.players.space_puzzle.table.scene import Scene

_BARE = 0.15
"""How often a pawn is laid without icons although its room has some."""
_FULL = 4


def read_unplaced(pieces: Sequence[Piece], scene: Scene, book: Codebook) -> Meaning:
    meaning = Meaning()
    if scene.places == "line":
        order = [piece.id for piece in sorted(pieces, key=lambda piece: piece.at[0])]
        for words in phrases(order):
            _read_phrase(words, scene, book, meaning)
    else:
        _read_heap([piece.id for piece in pieces], scene, book, meaning)
    return meaning


def phrases(order: Sequence[str]) -> list[list[str]]:
    """A row cut before each colour, or after each if it ends with one and does not begin with one; without
    colours, the same with keys."""
    heads: dict[str, int] = COLOUR if any(id in COLOUR for id in order) else KEY
    if not any(id in heads for id in order):
        return []
    backwards = order[0] not in heads and order[-1] in heads
    found: list[list[str]] = []
    for id in reversed(order) if backwards else order:
        if id in heads or not found:
            found.append([])
        found[-1].append(id)
    if len(found) > 1 and not any(id in heads for id in found[0]):
        found[1] = found[0] + found[1]
        found = found[1:]
    return found


def _read_heap(ids: Sequence[str], scene: Scene, book: Codebook, meaning: Meaning) -> None:
    """With at most one colour everything is about it; with more, these colours hold the keys that occur."""
    colours = [COLOUR[id] for id in ids if id in COLOUR]
    if len(colours) <= 1:
        _read_phrase(ids, scene, book, meaning)
        return
    others = [colour for colour in range(6) if colour not in colours]
    meaning.table[:, colours, :] *= MENTIONED
    for id in ids:
        if id in KEY:
            meaning.table[KEY[id], others, :] *= 0.1


def _read_phrase(ids: Sequence[str], scene: Scene, book: Codebook, meaning: Meaning) -> None:
    colour = next((COLOUR[id] for id in ids if id in COLOUR), None)
    keys = [KEY[id] for id in ids if id in KEY]
    judged = {"ok", "no"} & set(ids)
    if judged:
        for key in keys if colour is None else ():
            judge_key(key, judged == {"ok"}, scene, meaning)
        if colour is not None:
            judge_colour(colour, judged == {"ok"}, scene, meaning, with_key=bool(keys))
        return
    where = _where(ids, scene, book)
    if colour is not None:
        meaning.table[:, colour, :] *= MENTIONED * where
        for key in keys[:1]:
            meaning.table[key, np.arange(6) != colour, :] *= 2 * SLACK
    else:
        for key in keys[:1]:
            meaning.table[key, :, :] *= where
    if scene.uses_dice:
        for number in (NUMBER[id] for id in ids if id in NUMBER):
            other = np.arange(1, PIPS + 1) != number
            if colour is not None:
                meaning.by_colour[colour, other] *= SLACK
            elif keys:
                meaning.by_key[keys[0], other] *= SLACK


def _where(ids: Sequence[str], scene: Scene, book: Codebook) -> Floats:
    """The room by its icons; or by their number, if there are no dice it could mean; an arrow that leads to
    no icon means the room without any."""
    icons = sum(1 << ICON[id] for id in ids if id in ICON)
    counts = [NUMBER[id] for id in ids if id in NUMBER and not scene.uses_dice]
    if counts:
        fits = [
            room.bit_count() == counts[0] and (room & icons == icons or counts[0] > _FULL)
            for room in scene.rooms
        ]
        return np.where(fits, 1.0, SLACK)
    if icons or "arrow" in ids:
        return rooms_named(scene.rooms, icons, book.icons if icons else "exact")
    return np.where(np.array(scene.rooms) == 0, 1.0, _BARE)
