"""What a message says, in one way of reading: soft weights on solutions, dice and traps.

Nothing here is agreed beforehand. A token on the map means its cell; a key belongs to the colour it lies
on; icons name the room that bears them; ✓ and ✗ judge what they lie on (SP-32, SP-62)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from heliograph.players.space_puzzle.codebooks import Codebook, IconsSay
from heliograph.players.space_puzzle.facts import COLOUR, ICON, KEY, NUMBER, PIPS, Floats
from heliograph.players.space_puzzle.geometry import DIAL_STEP, bound_density, map_density
from heliograph.players.space_puzzle.pieces import Item, Piece, groups_of, is_sign, items_of
from heliograph.players.space_puzzle.scene import OFF, Scene

SLACK = 0.02
"""How often a token means something else altogether."""
MENTIONED = 30.0
"""How much likelier a colour that is shown is on the card."""
_DIAL_SPREAD = 0.4
_ELSEWHERE = 0.6
"""A number that lies elsewhere says little against the same number here."""
_WRONG = 0.03
_CORRECTED = 0.04
"""A pawn that is shown anew is seldom where it should be."""


@dataclass
class Meaning:
    table: Floats = field(default_factory=lambda: np.ones((4, 6, 16)))
    by_colour: Floats = field(default_factory=lambda: np.ones((6, PIPS)))
    by_key: Floats = field(default_factory=lambda: np.ones((4, PIPS)))
    by_cell: Floats = field(default_factory=lambda: np.ones((16, PIPS)))
    traps: Floats = field(default_factory=lambda: np.zeros(16))
    """How surely each cell was shown as a trap."""


def soft(density: Floats) -> Floats:
    return (1 - SLACK) * density + SLACK


def rooms_named(rooms: tuple[int, ...], icons: int, say: IconsSay) -> Floats:
    """[cell]: how likely these icons would be laid for this room."""
    if say == "exact":
        return np.array([1.0 if room == icons else 0.02 for room in rooms])
    missing = [0.35 ** (room & ~icons).bit_count() if room & icons == icons else 0.02 for room in rooms]
    return np.array(missing)


def read_laid(pieces: Sequence[Piece], scene: Scene, book: Codebook) -> Meaning:
    """A message on the surface."""
    meaning = Meaning()
    if is_dial(pieces, scene):
        _read_dial(pieces, meaning)
        return meaning
    items = items_of(pieces)
    judged = _judge(pieces, items, scene, book, meaning)
    for item in items:
        if item.colour is not None and item.colour not in judged:
            _read_colour(item, scene, book, meaning)
    for piece in pieces:
        if piece.id in KEY and KEY[piece.id] not in judged.keys_alone:
            _read_key(piece, pieces, items, scene, book, meaning)
        if piece.id in NUMBER:
            _read_number(piece, pieces, items, scene, book, meaning)
    return meaning


@dataclass
class _Judged:
    colours: set[int] = field(default_factory=set)
    keys_alone: set[int] = field(default_factory=set)

    def __contains__(self, colour: int) -> bool:
        return colour in self.colours


def _read_colour(item: Item, scene: Scene, book: Codebook, meaning: Meaning) -> None:
    colour = item.colour
    assert colour is not None
    if item.named:
        where = rooms_named(scene.rooms, item.icons, book.icons)
    else:
        where = soft(map_density(item.at[0], book.frame, book.grid)) / 10.0
    meaning.table[:, colour, :] *= MENTIONED * where
    here = scene.pawns[colour]
    if here != OFF and item.key is None and not item.named and scene.pawns_tell:
        meaning.table[:, colour, here] *= _CORRECTED


def _read_key(
    piece: Piece,
    pieces: Sequence[Piece],
    items: Sequence[Item],
    scene: Scene,
    book: Codebook,
    meaning: Meaning,
) -> None:
    """With the colour it lies on; where its colour is not in the message, on the map."""
    key = KEY[piece.id]
    mine = next(item for item in items if item.key == key)
    if mine.named:
        alone = rooms_named(scene.rooms, mine.icons, book.icons) * 10.0
    else:
        alone = soft(map_density(piece.at, book.frame, book.grid))
    laid = {COLOUR[other.id]: other.at for other in pieces if other.id in COLOUR}
    for colour in range(6):
        if colour in laid:
            meaning.table[key, colour, :] *= (1 - SLACK) * bound_density(piece.at, laid[colour]) + SLACK
        else:
            meaning.table[key, colour, :] *= alone


def _read_number(
    piece: Piece,
    pieces: Sequence[Piece],
    items: Sequence[Item],
    scene: Scene,
    book: Codebook,
    meaning: Meaning,
) -> None:
    """The die of what it lies on; without dice, how many icons the room has."""
    number = NUMBER[piece.id]
    heads = {p.id: bound_density(piece.at, p.at) for p in pieces if p.id in COLOUR or p.id in KEY}
    cells = map_density(piece.at, book.frame, book.grid)
    if scene.uses_dice:
        meaning.by_cell[:, number - 1] *= np.maximum(cells, _ELSEWHERE)
        for id, near in heads.items():
            target = meaning.by_colour[COLOUR[id]] if id in COLOUR else meaning.by_key[KEY[id]]
            target[number - 1] *= max(near, _ELSEWHERE)
        return
    total = sum(heads.values()) + float(cells.sum()) + 1.0
    counts = np.array([1.0 if room.bit_count() == number else 0.15 for room in scene.rooms])
    for id, near in heads.items():
        said = 1 - near / total * (1 - counts)
        if id in COLOUR:
            meaning.table[:, COLOUR[id], :] *= said
        else:
            meaning.table[KEY[id], :, :] *= said


# A dial: the die, and colours as far from it as they have pips


def is_dial(pieces: Sequence[Piece], scene: Scene) -> bool:
    ids = {piece.id for piece in pieces}
    return scene.uses_dice and "die" in ids and not ids & NUMBER.keys()


def _read_dial(pieces: Sequence[Piece], meaning: Meaning) -> None:
    start = next(piece.at[0] for piece in pieces if piece.id == "die")
    for piece in pieces:
        if piece.id in COLOUR:
            steps = abs(piece.at[0] - start) / DIAL_STEP
            near = np.exp(-0.5 * ((np.arange(1, PIPS + 1) - steps) / _DIAL_SPREAD) ** 2)
            meaning.by_colour[COLOUR[piece.id]] *= near + SLACK
            meaning.table[:, COLOUR[piece.id], :] *= MENTIONED


# ✓ and ✗


def _judge(
    pieces: Sequence[Piece], items: Sequence[Item], scene: Scene, book: Codebook, meaning: Meaning
) -> _Judged:
    judged = _Judged()
    if not any(piece.id in ("ok", "no") for piece in pieces):
        return judged
    for group in groups_of(pieces):
        signs = {piece.id for piece in group if is_sign(piece)} & {"ok", "no"}
        if len(signs) != 1:
            continue
        right = signs == {"ok"}
        colours = [COLOUR[piece.id] for piece in group if piece.id in COLOUR]
        keys = [KEY[piece.id] for piece in group if piece.id in KEY]
        if not colours and not keys:
            _judge_place(group, right, scene, book, meaning)
        for colour in colours:
            judged.colours.add(colour)
            judge_colour(colour, right, scene, meaning, with_key=bool(keys))
        if not colours:
            for key in keys:
                judged.keys_alone.add(key)
                judge_key(key, right, scene, meaning)
    return judged


def judge_colour(colour: int, right: bool, scene: Scene, meaning: Meaning, *, with_key: bool) -> None:
    here, section = scene.pawns[colour], scene.markers[colour]
    table = meaning.table
    if right:
        table[:, colour, :] *= MENTIONED
        if here != OFF and not scene.positions_shown:
            table[:, colour, np.arange(16) != here] *= _WRONG
        if section != OFF and (scene.positions_shown or here == OFF):
            table[np.arange(4) != section, colour, :] *= _WRONG
    elif here == OFF:
        table[:, colour, :] *= _WRONG
    elif not with_key:
        table[:, colour, here] *= _WRONG


def judge_key(key: int, right: bool, scene: Scene, meaning: Meaning) -> None:
    holder = scene.holder(key)
    if holder == OFF:
        return
    if right:
        meaning.table[key, np.arange(6) != holder, :] *= _WRONG
    else:
        meaning.table[key, holder, :] *= _WRONG


def _judge_place(group: Sequence[Piece], right: bool, scene: Scene, book: Codebook, meaning: Meaning) -> None:
    """On a room by itself: the pawn in it is right or wrong, or there is a trap."""
    icons = sum(1 << ICON[piece.id] for piece in group if piece.id in ICON)
    if icons:
        named = rooms_named(scene.rooms, icons, book.icons)
        where = named / named.sum()
    else:
        density = map_density(next(p.at for p in group if is_sign(p)), book.frame, book.grid)
        where = (1 - SLACK) * density / (density.sum() + 1.0)
    for cell in range(16):
        pawns = scene.on_cell(cell)
        if right:
            for colour in pawns:
                meaning.table[:, colour, :] *= 1 + 10 * where[cell]
                meaning.table[:, colour, np.arange(16) != cell] *= 1 - (1 - _WRONG) * where[cell]
        elif scene.traps:
            meaning.traps[cell] = max(meaning.traps[cell], where[cell])
            meaning.table[:, :, cell] *= 1 - (1 - _WRONG) * where[cell]
        else:
            for colour in pawns:
                meaning.table[:, colour, cell] *= 1 - (1 - _WRONG) * where[cell]
