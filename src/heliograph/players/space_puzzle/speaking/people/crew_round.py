"""One round with imagined people: what a message would change on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.human.lots import Lots
from heliograph.players.space_puzzle.human.mind import Idea, frame_by, take_in
from heliograph.players.space_puzzle.human.person import Person
from heliograph.players.space_puzzle.human.reading import read
from heliograph.players.space_puzzle.meaning.pieces import TOGETHER
from heliograph.players.space_puzzle.speaking.people.town import Imagined
from heliograph.players.space_puzzle.table.memory import Exchange
from heliograph.players.space_puzzle.table.scene import OFF, Scene
from heliograph.players.space_puzzle.table.surface import Point

What = Literal["pawn", "die", "marker"]


@dataclass(frozen=True, eq=False)
class Member:
    """A person imagined in a seat, with the rooms this person has read off the map so far."""

    who: Imagined
    read: tuple[tuple[Point, int], ...]


@dataclass(frozen=True)
class Round:
    scene: Scene
    usable: frozenset[str]
    actions: int
    number: int

    def after(self, laid: Sequence[Laid], crew: Sequence[Member], lot: int) -> Scene:
        """The board after one of many possible rounds. The seats act in order, since at a table nobody waits
        for another; with the same `lot`, all random choices are the same."""
        board = _Board(self)
        for seat, member in enumerate(crew):
            seen = laid_for(member.who, laid)
            exchange = Exchange(self.number, Shown(self.number, seen), self.scene, self.usable, self.scene)
            mood = msgspec.structs.replace(member.who.person, seed=f"{member.who.person.seed}#{seat}/{lot}")
            frame = frame_by(member.who.person, list(member.read), exchange)
            idea = Idea()
            take_in(idea, mood, exchange, read(mood, exchange, frame), is_last=True)
            board.act(mood, idea, seat, leaves_some=seat < len(crew) - 1)
        return replace(
            self.scene, pawns=tuple(board.pawns), markers=tuple(board.markers), dice=tuple(board.dice)
        )


def laid_for(who: Imagined, laid: Sequence[Laid]) -> tuple[Laid, ...]:
    """Without the tokens that mean nothing to this person."""
    if not who.literal:
        return tuple(laid)
    colours = [token for token in laid if token.id.startswith("c-")]
    return tuple(
        token for token in laid if any(_near(token, colour) for colour in colours) or token.id[1] != "-"
    )


def _near(token: Laid, other: Laid) -> bool:
    return (token.x - other.x) ** 2 + (token.y - other.y) ** 2 < TOGETHER**2


class _Board:
    def __init__(self, round_: Round) -> None:
        self.round, scene = round_, round_.scene
        self.pawns, self.markers, self.dice = list(scene.pawns), list(scene.markers), list(scene.dice)
        self.left = round_.actions
        self.touched: dict[tuple[What, int], int] = {}

    def act(self, who: Person, idea: Idea, seat: int, *, leaves_some: bool) -> None:
        lots = Lots(f"{who.seed}/round {self.round.number}")
        for colour in sorted(idea.cells, key=lambda colour: colour not in idea.now):
            if not leaves_some or lots.chance(f"speaks up {colour}", who.speaks_up):
                self._set("pawn", colour, idea.cells[colour], who, seat)
        for colour, die in idea.dice.items():
            if self.round.scene.uses_dice and self.pawns[colour] != OFF:
                self._set("die", colour, die, who, seat)
        for colour, key in idea.keys.items():
            self._set("marker", colour, key, who, seat)
        for colour, key in enumerate(self.markers):
            claimed = any(held == key and other != colour for other, held in idea.keys.items())
            if key != OFF and claimed and idea.keys.get(colour) != key:
                self._set("marker", colour, OFF, who, seat)

    def _set(self, what: What, colour: int, value: int, who: Person, seat: int) -> None:
        """Does it, if an action is left and no colleague has touched it."""
        values = {"pawn": self.pawns, "die": self.dice, "marker": self.markers}[what]
        before = self.touched.get((what, colour))
        if values[colour] == value or (before is not None and not (who.bossy and seat > before)):
            return
        if what != "marker":
            if not self.left:
                return
            self.left -= 1
        self.touched[what, colour] = seat
        values[colour] = value
