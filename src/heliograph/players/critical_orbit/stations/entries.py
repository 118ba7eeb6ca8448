"""What to write in a turn: both numbers and the stars, considered together (MC-15, MC-22)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from heliograph.players.critical_orbit.boards.spaces import PIPS, Floats
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.stations.sheet import NEVER, Sheet

STAR = 0
"""Stands for any number among those to write."""
_AT_ONCE = 3
"""More stars wait until these are used, since a star can be used whatever is written first."""


@dataclass(frozen=True)
class Entry:
    space: int
    value: int
    star: bool
    gain: float


@dataclass(frozen=True)
class Writing:
    """Entries in order, and their total gain."""

    gain: float
    entries: tuple[Entry, ...] = ()


NOTHING = Writing(0.0)


class Position:
    """A sheet and the worth of its deliveries. Results are cached, because choices of dice share most of
    their entries."""

    def __init__(self, sheet: Sheet, demand: Demand) -> None:
        self.sheet = sheet
        self._demand = demand
        self._after: dict[tuple[int, int], Position] = {}

    @cached_property
    def gains(self) -> Floats:
        return self.sheet.gains(self._demand)

    def after(self, space: int, value: int) -> Position:
        if (space, value) not in self._after:
            sheet = self.sheet.after(space, value, self._demand)
            self._after[space, value] = Position(sheet, self._demand)
        return self._after[space, value]


def best_writing(position: Position, numbers: tuple[int, ...], effort: Effort) -> Writing:
    """The best way to write all of these numbers, in any order. A star may be left unused."""
    if not numbers:
        return NOTHING
    numbers, gains = numbers[:_AT_ONCE], position.gains
    if not (gains > NEVER).any():
        return NOTHING
    best = NOTHING if set(numbers) == {STAR} else Writing(NEVER)
    for number in dict.fromkeys(numbers):
        rest = list(numbers)
        rest.remove(number)
        for space, value in _most_promising(gains, number, effort.breadth if rest else 1):
            entry = Entry(space, value, number == STAR, float(gains[space, value - 1]))
            later = best_writing(position.after(space, value), tuple(rest), effort) if rest else NOTHING
            if entry.gain + later.gain > best.gain:
                best = Writing(entry.gain + later.gain, (entry, *later.entries))
    return best


def _most_promising(gains: Floats, number: int, breadth: int) -> Iterator[tuple[int, int]]:
    values = PIPS if number == STAR else (number,)
    flat = gains[:, [value - 1 for value in values]].ravel()
    for at in np.argsort(-flat, kind="stable")[:breadth]:
        if flat[at] > NEVER:
            space, column = divmod(int(at), len(values))
            yield space, values[column]
