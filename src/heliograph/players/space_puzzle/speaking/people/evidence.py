"""Which of the imagined people sits in a seat, judged by what the seat has done: people who would have done
the same after these messages become more likely.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import erf, log, sqrt

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import AXES, Frame
from heliograph.players.space_puzzle.human.mind import Idea, frame_by, steps, take_in
from heliograph.players.space_puzzle.human.person import Person
from heliograph.players.space_puzzle.human.reading import on_map, read, rooms_meant
from heliograph.players.space_puzzle.meaning.pieces import KEY_REACH, Item, items_of, pieces_of
from heliograph.players.space_puzzle.speaking.people.crew_round import Member, laid_for
from heliograph.players.space_puzzle.speaking.people.town import Imagined, town
from heliograph.players.space_puzzle.table.memory import Exchange
from heliograph.players.space_puzzle.table.numbers import COLOUR, KEY, NUMBER, Floats
from heliograph.players.space_puzzle.table.scene import OFF
from heliograph.players.space_puzzle.table.surface import HEIGHT, WIDTH, Point, distance

_ODD = 0.06
"""How often a person does something for unrelated reasons."""
_UNDONE = 0.25
"""The probability that something a person has read was not done."""
_STILL_TRUE = 0.95

_Read = tuple[tuple[Point, int], ...]


@dataclass(frozen=True, eq=False)
class Watched:
    """For one seat: the probability of each imagined person, and what that person has read."""

    logs: Floats
    read: tuple[_Read, ...]
    frames: tuple[Frame, ...]
    """The frame in which each person saw the last message."""

    def shares(self) -> Floats:
        shares = np.exp(self.logs - self.logs.max())
        return np.asarray(shares / shares.sum())

    def sample(self, count: int) -> list[Member]:
        """Draws `count` of them by their probabilities."""
        marks = (np.arange(count) + 0.5) / count
        found = np.searchsorted(np.cumsum(self.shares()), marks).clip(max=len(self.logs) - 1)
        return [Member(town()[index], self.read[index]) for index in found.tolist()]

    def maps(self) -> dict[tuple[Frame, bool], float]:
        """The probability of each frame, and of a map that fills the surface."""
        found: dict[tuple[Frame, bool], float] = {}
        for who, frame, share in zip(town(), self.frames, self.shares().tolist(), strict=True):
            if who.person.reads_map:
                kind = frame, who.person.width > 1.3 * who.person.height
                found[kind] = found.get(kind, 0.0) + share
        return found


@lru_cache(maxsize=64)
def watch(seat: int, exchanges: tuple[Exchange, ...], actions: int) -> Watched:
    if not exchanges:
        own = tuple(who.person.frame for who in town())
        return Watched(np.zeros(len(town())), ((),) * len(town()), own)
    before, now = watch(seat, exchanges[:-1], actions), exchanges[-1]
    scene = _Scene(now, seat, actions)
    logs, reads, frames = [], [], []
    for who, known in zip(town(), before.read, strict=True):
        frame = frame_by(who.person, list(known), now)
        logs.append(scene.explained_by(who, frame))
        reads.append((*known, *scene.read_by(who.person, frame)))
        frames.append(frame)
    return Watched(_STILL_TRUE * before.logs + np.array(logs), tuple(reads), tuple(frames))


class _Scene:
    """One message, and how this seat reacted."""

    def __init__(self, exchange: Exchange, seat: int, actions: int) -> None:
        self.exchange, self.scene, self.after = exchange, exchange.scene, exchange.after
        self.items = [i for i in items_of(pieces_of(exchange.message.laid)) if i.colour is not None]
        self.mine = {(what, colour) for what, colour, who in exchange.by if who == seat}
        self.done = {(what, colour) for what, colour, _ in exchange.by}
        self.spent = sum(what != "marker" for what, _, _ in exchange.by) >= actions
        self.lone = _has_lone(exchange)

    def explained_by(self, who: Imagined, frame: Frame) -> float:
        found = sum(self._room(who.person, frame, item) for item in self.items)
        return found + (self._words(who, frame) if self.lone else 0.0)

    def read_by(self, person: Person, frame: Frame) -> list[tuple[Point, int]]:
        if not person.reads_map:
            return []
        found = []
        for item in self.items:
            if item.colour is not None and not item.named:
                mine = ("pawn", item.colour) in self.mine
                cell = self.after.pawns[item.colour] if mine else on_map(person, frame, item.at[0])
                found.append((item.at[0], cell))
        return found

    def _room(self, person: Person, frame: Frame, item: Item) -> float:
        colour = item.colour
        assert colour is not None
        cell = self.after.pawns[colour]
        if ("pawn", colour) in self.mine and cell != OFF:
            return log((1 - _ODD) * self._meant(person, frame, item, cell) + _ODD / 16)
        if ("pawn", colour) in self.done or self.spent:
            return 0.0
        return log((1 - _ODD) * self._left(person, frame, item) + _ODD)

    def _meant(self, person: Person, frame: Frame, item: Item, cell: int) -> float:
        """The probability that this person moves the pawn to that room."""
        colour = item.colour
        assert colour is not None
        here = self.scene.pawns[colour]
        if item.named and (person.trusts == "icons" or not person.reads_map):
            fits = rooms_meant(person, self.scene.rooms, item.icons)
            return (cell in fits) / max(len(fits), 1)
        if not person.reads_map:
            if person.bare == "empty":
                return float(self.scene.rooms[cell] == 0)
            return 1 / 16 if person.bare == "guess" and here == OFF else 0.0
        seen = on_map_chance(person, frame, item.at[0], cell)
        if person.again == "moves" and here != OFF and steps(here, cell) == 1:
            seen += on_map_chance(person, frame, item.at[0], here) / 3
        return seen

    def _left(self, person: Person, frame: Frame, item: Item) -> float:
        """The probability that this person leaves the pawn as it is."""
        colour = item.colour
        assert colour is not None
        here = self.scene.pawns[colour]
        if not person.reads_map and not item.named and not (person.bare == "guess" and here == OFF):
            return 1.0 if person.bare == "nothing" or here == OFF else self._meant(person, frame, item, here)
        return _ODD if here == OFF else self._meant(person, frame, item, here)

    def _words(self, who: Imagined, frame: Frame) -> float:
        """Keys and dice, if another person would have read them differently."""
        laid = laid_for(who, self.exchange.message.laid)
        message = type(self.exchange.message)(self.exchange.round, laid)
        exchange = type(self.exchange)(
            self.exchange.round, message, self.scene, self.exchange.usable, self.scene
        )
        idea = Idea()
        take_in(idea, who.person, exchange, read(who.person, exchange, frame), is_last=True)
        found = 0.0
        for what, told, before, after in (
            ("marker", idea.keys, self.scene.markers, self.after.markers),
            ("die", idea.dice, self.scene.dice, self.after.dice),
        ):
            for colour in range(6):
                expected = told.get(colour, before[colour])
                if (what, colour) in self.mine:
                    found += log(1 - _UNDONE if expected == after[colour] else _ODD)
                elif (what, colour) not in self.done and expected != before[colour]:
                    found += log(_UNDONE)
        return found


def _has_lone(exchange: Exchange) -> bool:
    pieces = pieces_of(exchange.message.laid)
    colours = [piece for piece in pieces if piece.id in COLOUR]
    return any(
        all(distance(piece.at, colour.at) > KEY_REACH for colour in colours)
        for piece in pieces
        if piece.id in KEY or piece.id in NUMBER
    )


def on_map_chance(person: Person, frame: Frame, at: Point, cell: int) -> float:
    """The probability that this person sees that cell there."""
    u, v = (at[0] - WIDTH / 2) / person.width, (at[1] - HEIGHT / 2) / person.height
    (a, b), (c, d) = AXES[frame]
    found = 1.0
    for middle, line in ((a * u + c * v + 1.5, cell % 4), (b * u + d * v + 1.5, cell // 4)):
        above = 0.0 if line == 0 else _below(line - 0.5 - middle, person.misjudges)
        below = 1.0 if line == 3 else _below(line + 0.5 - middle, person.misjudges)
        found *= below - above
    return (1 - person.lapses) * found + person.lapses / 16


def _below(value: float, spread: float) -> float:
    return 0.5 * (1 + erf(value / (spread * sqrt(2)))) if spread else float(value > 0)
