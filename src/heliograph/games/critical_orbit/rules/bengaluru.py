"""Bengaluru: lines of different numbers, and the half valves they earn (MC-47 to MC-52)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

import msgspec

from heliograph.games.critical_orbit.box.boards import GRIDS, GridName, Space
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.state import Bengaluru, State
from heliograph.kernel.remembered import remembered

NUMBERS = range(1, 7)


def lines_of(pack: Pack, grid: GridName) -> tuple[tuple[Space, ...], ...]:
    """MC-49: rows, then columns."""
    return _lines(grid, len(pack.grid[grid].rows))


@cache
def _lines(grid: GridName, size: int) -> tuple[tuple[Space, ...], ...]:
    letters = "abcdefgh"
    rows = tuple(tuple(f"{grid}-{letters[x]}{y + 1}" for x in range(size)) for y in range(size))
    return (*rows, *(tuple(column) for column in zip(*rows, strict=True)))


class Line(msgspec.Struct, frozen=True):
    """A row or column, and what it can still become (MC-48)."""

    state: Literal["live", "spoiled", "complete"]
    free: int
    lacks: tuple[int, ...] = ()
    """Numbers that would not spoil it."""
    spoiled_by: tuple[int, ...] = ()
    completed_by: tuple[int, ...] = ()


def every_line(pack: Pack, state: State) -> dict[GridName, tuple[Line, ...]]:
    return _every_line(pack, state.bengaluru, is_deck(state.setup, "bengaluru"))


@remembered(64)  # All viewers ask about the same board.
def _every_line(pack: Pack, board: Bengaluru, ticks: bool) -> dict[GridName, tuple[Line, ...]]:
    return {grid: _lines_in(pack, board, grid, ticks) for grid in GRIDS}


@remembered(256)
def _lines_in(pack: Pack, board: Bengaluru, grid: GridName, ticks: bool) -> tuple[Line, ...]:
    number = board.written.get
    return tuple([read_line(tuple(map(number, spaces)), ticks) for spaces in lines_of(pack, grid)])


@lru_cache(maxsize=4096)
def read_line(numbers: tuple[int | None, ...], ticks: bool) -> Line:
    """The AI deck's lines hold no numbers, so none can occur twice (MC-66)."""
    held = [number for number in numbers if number is not None]
    free = len(numbers) - len(held)
    if not ticks and len(set(held)) < len(held):
        return Line("spoiled", free)
    if not free:
        return Line("complete", free)
    lacks = tuple(number for number in NUMBERS if number not in held)
    spoils = tuple(number for number in NUMBERS if number in held)
    return Line("live", free, lacks, spoils, lacks if free == 1 else ())


def every_circle(pack: Pack, state: State) -> dict[GridName, int]:
    return _every_circle(pack, state.bengaluru, is_deck(state.setup, "bengaluru"))


@remembered(64)
def _every_circle(pack: Pack, board: Bengaluru, ticks: bool) -> dict[GridName, int]:
    return {grid: _circles_in(pack, board, grid, ticks) for grid in GRIDS}


def circles_in(pack: Pack, state: State, grid: GridName) -> int:
    """MC-48; the AI deck's lines count whenever they are full (MC-66)."""
    return _circles_in(pack, state.bengaluru, grid, is_deck(state.setup, "bengaluru"))


@remembered(256)
def _circles_in(pack: Pack, board: Bengaluru, grid: GridName, ticks: bool) -> int:
    return sum([line.state == "complete" for line in _lines_in(pack, board, grid, ticks)])


def halves_earned(pack: Pack, state: State, grid: GridName) -> int:
    return halves_for(pack, grid, circles_in(pack, state, grid))


def halves_for(pack: Pack, grid: GridName, circles: int) -> int:
    """MC-50, MC-51: one for half of the grid's circles, another for all of them."""
    return circles // len(pack.grid[grid].rows)
