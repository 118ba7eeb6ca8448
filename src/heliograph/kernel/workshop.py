"""The workshop, where players make scenarios of their own: reading, checking and writing them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

from heliograph.kernel.message import Message

M = TypeVar("M", bound=msgspec.Struct)


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with one field of a scenario, and what would be right."""

    field: str
    reason: Message


class Misread(msgspec.Struct, frozen=True):
    """Why a file is not a scenario, and in which line; 0 for the file as a whole."""

    line: int
    reason: Message


class Rehearsal(msgspec.Struct, frozen=True):
    """How one game went in which AI seats tried a scenario out."""

    won: bool
    rounds: int


class Rehearsals(msgspec.Struct, frozen=True):
    """How all rehearsals of a scenario went."""

    games: int = 0
    wins: int = 0
    rounds: int = 0
    """The rounds of all rehearsals together."""

    def plus(self, rehearsal: Rehearsal) -> Rehearsals:
        return Rehearsals(self.games + 1, self.wins + rehearsal.won, self.rounds + rehearsal.rounds)


class Standing(msgspec.Struct, frozen=True):
    """How hard a scenario is compared with the house's own."""

    tier: str
    like: tuple[str, ...]
    """The house's scenarios with the most similar results."""


class Workshop(ABC, Generic[M]):
    made_type: type[M]

    @property
    @abstractmethod
    def materials(self) -> msgspec.Struct:
        """Everything a scenario can be made of, in the game's own types."""

    @property
    @abstractmethod
    def book(self) -> Mapping[str, M]:
        """The house's own scenarios by name, as starting points."""

    @abstractmethod
    def read(self, text: str) -> M | Misread:
        """A scenario from a file, if it is playable."""

    @abstractmethod
    def write(self, made: M) -> str:
        """The text of a file that reads back as this scenario."""

    @abstractmethod
    def faults(self, made: M) -> tuple[Fault, ...]:
        """Why the scenario cannot be played; empty if it can."""

    @abstractmethod
    def setup(self, made: M) -> msgspec.Struct:
        """The set-up with which AI seats try it out."""

    @abstractmethod
    def rehearsal(self, state: Any) -> Rehearsal:
        """What a finished game says about its scenario."""

    @abstractmethod
    def standing(self, made: M, rehearsals: Rehearsals) -> Standing | None:
        """How hard the rehearsals show it to be, if the house's own scenarios have been measured."""
