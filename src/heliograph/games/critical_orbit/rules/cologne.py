"""Cologne: columns filled exactly (MC-53 to MC-57)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

import msgspec

from heliograph.games.critical_orbit.box.boards import Column, Space
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.bengaluru import NUMBERS
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.state import Cologne, State
from heliograph.kernel.remembered import remembered


def boxes_of(pack: Pack, column: int) -> tuple[Space, ...]:
    return _boxes(column, pack.cologne_columns.value[column - 1].boxes)


@cache
def _boxes(column: int, count: int) -> tuple[Space, ...]:
    return tuple(f"{column}-{row}" for row in range(1, count + 1))


def column_of(box: Space) -> int:
    return int(box.partition("-")[0])


Fullness = Literal["live", "complete", "over", "short", "crowded"]
"""`short`: the boxes cannot fill the column any more; `crowded`: they must overfill it."""


class Level(msgspec.Struct, frozen=True):
    """How full a column is, and whether it can still be filled exactly (MC-54 to MC-56)."""

    state: Fullness
    filled: int
    cells_left: int
    boxes_left: int
    completed_by: tuple[int, ...] = ()
    lost_by: tuple[int, ...] = ()
    """Numbers that would make it impossible to fill the column exactly."""


def every_column(pack: Pack, state: State) -> tuple[Level, ...]:
    return _every_column(pack, state.cologne, is_deck(state.setup, "cologne"))


@remembered(64)  # All viewers ask about the same board.
def _every_column(pack: Pack, board: Cologne, ticks: bool) -> tuple[Level, ...]:
    columns, written = pack.cologne_columns.value, board.written
    return tuple(_read(number, column, written, ticks) for number, column in enumerate(columns, 1))


def level_of(pack: Pack, state: State, column: int) -> Level:
    printed = pack.cologne_columns.value[column - 1]
    return _read(column, printed, state.cologne.written, is_deck(state.setup, "cologne"))


def _read(number: int, column: Column, written: dict[Space, int], ticks: bool) -> Level:
    return read_level(column.cells, tuple(map(written.get, _boxes(number, column.boxes))), ticks)


@lru_cache(maxsize=4096)
def read_level(cells: int, numbers: tuple[int | None, ...], ticks: bool) -> Level:
    """The AI deck fills boxes, not cells (MC-67)."""
    filled, boxes = sum(number or 0 for number in numbers), numbers.count(None)
    left = cells - filled
    if ticks:
        return Level("live" if boxes else "complete", filled, left, boxes)
    state = _fullness(left, boxes)
    if state != "live":
        return Level(state, filled, left, boxes)
    after = {number: _fullness(left - number, boxes - 1) for number in NUMBERS}
    complete = tuple(number for number in NUMBERS if after[number] == "complete")
    lost = tuple(number for number in NUMBERS if after[number] not in ("complete", "live"))
    return Level(state, filled, left, boxes, complete, lost)


def _fullness(cells: int, boxes: int) -> Fullness:
    if cells < 0:
        return "over"
    if cells > boxes * NUMBERS[-1]:
        return "short"
    if cells < boxes * NUMBERS[0]:
        return "crowded"
    return "live" if boxes else "complete"


def is_column_complete(pack: Pack, state: State, column: int) -> bool:
    """MC-55, MC-56: all boxes and exactly all cells; for the AI deck the cells do not count (MC-67)."""
    return level_of(pack, state, column).state == "complete"


def locks_open(pack: Pack, state: State) -> int:
    """MC-57: the locks among the circles ticked so far."""
    return sum(circle <= state.cologne.circles for circle in pack.cologne_locks.value)
