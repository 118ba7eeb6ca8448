"""How a result compares with others, and what to play next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from heliograph.kernel.content import load_beside
from heliograph.kernel.message import Message


class Onward(msgspec.Struct, frozen=True):
    """The next game a table may play that is not a mere repeat."""

    what: Message
    setup: Any


class Crews(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Measured games between AI seats at one level."""

    who: str
    """The strength of every seat; `mixed` if strong seats play beside humanlike ones."""
    games: int
    merits: dict[int, int]
    """How many results had each merit; in competitive games every seat has its own result."""


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `box/crews.json`, written by `python -m benchmarks.crews`."""

    rules_version: int
    seed: str
    levels: dict[str, Crews]


class Rank(msgspec.Struct, frozen=True):
    """Where a result stands among others."""

    worse: int
    same: int
    better: int

    @property
    def of_ten(self) -> tuple[int, int]:
        """How many of ten others did worse and how many did the same. The first number and the sum of both
        are rounded down."""
        among = max(self.worse + self.same + self.better, 1)
        worse = 10 * self.worse // among
        return worse, 10 * (self.worse + self.same) // among - worse


def rank_of(merit: int, merits: Mapping[int, int]) -> Rank:
    return Rank(
        worse=sum(count for other, count in merits.items() if other < merit),
        same=merits.get(merit, 0),
        better=sum(count for other, count in merits.items() if other > merit),
    )


def measured_crews(package: str) -> Measured | None:
    return load_beside(package, "crews.json", Measured)
