"""Scenarios of one's own: where a game has any, its workshop reads, checks and writes them."""

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
    """Why a file is no scenario, and in which line; 0 for the file as a whole."""

    line: int
    reason: Message


class Rehearsal(msgspec.Struct, frozen=True):
    """How one game went in which AI seats tried a scenario out."""

    won: bool
    rounds: int


class Rehearsals(msgspec.Struct, frozen=True):
    """How all of these games went."""

    games: int = 0
    wins: int = 0
    rounds: int = 0
    """All of them together."""

    def plus(self, rehearsal: Rehearsal) -> Rehearsals:
        return Rehearsals(self.games + 1, self.wins + rehearsal.won, self.rounds + rehearsal.rounds)


class Standing(msgspec.Struct, frozen=True):
    """How hard a scenario is, measured against the house's own."""

    tier: str
    like: tuple[str, ...]
    """Those of the house that went most alike."""


class Workshop(ABC, Generic[M]):
    made_type: type[M]

    @property
    @abstractmethod
    def materials(self) -> msgspec.Struct:
        """All there is to choose from, in the game's own shape."""

    @property
    @abstractmethod
    def book(self) -> Mapping[str, M]:
        """The house's own scenarios by name, to begin from."""

    @abstractmethod
    def read(self, text: str) -> M | Misread:
        """A scenario from a file; only a playable one is read."""

    @abstractmethod
    def write(self, made: M) -> str:
        """The file that is read back as this scenario."""

    @abstractmethod
    def faults(self, made: M) -> tuple[Fault, ...]:
        """Why it cannot be played, if it cannot."""

    @abstractmethod
    def setup(self, made: M) -> msgspec.Struct:
        """The table at which AI seats try it out."""

    @abstractmethod
    def rehearsal(self, state: Any) -> Rehearsal:
        """What such a game says about its scenario, once it is over."""

    @abstractmethod
    def standing(self, made: M, rehearsals: Rehearsals) -> Standing | None:
        """How hard the rehearsals show it to be, where the house's own scenarios have been measured."""
