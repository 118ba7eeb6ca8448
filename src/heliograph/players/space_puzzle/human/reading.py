"""How a person reads one message: for each colour a room, a key, a die, or a verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import cos, radians, sin

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import AXES, Frame
from heliograph.players.space_puzzle.human.lots import Lots
from heliograph.players.space_puzzle.human.person import Person
from heliograph.players.space_puzzle.meaning.pieces import Piece, pieces_shown
from heliograph.players.space_puzzle.meaning.unplaced import phrases
from heliograph.players.space_puzzle.table.memory import Exchange
from heliograph.players.space_puzzle.table.numbers import COLOUR, ICON, KEY, NUMBER
from heliograph.players.space_puzzle.table.scene import OFF, Scene
from heliograph.players.space_puzzle.table.surface import HEIGHT, WIDTH, Point, distance

_MIDDLE = 1.5
_FAR = 900.0
"""Even people who take the nearest token look no farther."""


@dataclass
class Reading:
    cells: dict[int, int] = field(default_factory=dict)
    """By colour, in the order of reading."""
    key_cells: dict[int, int] = field(default_factory=dict)
    """Rooms of keys shown without a colour."""
    keys: dict[int, int] = field(default_factory=dict)
    dice: dict[int, int] = field(default_factory=dict)
    right: set[int] = field(default_factory=set)
    wrong: set[int] = field(default_factory=set)
    wrong_keys: set[int] = field(default_factory=set)
    by_place: dict[int, Point] = field(default_factory=dict)
    """The place of each colour whose room was read from the map."""


def read(person: Person, exchange: Exchange, frame: Frame) -> Reading:
    return _Reader(person, exchange, frame).read()


def on_map(person: Person, frame: Frame, at: Point, off: Point = (0.0, 0.0)) -> int:
    """The cell this person sees there."""
    u, v = (at[0] - WIDTH / 2) / person.width, (at[1] - HEIGHT / 2) / person.height
    (across, up), (along, down) = AXES[frame]
    column, row = across * u + along * v, up * u + down * v
    x, y = (min(max(round(c + _MIDDLE + o), 0), 3) for c, o in ((column, off[0]), (row, off[1])))
    return 4 * y + x


def rooms_meant(person: Person, rooms: tuple[int, ...], icons: int) -> list[int]:
    """The rooms that these icons may name."""
    if person.icons == "exact":
        return [cell for cell, room in enumerate(rooms) if room == icons]
    if person.icons == "at-least":
        fits = [cell for cell, room in enumerate(rooms) if room & icons == icons]
        return sorted(fits, key=lambda cell: rooms[cell].bit_count())[:2]
    fits = [cell for cell, room in enumerate(rooms) if room & icons]
    return sorted(fits, key=lambda cell: (rooms[cell] ^ icons).bit_count())[:3]


class _Reader:
    def __init__(self, person: Person, exchange: Exchange, frame: Frame) -> None:
        self.person, self.frame, self.scene = person, frame, exchange.scene
        self.lots = Lots(f"{person.seed}/reads/{exchange.round}")
        self.pieces = self._in_order(pieces_shown(exchange.message))
        self.found = Reading()

    def _in_order(self, pieces: Sequence[Piece]) -> list[Piece]:
        """SR-NOISE: one token is not the AI's; a crooked one is the most suspicious."""
        if self.scene.noise:
            askew = [piece for piece in pieces if piece.rotation % 90]
            pieces = [piece for piece in pieces if piece not in askew[:1]]
        sign = -1 if self.person.direction == "left" else 1
        down = self.person.direction == "down"
        return sorted(pieces, key=lambda p: (p.at[1], p.at[0]) if down else (sign * p.at[0], p.at[1]))

    def read(self) -> Reading:
        if self.scene.places == "free":
            self._read_surface()
        elif self.scene.places == "line":
            for words in phrases([piece.id for piece in self.pieces]):
                self._read_words(words)
        else:
            self._read_words([piece.id for piece in self.pieces])
        return self.found

    def _read_words(self, ids: Sequence[str]) -> None:
        """Everything about the first colour, or about a key."""
        colour = next((COLOUR[id] for id in ids if id in COLOUR), None)
        key = next((KEY[id] for id in ids if id in KEY), None)
        self._judge([id for id in ids if id in ("ok", "no")], colour, key)
        icons = sum(1 << ICON[id] for id in ids if id in ICON)
        number = next((NUMBER[id] for id in ids if id in NUMBER), None)
        room = self._named(icons, str(colour)) if icons or "arrow" in ids else None
        if room is None and number is not None and not self.scene.uses_dice:
            room = self._counted(number)
        self._take(colour, key, room, number)

    def _take(self, colour: int | None, key: int | None, room: int | None, number: int | None) -> None:
        if colour is None:
            if key is not None and room is not None:
                self.found.key_cells[key] = room
            return
        if room is not None:
            self.found.cells[colour] = room
        if key is not None:
            self.found.keys[colour] = key
        if number is not None and self.scene.uses_dice:
            self.found.dice[colour] = number

    def _judge(self, signs: Sequence[str], colour: int | None, key: int | None) -> None:
        if len(signs) != 1:
            return
        if colour is not None:
            (self.found.right if signs[0] == "ok" else self.found.wrong).add(colour)
        elif key is not None and signs[0] == "no":
            self.found.wrong_keys.add(key)

    def _read_surface(self) -> None:
        swapped = self._exchanges()
        taken: set[str] = set()
        for piece in self.pieces:
            if piece.id in COLOUR and piece.id not in swapped:
                near = self._together(piece)
                taken.update(one.id for one in near)
                self._read_colour(piece, near)
        for piece in self.pieces:
            if piece.id in KEY and piece.id not in taken and piece.id not in swapped:
                self._read_lone_key(piece)

    def _together(self, head: Piece) -> list[Piece]:
        """What belongs to this colour: tokens that touch it, and tokens that touch those, but none of another
        colour's."""
        heads = [piece for piece in self.pieces if piece.id in COLOUR]
        found, grown = [head], True
        while grown:
            rest = [p for p in self.pieces if p not in found and p.id not in COLOUR]
            more = [p for p in rest if any(distance(p.at, q.at) < self.person.reach for q in found)]
            more = [
                p for p in more if min(heads, key=lambda h: distance(h.at, p.at)) is head or len(heads) == 1
            ]
            found += more
            grown = bool(more)
        if not any(p.id in KEY for p in found) and self.person.binds != "touching":
            key = self._looser_key(head, heads)
            found += [key] if key else []
        return found[1:]

    def _looser_key(self, head: Piece, heads: Sequence[Piece]) -> Piece | None:
        keys = [piece for piece in self.pieces if piece.id in KEY]
        if self.person.binds == "reading":
            later = self.pieces[self.pieces.index(head) + 1 :]
            return later[0] if later and later[0].id in KEY else None
        near = [k for k in keys if distance(k.at, head.at) < _FAR]
        near = [k for k in near if min(heads, key=lambda h: distance(h.at, k.at)) is head]
        return min(near, key=lambda k: distance(k.at, head.at), default=None)

    def _read_colour(self, piece: Piece, near: Sequence[Piece]) -> None:
        person, colour, ids = self.person, COLOUR[piece.id], [one.id for one in near]
        key = next((KEY[id] for id in ids if id in KEY), None)
        signs = [id for id in ids if id in ("ok", "no")]
        number = next((NUMBER[id] for id in ids if id in NUMBER), None)
        arrow = next((one for one in near if one.id == "arrow"), None)
        icons = sum(1 << ICON[id] for id in ids if id in ICON)
        room: int | None = None
        if signs:
            self._judge(signs, colour, key)
        elif arrow is not None and self.scene.pawns[colour] != OFF:
            room = self._along(arrow, self.scene.pawns[colour])
        elif icons and (person.trusts == "icons" or not person.reads_map):
            room = self._named(icons, piece.id)
        elif person.reads_map:
            room = self._seen(piece)
            self.found.by_place[colour] = piece.at
        elif number is not None and not self.scene.uses_dice:
            room = self._counted(number)
        else:
            room = self._bare(piece.id, colour)
        self._take(colour, key, room, number)

    def _seen(self, piece: Piece) -> int:
        if self.lots.chance(f"lapse {piece.id}", self.person.lapses):
            return int(self.lots.share(f"anywhere {piece.id}") * 16)
        off = [self.person.misjudges * self.lots.error(f"{axis} {piece.id}") for axis in "xy"]
        return on_map(self.person, self.frame, piece.at, (off[0], off[1]))

    def _named(self, icons: int, what: str) -> int | None:
        fits = rooms_meant(self.person, self.scene.rooms, icons)
        return self.lots.pick(f"room for {what}", fits) if fits else None

    def _counted(self, number: int) -> int | None:
        fits = [cell for cell, room in enumerate(self.scene.rooms) if room.bit_count() == number]
        return self.lots.pick(f"rooms of {number}", fits) if fits else None

    def _bare(self, id: str, colour: int) -> int | None:
        """Without a map a colour alone has no room; some people find one."""
        if self.person.bare == "empty":
            return self.scene.rooms.index(0) if 0 in self.scene.rooms else None
        if self.person.bare == "guess" and self.scene.pawns[colour] == OFF:
            return int(self.lots.share(f"try {id}") * 16)
        return None

    def _along(self, arrow: Piece, here: int) -> int:
        angle = radians(arrow.rotation)
        across, down = np.array(AXES[self.frame]).T @ (sin(angle), -cos(angle))
        x, y = here % 4 + round(float(across)), here // 4 + round(float(down))
        return 4 * min(max(y, 0), 3) + min(max(x, 0), 3)

    def _read_lone_key(self, piece: Piece) -> None:
        key, person = KEY[piece.id], self.person
        near = [p for p in self.pieces if p is not piece and distance(p.at, piece.at) < person.reach]
        icons = sum(1 << ICON[p.id] for p in near if p.id in ICON)
        signs = [p.id for p in near if p.id in ("ok", "no")]
        number = next((NUMBER[p.id] for p in near if p.id in NUMBER), None)
        holder = self.scene.holder(key)
        if signs:
            self._judge(signs, None, key)
        elif number is not None and self.scene.uses_dice and holder != OFF:
            self.found.dice[holder] = number
        elif icons:
            self._take(None, key, self._named(icons, piece.id), None)
        elif person.lone_keys == "colour" or self.lots.chance(f"bind {key}", person.over_interprets):
            colours = [p for p in self.pieces if p.id in COLOUR]
            if colours:
                self.found.keys.setdefault(
                    COLOUR[min(colours, key=lambda c: distance(c.at, piece.at)).id], key
                )
        elif person.lone_keys == "room" and person.reads_map:
            self.found.key_cells[key] = self._seen(piece)

    def _exchanges(self) -> set[str]:
        """With the two-way arrow, or for some people by touching: two pawns change rooms, two keys change
        colours."""
        done: set[str] = set()
        sign = next((p for p in self.pieces if p.id == "swap"), None)
        for kind in (COLOUR, KEY):
            mine = [p for p in self.pieces if p.id in kind]
            for one, other in combinations(mine, 2):
                if sign is None:
                    meant = self.person.touching == "swaps" and distance(one.at, other.at) < self.person.reach
                else:
                    meant = max(distance(p.at, sign.at) for p in (one, other)) < _FAR and len(mine) == 2
                if meant and not done & {one.id, other.id}:
                    done |= self._swap(
                        kind[one.id], kind[other.id], self.scene, of_keys=kind is KEY, ids=(one.id, other.id)
                    )
        return done

    def _swap(self, one: int, other: int, scene: Scene, *, of_keys: bool, ids: tuple[str, str]) -> set[str]:
        if of_keys:
            one, other = scene.holder(one), scene.holder(other)
            if OFF in (one, other):
                return set()
            self.found.keys[one], self.found.keys[other] = scene.markers[other], scene.markers[one]
        elif OFF in (scene.pawns[one], scene.pawns[other]):
            return set()
        else:
            self.found.cells[one], self.found.cells[other] = scene.pawns[other], scene.pawns[one]
        return set(ids)
