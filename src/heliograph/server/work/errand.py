"""A task for a worker: its kind, and who waits for it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import IntEnum


class Kind(IntEnum):
    """The order of the kinds of work for one table."""

    LOOK = 0
    """A preview of an action: somebody points at it and waits."""
    MOVE = 1
    REPLAY = 2
    REVIEW = 3
    ESTIMATE = 4
    AHEAD = 5
    """An AI seat thinks while others move."""


@dataclass(frozen=True, slots=True)
class Errand:
    kind: Kind
    addresses: Callable[[], Collection[str]]
    """The addresses that wait for it now; asked again when its turn may have come. None: it is done when
    there is nothing else to do."""
    table: str = ""
    is_wanted: Callable[[], bool] = lambda: True
    """Whether anybody still needs it."""


def errand(kind: Kind, address: str, table: str = "") -> Errand:
    """For one address, as long as it takes."""
    return Errand(kind, lambda: (address,), table)


def for_nobody(kind: Kind) -> Errand:
    return Errand(kind, lambda: ())
