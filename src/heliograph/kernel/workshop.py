"""Scenarios of one's own: where a game has any, its workshop reads, checks and writes them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

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
