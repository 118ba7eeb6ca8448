"""Cubes of five colours, their value, and the Golden Rule: a dearer cube may pay for a cheaper one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Literal, get_args

Colour = Literal["R", "Y", "G", "B", "P"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Cubes = tuple[int, int, int, int, int]
"""The count of each colour, the cheapest first. A cube's level, which is its value, is its index plus one."""
NONE: Cubes = (0, 0, 0, 0, 0)
HIGHEST = len(COLOURS) - 1


@lru_cache(maxsize=65536)
def cubes(text: str) -> Cubes:
    """`RRY` means two red cubes and a yellow one."""
    return tuple(text.count(colour) for colour in COLOURS)  # type: ignore[return-value]


def counted(text: str) -> Cubes:
    """`R14 Y12`: large counts of each colour."""
    numbers = {part[0]: int(part[1:]) for part in text.split()}
    return tuple(numbers.get(colour, 0) for colour in COLOURS)  # type: ignore[return-value]


@lru_cache(maxsize=65536)
def written(some: Cubes) -> str:
    return "".join(colour * count for colour, count in zip(COLOURS, some, strict=True))


def level_of(colour: Colour) -> int:
    return COLOURS.index(colour)


def one(level: int, count: int = 1) -> Cubes:
    """Cubes of one level; levels above purple count as purple."""
    return _one(min(max(level, 0), HIGHEST), count)


@cache
def _one(level: int, count: int) -> Cubes:
    return tuple(count if place == level else 0 for place in range(len(COLOURS)))  # type: ignore[return-value]


def plus(some: Cubes, more: Cubes) -> Cubes:
    return (
        some[0] + more[0],
        some[1] + more[1],
        some[2] + more[2],
        some[3] + more[3],
        some[4] + more[4],
    )


def minus(some: Cubes, less: Cubes) -> Cubes:
    return (
        some[0] - less[0],
        some[1] - less[1],
        some[2] - less[2],
        some[3] - less[3],
        some[4] - less[4],
    )


def holds(some: Cubes, part: Cubes) -> bool:
    return all(a >= b for a, b in zip(some, part, strict=True))


def value_of(some: Cubes) -> int:
    return some[0] + 2 * some[1] + 3 * some[2] + 4 * some[3] + 5 * some[4]


def levels_in(some: Cubes) -> Iterator[int]:
    """The levels that occur, the cheapest first."""
    return (level for level, count in enumerate(some) if count)


def lowest(some: Cubes, count: int) -> Cubes:
    """`count` of the cheapest cubes, or all if there are fewer."""
    taken = [0] * len(COLOURS)
    for level, there in enumerate(some):
        taken[level] = min(there, count)
        count -= taken[level]
    return tuple(taken)  # type: ignore[return-value]


def highest(some: Cubes, count: int) -> Cubes:
    mirrored = lowest(tuple(reversed(some)), count)  # type: ignore[arg-type]
    return tuple(reversed(mirrored))  # type: ignore[return-value]


# Paying


def covers(paid: Cubes, cost: Cubes) -> bool:
    """HV-01: cube by cube, each at least as dear as the one it pays for."""
    if sum(paid) != sum(cost):
        return False
    owed = 0
    for level in range(HIGHEST, -1, -1):
        owed += cost[level] - paid[level]
        if owed > 0:
            return False
    return True


@lru_cache(maxsize=65536)
def payments(have: Cubes, cost: Cubes) -> tuple[Cubes, ...]:
    """Every way to pay, the cheapest first."""
    amount = sum(cost)
    if sum(have) < amount:
        return ()
    levels = [level for level, count in enumerate(have) if count]
    ways = []
    for picked in combinations_with_replacement(levels, amount):
        paid = tuple(picked.count(level) for level in range(len(COLOURS)))
        if holds(have, paid) and covers(paid, cost):  # type: ignore[arg-type]
            ways.append(paid)
    return tuple(sorted(ways, key=value_of))  # type: ignore[arg-type]


@lru_cache(maxsize=65536)
def cheapest(have: Cubes, cost: Cubes) -> Cubes | None:
    """The first of all payments: for each cube owed, dearest first, the cheapest cube that covers it."""
    left, paid = list(have), [0] * len(COLOURS)
    for level in range(HIGHEST, -1, -1):
        for _ in range(cost[level]):
            found = next((dear for dear in range(level, HIGHEST + 1) if left[dear]), None)
            if found is None:
                return None
            left[found] -= 1
            paid[found] += 1
    return tuple(paid)  # type: ignore[return-value]


@lru_cache(maxsize=65536)
def any_cubes(have: Cubes, amount: int) -> tuple[Cubes, ...]:
    """Every payment of this many cubes of any colours, the cheapest first."""
    return payments(have, one(0, amount))


@lru_cache(maxsize=4096)
def cheaper_by_one(cost: Cubes) -> tuple[Cubes, ...]:
    """The cost itself, and every cost with one cube a level lower."""
    lower = (plus(minus(cost, one(level)), one(level - 1)) for level in levels_in(cost) if level)
    return (cost, *lower)


@lru_cache(maxsize=65536)
def payments_of_any(have: Cubes, costs: tuple[Cubes, ...]) -> tuple[Cubes, ...]:
    ways = {paid for cost in costs for paid in payments(have, cost)}
    return tuple(sorted(ways, key=lambda paid: (value_of(paid), paid)))
