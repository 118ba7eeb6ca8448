"""Pawns, rooms, dice and traps."""

from __future__ import annotations

from collections.abc import Mapping

from heliograph.games.space_puzzle.box.cells import are_adjacent, place
from heliograph.games.space_puzzle.rules.scenario import is_running, special_of
from heliograph.games.space_puzzle.state import CELLS, SIDE, Cell, Colour, State

_OTHERS = {here: tuple(cell for cell in CELLS if cell != here) for here in CELLS}
_NEIGHBOURS = {here: tuple(cell for cell in CELLS if are_adjacent(here, cell)) for here in CELLS}
_OTHER_VALUES = {die: tuple(value for value in range(1, 7) if value != die) for die in range(1, 7)}
_BORDER = tuple(cell for cell in CELLS if {0, SIDE - 1} & {*place(cell)})


def is_pawn_locked(state: State, pawn: Colour) -> bool:
    """SR-POSSHOWN."""
    return special_of(state).posshown and any(target.colour == pawn for target in state.solution)


def cells_to_move_to(state: State, pawn: Colour) -> tuple[Cell, ...]:
    """SP-34: any other room; SR-STEP: only the next ones."""
    here = state.board.pawns[pawn]
    return _NEIGHBOURS[here] if special_of(state).step else _OTHERS[here]


def cells_to_enter(state: State) -> tuple[Cell, ...]:
    """SP-35; SR-STEP: only through the rooms at the border."""
    return _BORDER if special_of(state).step else CELLS


def is_border(cell: Cell) -> bool:
    return cell in _BORDER


def drifting_row(state: State) -> int | None:
    """SR-DRIFT: the row of rooms that moves when this phase ends, counted from 0; none after the last one."""
    if not special_of(state).drift or not is_running(state) or state.counter <= 1:
        return None
    return (max(state.round, 1) - 1) % SIDE


def die_values(state: State, pawn: Colour) -> tuple[int, ...]:
    """SP-37: any other number; SP-H4: only while the die is on the map."""
    if not state.scenario.dice or pawn not in state.board.pawns:
        return ()
    return _OTHER_VALUES[state.board.dice[pawn]]


def is_live_trap(state: State, cell: Cell) -> bool:
    """SR-TRAP: each springs once."""
    return cell in state.traps and cell not in state.closed


def is_known_room(state: State, cell: Cell) -> bool:
    """SR-TRAP: everybody has seen whether a trap is there."""
    return special_of(state).trap == "no" or cell in state.entered or cell in state.closed


def without(pawns: Mapping[Colour, Cell], colour: Colour) -> dict[Colour, Cell]:
    return {pawn: cell for pawn, cell in pawns.items() if pawn != colour}
