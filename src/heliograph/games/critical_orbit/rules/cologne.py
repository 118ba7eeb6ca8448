"""Cologne: columns that come out exactly (MC-53 to MC-57)."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import (
    Space,
)
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.state import (
    State,
)


def boxes_of(pack: Pack, column: int) -> tuple[Space, ...]:
    return tuple(f"{column}-{row}" for row in range(1, pack.cologne_columns.value[column - 1].boxes + 1))


def column_of(box: Space) -> int:
    return int(box.partition("-")[0])


def cells_filled(pack: Pack, state: State, column: int) -> int:
    """MC-54."""
    return sum(state.cologne.written.get(box, 0) for box in boxes_of(pack, column))


def is_column_complete(pack: Pack, state: State, column: int) -> bool:
    """MC-55, MC-56: all boxes, and exactly all cells, which the AI deck does not count (MC-67)."""
    full = all(box in state.cologne.written for box in boxes_of(pack, column))
    exact = cells_filled(pack, state, column) == pack.cologne_columns.value[column - 1].cells
    return full and (exact or is_deck(state.setup, "cologne"))
