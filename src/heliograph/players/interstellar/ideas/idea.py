"""An idea: moves that belong together, with an estimate of their worth."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.actions import Action
from heliograph.games.interstellar.state import Player
from heliograph.players.interstellar.worth.outlook import Outlook, cube_price, fuel_price, scientist_price

T = TypeVar("T")


class Idea(msgspec.Struct, frozen=True):
    moves: tuple[Action, ...]
    guess: float

    def after(self, *first: Action, more: float = 0.0) -> Idea:
        """The same idea with other moves before it."""
        return Idea((*first, *self.moves), self.guess + more)


class Mind:
    """One player's situation in one position: what it has, and what things are worth to it."""

    __slots__ = ("at", "cube", "fuel", "index", "known", "look", "me", "pack", "prices", "scientist", "state")

    def __init__(self, at: Doing, index: int, look: Outlook) -> None:
        self.at, self.index, self.look = at, index, look
        self.pack, self.state, self.prices = at.pack, at.state, look.prices
        self.me: Player = at.state.players[index]
        self.cube = cube_price(self.state, self.me, look)
        self.fuel = fuel_price(self.me, look)
        self.scientist = scientist_price(self.me, look)
        self.known: dict[Hashable, Any] = {}

    def once(self, question: Hashable, answer: Callable[[], T]) -> T:
        """The answer, worked out the first time only: several ideas may ask for it."""
        if question not in self.known:
            self.known[question] = answer()
        found: T = self.known[question]
        return found
