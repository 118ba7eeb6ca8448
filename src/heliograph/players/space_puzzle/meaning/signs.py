"""Signs: ✓ and ✗ judge what they lie with, the two-way arrow exchanges, the arrow points away (SP-62)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import cos, radians, sin

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import AXES, Codebook
from heliograph.players.space_puzzle.meaning.pieces import Piece, groups_of, is_sign
from heliograph.players.space_puzzle.meaning.weights import MENTIONED, SLACK, WRONG, Meaning, rooms_named
from heliograph.players.space_puzzle.table.numbers import COLOUR, COLUMN, ICON, KEY, PIPS, ROW
from heliograph.players.space_puzzle.table.scene import OFF, Scene
from heliograph.players.space_puzzle.table.surface import TOUCHES, distance, place_density

_ASTRAY = 0.15
"""How often an arrow does not point where the pawn should go."""
_SWAP_REACH = 800.0


@dataclass
class SpokenFor:
    """Colours and keys that a sign speaks about; their own place on the surface then says nothing more."""

    colours: set[int] = field(default_factory=set)
    keys: set[int] = field(default_factory=set)


def read_signs(pieces: Sequence[Piece], scene: Scene, book: Codebook, meaning: Meaning) -> SpokenFor:
    done = SpokenFor()
    _read_swaps(pieces, scene, book, meaning, done)
    if any(is_sign(piece) for piece in pieces):
        for group in groups_of(pieces):
            _judge(group, scene, book, meaning, done)
            _point(group, scene, book, meaning, done)
    return done


def _judge(group: Sequence[Piece], scene: Scene, book: Codebook, meaning: Meaning, done: SpokenFor) -> None:
    signs = {piece.id for piece in group} & {"ok", "no"}
    if len(signs) != 1:
        return
    right = signs == {"ok"}
    colours = [COLOUR[piece.id] for piece in group if piece.id in COLOUR]
    keys = [KEY[piece.id] for piece in group if piece.id in KEY]
    if not colours and not keys:
        _judge_place(group, right, scene, book, meaning)
    for colour in colours:
        done.colours.add(colour)
        if any(piece.id == "die" for piece in group):
            _judge_die(colour, right, scene, meaning)
        else:
            judge_colour(colour, right, scene, meaning, with_key=bool(keys))
    for key in keys if not colours else ():
        done.keys.add(key)
        judge_key(key, right, scene, meaning)


def _judge_die(colour: int, right: bool, scene: Scene, meaning: Meaning) -> None:
    shown = np.arange(1, PIPS + 1) == scene.dice[colour]
    meaning.by_colour[colour, ~shown if right else shown] *= WRONG


def _point(group: Sequence[Piece], scene: Scene, book: Codebook, meaning: Meaning, done: SpokenFor) -> None:
    """An arrow beside a colour: the pawn goes that way from where it stands, or with the die token the die
    goes up or down. Unturned it points up."""
    arrow = next((piece for piece in group if piece.id == "arrow"), None)
    colours = [COLOUR[piece.id] for piece in group if piece.id in COLOUR]
    if arrow is None or len(colours) != 1:
        return
    colour, angle = colours[0], radians(arrow.rotation)
    across, down = sin(angle), -cos(angle)
    if scene.uses_dice and any(piece.id == "die" for piece in group):
        done.colours.add(colour)
        pips = np.arange(1, PIPS + 1)
        higher = pips > scene.dice[colour] if down < 0 else pips < scene.dice[colour]
        meaning.by_colour[colour, ~higher] *= _ASTRAY
        return
    here = scene.pawns[colour]
    if here == OFF:
        return
    done.colours.add(colour)
    across, down = np.array(AXES[book.frame]).T @ (across, down)
    x, y = COLUMN - COLUMN[here], ROW - ROW[here]
    along = (x * across + y * down) / np.maximum(np.hypot(x, y), 1e-9)
    meaning.table[:, colour, :] *= MENTIONED * np.select([along > 0.95, along > 0.7], [1.0, 0.5], _ASTRAY)
    meaning.table[:, colour, here] *= _ASTRAY


def _read_swaps(
    pieces: Sequence[Piece], scene: Scene, book: Codebook, meaning: Meaning, done: SpokenFor
) -> None:
    sign = next((piece for piece in pieces if piece.id == "swap"), None)
    for kind in (COLOUR, KEY):
        mine = [piece for piece in pieces if piece.id in kind]
        if sign is not None:
            near = sorted(mine, key=lambda piece: distance(piece.at, sign.at))[:2]
            pairs = [near] if len(near) == 2 and distance(near[1].at, sign.at) < _SWAP_REACH else []
        elif book.touching == "swaps":
            pairs = [[a, b] for a, b in combinations(mine, 2) if distance(a.at, b.at) < TOUCHES]
        else:
            pairs = []
        for one, other in pairs:
            if kind is COLOUR:
                _swap_pawns(COLOUR[one.id], COLOUR[other.id], scene, meaning, done)
            else:
                _swap_keys(KEY[one.id], KEY[other.id], scene, meaning, done)


def _swap_pawns(one: int, other: int, scene: Scene, meaning: Meaning, done: SpokenFor) -> None:
    """Exchanges their rooms if both stand on the map, otherwise their keys."""
    if OFF not in (scene.pawns[one], scene.pawns[other]) and not scene.positions_shown:
        for colour, cell in ((one, scene.pawns[other]), (other, scene.pawns[one])):
            meaning.table[:, colour, np.arange(16) != cell] *= 2 * SLACK
            done.colours.add(colour)
    elif OFF not in (scene.markers[one], scene.markers[other]):
        for colour, key in ((one, scene.markers[other]), (other, scene.markers[one])):
            meaning.table[np.arange(4) != key, colour, :] *= 2 * SLACK
            done.colours.add(colour)


def _swap_keys(one: int, other: int, scene: Scene, meaning: Meaning, done: SpokenFor) -> None:
    if OFF not in (scene.holder(one), scene.holder(other)):
        for key, colour in ((one, scene.holder(other)), (other, scene.holder(one))):
            meaning.table[key, np.arange(6) != colour, :] *= 2 * SLACK
            done.keys.add(key)


def judge_colour(colour: int, right: bool, scene: Scene, meaning: Meaning, *, with_key: bool) -> None:
    here, section = scene.pawns[colour], scene.markers[colour]
    table = meaning.table
    if right:
        table[:, colour, :] *= MENTIONED
        if here != OFF and not scene.positions_shown:
            table[:, colour, np.arange(16) != here] *= WRONG
        if section != OFF and (scene.positions_shown or here == OFF):
            table[np.arange(4) != section, colour, :] *= WRONG
    elif here == OFF:
        table[:, colour, :] *= WRONG
    elif not with_key:
        table[:, colour, here] *= WRONG


def judge_key(key: int, right: bool, scene: Scene, meaning: Meaning) -> None:
    holder = scene.holder(key)
    if holder == OFF:
        return
    if right:
        meaning.table[key, np.arange(6) != holder, :] *= WRONG
    else:
        meaning.table[key, holder, :] *= WRONG


def _judge_place(group: Sequence[Piece], right: bool, scene: Scene, book: Codebook, meaning: Meaning) -> None:
    """A sign on a room: the pawn in it is right or wrong, or there is a trap."""
    icons = sum(1 << ICON[piece.id] for piece in group if piece.id in ICON)
    if icons:
        named = rooms_named(scene.rooms, icons, book.icons)
        where = named / named.sum()
    else:
        density = place_density(next(p.at for p in group if is_sign(p)), book)
        where = (1 - SLACK) * density / (density.sum() + 1.0)
    for cell in range(16):
        pawns = scene.on_cell(cell)
        if right:
            for colour in pawns:
                meaning.table[:, colour, :] *= 1 + 10 * where[cell]
                meaning.table[:, colour, np.arange(16) != cell] *= 1 - (1 - WRONG) * where[cell]
        elif scene.traps:
            meaning.traps[cell] = max(meaning.traps[cell], where[cell])
            meaning.table[:, :, cell] *= 1 - (1 - WRONG) * where[cell]
        else:
            for colour in pawns:
                meaning.table[:, colour, cell] *= 1 - (1 - WRONG) * where[cell]
