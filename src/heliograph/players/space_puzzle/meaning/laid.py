"""Reading tokens on the surface: colours, keys and numbers by their place and their neighbours."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import Codebook
from heliograph.players.space_puzzle.meaning.pieces import KEY_REACH, Item, Piece, items_of
from heliograph.players.space_puzzle.meaning.signs import read_signs
from heliograph.players.space_puzzle.meaning.weights import MENTIONED, SLACK, Meaning, rooms_named, soft
from heliograph.players.space_puzzle.table.numbers import COLOUR, KEY, NUMBER, PIPS
from heliograph.players.space_puzzle.table.scene import OFF, Scene
from heliograph.players.space_puzzle.table.surface import DIAL_STEP, bound_density, place_density

_DIAL_SPREAD = 0.4
_ELSEWHERE = 0.6
"""A number laid elsewhere is weak evidence against the same number here."""
_BESIDE, _OLD_DIE = 2.0, 0.2
"""A number beside a colour whose die shows another value: the value is hardly right."""
_CORRECTED = 0.06
"""How often a pawn that is shown again stands right."""
_CORRECTED_TOO = 0.6
"""The same if the message adds a key or a die to it."""
_FOR_ITS_DIE = 0.3
"""The same with dice in play and a full message, which may have had no room for the number."""
_NOD = 0.4
"""The same if there is nothing left to say, since something must be laid and people confirm."""
_ON_ITS_ROOM = 1.5
"""The odds that a colour whose room icons name lies on that room all the same."""
_LONE = 0.3
"""How often a key in a message with colours belongs to a colour that is not in it."""
_KEY_ASTRAY = 0.05
"""How often it lies far from its own colour."""


def read_laid(pieces: Sequence[Piece], scene: Scene, book: Codebook) -> Meaning:
    """The meaning of a message on the surface."""
    meaning = Meaning()
    if is_dial(pieces, scene):
        _read_dial(pieces, meaning)
        return meaning
    items = items_of(pieces)
    spoken_for = read_signs(pieces, scene, book, meaning)
    for item in items:
        if item.colour is not None and item.colour not in spoken_for.colours:
            _read_colour(item, scene, book, meaning)
            _read_again(item, pieces, scene, meaning)
    for piece in pieces:
        if piece.id in KEY and KEY[piece.id] not in spoken_for.keys:
            _read_key(piece, pieces, items, scene, book, meaning)
        if piece.id in NUMBER:
            _read_number(piece, pieces, scene, book, meaning)
    return meaning


def _read_colour(item: Item, scene: Scene, book: Codebook, meaning: Meaning) -> None:
    colour = item.colour
    assert colour is not None
    if item.named:
        where = rooms_named(scene.rooms, item.icons, book.icons)
        where = where * (1 + _ON_ITS_ROOM * place_density(item.at[0], book))
    else:
        where = soft(place_density(item.at[0], book)) / 10.0
    meaning.table[:, colour, :] *= MENTIONED * where


def _tells_more(item: Item, pieces: Sequence[Piece], scene: Scene) -> bool:
    """Whether the message adds a key that the colour did not have, or a die."""
    if item.key is not None:
        return item.colour is None or scene.markers[item.colour] != item.key
    numbers = [piece for piece in pieces if piece.id in NUMBER]
    return scene.uses_dice and any(item.reach(piece.at) < KEY_REACH for piece in numbers)


def _read_again(item: Item, pieces: Sequence[Piece], scene: Scene, meaning: Meaning) -> None:
    """A pawn that is shown again with nothing new is not in its room. It may be if it gets a key or a die, or
    if the board looks complete. Since nobody sees whether dice are wrong, with dice it must then be the only
    token."""
    colour = item.colour
    assert colour is not None
    here = scene.pawns[colour]
    if here == OFF or not scene.pawns_tell:
        return
    if _tells_more(item, pieces, scene):
        still_right = _CORRECTED_TOO
    elif scene.looks_complete and (len(pieces) == 1 or not scene.uses_dice):
        still_right = _NOD
    elif scene.uses_dice and len(pieces) >= scene.per_round:
        still_right = _FOR_ITS_DIE
    else:
        still_right = _CORRECTED
    meaning.table[:, colour, here] *= still_right


def _read_key(
    piece: Piece,
    pieces: Sequence[Piece],
    items: Sequence[Item],
    scene: Scene,
    book: Codebook,
    meaning: Meaning,
) -> None:
    """A key belongs to the colour it lies on; if its colour is not in the message, to a place on the map."""
    key = KEY[piece.id]
    mine = next(item for item in items if item.key == key)
    if mine.named:
        alone = rooms_named(scene.rooms, mine.icons, book.icons) * 10.0
    else:
        alone = soft(place_density(piece.at, book))
    laid = {COLOUR[other.id]: other.at for other in pieces if other.id in COLOUR}
    if laid:
        alone = _LONE * alone + (1 - _LONE) * _KEY_ASTRAY
    for colour in range(6):
        if colour in laid:
            near = bound_density(piece.at, laid[colour])
            meaning.table[key, colour, :] *= (1 - _KEY_ASTRAY) * near + _KEY_ASTRAY
        else:
            meaning.table[key, colour, :] *= alone


def _read_number(
    piece: Piece,
    pieces: Sequence[Piece],
    scene: Scene,
    book: Codebook,
    meaning: Meaning,
) -> None:
    """The die of what it lies on; without dice, how many icons the room has."""
    number = NUMBER[piece.id]
    heads = {p.id: bound_density(piece.at, p.at) for p in pieces if p.id in COLOUR or p.id in KEY}
    cells = place_density(piece.at, book)
    if scene.uses_dice:
        meaning.by_cell[:, number - 1] *= np.maximum(cells, _ELSEWHERE)
        for id, near in heads.items():
            target = meaning.by_colour[COLOUR[id]] if id in COLOUR else meaning.by_key[KEY[id]]
            target[number - 1] *= max(near, _ELSEWHERE)
            if id in COLOUR and near > _BESIDE and scene.dice[COLOUR[id]] != number:
                target[scene.dice[COLOUR[id]] - 1] *= _OLD_DIE
        return
    total = sum(heads.values()) + float(cells.sum()) + 1.0
    counts = np.array([1.0 if room.bit_count() == number else 0.15 for room in scene.rooms])
    for id, near in heads.items():
        said = 1 - near / total * (1 - counts)
        if id in COLOUR:
            meaning.table[:, COLOUR[id], :] *= said
        else:
            meaning.table[KEY[id], :, :] *= said


# A dial: the die token, and colours as far from it as their dice have pips


def is_dial(pieces: Sequence[Piece], scene: Scene) -> bool:
    ids = {piece.id for piece in pieces}
    others = NUMBER.keys() | {"arrow", "ok", "no"}
    return scene.uses_dice and "die" in ids and not ids & others


def _read_dial(pieces: Sequence[Piece], meaning: Meaning) -> None:
    start = next(piece.at[0] for piece in pieces if piece.id == "die")
    for piece in pieces:
        if piece.id in COLOUR:
            steps = abs(piece.at[0] - start) / DIAL_STEP
            near = np.exp(-0.5 * ((np.arange(1, PIPS + 1) - steps) / _DIAL_SPREAD) ** 2)
            meaning.by_colour[COLOUR[piece.id]] *= near + SLACK
            meaning.table[:, COLOUR[piece.id], :] *= MENTIONED
