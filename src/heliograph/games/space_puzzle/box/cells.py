"""The map's cells: where each lies, its neighbours, and where it moves when a card is turned."""

from __future__ import annotations

from heliograph.games.space_puzzle.state import CELLS, SIDE, Cell

QUARTER_TURNS = 4


def place(cell: Cell) -> tuple[int, int]:
    """Column and row, counted from 0."""
    index = CELLS.index(cell)
    return index % SIDE, index // SIDE


def cell_at(x: int, y: int) -> Cell:
    return CELLS[y * SIDE + x]


def are_adjacent(one: Cell, other: Cell) -> bool:
    (x, y), (u, v) = place(one), place(other)
    return abs(x - u) + abs(y - v) == 1


def turn_cell(cell: Cell, quarters: int) -> Cell:
    """Clockwise: column x, row y goes to column 3 - y, row x (SP-16)."""
    x, y = place(cell)
    for _ in range(quarters % QUARTER_TURNS):
        x, y = SIDE - 1 - y, x
    return cell_at(x, y)
