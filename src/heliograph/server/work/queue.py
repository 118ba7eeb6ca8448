"""The queue for workers. Addresses take turns by the time they have used, and so do their tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import count
from typing import Generic, TypeVar

from heliograph.server.work.errand import Errand
from heliograph.server.work.shares import Shares

T = TypeVar("T")

_EXPECTED_SECONDS = 0.05
"""The charge when work is begun; the rest follows when it is done."""


@dataclass(frozen=True, slots=True)
class Taken(Generic[T]):
    piece: T
    errand: Errand
    address: str | None
    """Who is charged; None: nobody is waiting."""


class FairQueue(Generic[T]):
    """It reads no clock: the caller says how long the work took."""

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[Errand, T]] = {}
        self._numbers = count()
        self._addresses, self._tables = Shares(), Shares()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, errand: Errand, piece: T) -> int:
        """Its number, by which it can be dropped."""
        number = next(self._numbers)
        self._waiting[number] = errand, piece
        return number

    def drop(self, number: int) -> None:
        self._waiting.pop(number, None)

    def unwanted(self) -> list[T]:
        """Remove and return work that nobody needs any more."""
        numbers = [number for number, (errand, _) in self._waiting.items() if not errand.is_wanted()]
        return [self._waiting.pop(number)[1] for number in numbers]

    def take(self, others_than: Collection[str] | None = None) -> Taken[T] | None:
        """The next task: of the address that has used least, of its table that has used least, of the most
        urgent kind, that has waited longest. With `others_than`, only for an address that is none of them."""
        numbers = [
            number
            for number, (errand, _) in self._waiting.items()
            if others_than is None or self._charged(errand) not in (None, *others_than)
        ]
        if not numbers:
            return None
        number = min(numbers, key=self._order)
        errand, piece = self._waiting.pop(number)
        address = self._charged(errand)
        if address is not None:
            self._addresses.begin(address, _EXPECTED_SECONDS)
        self._tables.begin(errand.table, _EXPECTED_SECONDS)
        return Taken(piece, errand, address)

    def settle(self, taken: Taken[T], seconds: float) -> None:
        """Charge the time the work took in the end."""
        more = seconds - _EXPECTED_SECONDS
        if taken.address is not None:
            self._addresses.charge(taken.address, more)
        self._tables.charge(taken.errand.table, more)

    def _order(self, number: int) -> tuple[bool, float, float, int, int]:
        errand, _ = self._waiting[number]
        address = self._charged(errand)
        turn = 0.0 if address is None else self._addresses.turn(address)
        return address is None, turn, self._tables.turn(errand.table), errand.kind, number

    def _charged(self, errand: Errand) -> str | None:
        """Connecting to a table of others neither takes their turns nor delays them."""
        return min(errand.addresses(), key=self._addresses.turn, default=None)
