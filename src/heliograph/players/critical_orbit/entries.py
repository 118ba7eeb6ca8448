"""What to write in a turn: both numbers and the stars, weighed together (MC-15, MC-22)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.sheet import NEVER, PIPS, Floats, Sheet

STAR = 0
"""Among the numbers to write: any."""


@dataclass(frozen=True)
class Entry:
    space: int
    value: int
    star: bool
    gain: float


@dataclass(frozen=True)
class Plan:
    """Entries in their order, and what they gain together."""

    gain: float
    entries: tuple[Entry, ...] = ()


NOTHING = Plan(0.0)


def best_plan(sheet: Sheet, numbers: tuple[int, ...], demand: Demand, effort: Effort) -> Plan:
    """The best way to write all of these numbers, in any order. A star may be left unused."""
    if not numbers:
        return Plan(effort.looks_ahead * outlook(sheet, demand)) if effort.looks_ahead else NOTHING
    gains = sheet.gains(demand)
    if not (gains > NEVER).any():
        return NOTHING
    best = best_plan(sheet, (), demand, effort) if set(numbers) == {STAR} else Plan(NEVER)
    for number in dict.fromkeys(numbers):
        rest = list(numbers)
        rest.remove(number)
        for space, value in _most_promising(gains, number, effort.breadth if rest else effort.finalists):
            entry = Entry(space, value, number == STAR, float(gains[space, value - 1]))
            later = NOTHING
            if rest or effort.looks_ahead:
                later = best_plan(sheet.after(space, value, demand), tuple(rest), demand, effort)
            if entry.gain + later.gain > best.gain:
                best = Plan(entry.gain + later.gain, (entry, *later.entries))
    return best


def outlook(sheet: Sheet, demand: Demand) -> float:
    """What an entry of the next turn gains on average, whatever is rolled."""
    best = sheet.gains(demand).max(axis=0)
    return float(best.mean()) if best[0] > NEVER else 0.0


def _most_promising(gains: Floats, number: int, breadth: int) -> Iterator[tuple[int, int]]:
    values = PIPS if number == STAR else (number,)
    flat = gains[:, [value - 1 for value in values]].ravel()
    for at in np.argsort(-flat, kind="stable")[:breadth]:
        if flat[at] > NEVER:
            space, column = divmod(int(at), len(values))
            yield space, values[column]
