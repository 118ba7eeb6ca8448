"""Bengaluru: lines of different numbers, and the half valves they earn (MC-47 to MC-52)."""

from __future__ import annotations

from functools import cache

from heliograph.games.critical_orbit.box.boards import (
    GridName,
    Space,
)
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.state import (
    State,
)


def lines_of(pack: Pack, grid: GridName) -> tuple[tuple[Space, ...], ...]:
    """MC-49: rows, then columns."""
    return _lines(grid, len(pack.grid[grid].rows))


@cache
def _lines(grid: GridName, size: int) -> tuple[tuple[Space, ...], ...]:
    letters = "abcdefgh"
    rows = tuple(tuple(f"{grid}-{letters[x]}{y + 1}" for x in range(size)) for y in range(size))
    return (*rows, *(tuple(column) for column in zip(*rows, strict=True)))


def circles_in(pack: Pack, state: State, grid: GridName) -> int:
    """MC-48; the AI deck's lines always count when they are full (MC-66)."""
    written, ticks = state.bengaluru.written, is_deck(state.setup, "bengaluru")
    return sum(
        written.keys() >= set(line) and (ticks or len({written[space] for space in line}) == len(line))
        for line in lines_of(pack, grid)
    )


def halves_earned(pack: Pack, state: State, grid: GridName) -> int:
    """MC-50, MC-51: one for the first half of its circles, one for all."""
    return circles_in(pack, state, grid) // len(pack.grid[grid].rows)
