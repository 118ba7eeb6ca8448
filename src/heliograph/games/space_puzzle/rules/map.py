"""Pawns, rooms, dice and traps."""

from __future__ import annotations

from collections.abc import Mapping

from heliograph.games.space_puzzle.box.cells import are_adjacent, place
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import CELLS, SIDE, Cell, Colour, State

_OTHERS = {here: tuple(cell for cell in CELLS if cell != here) for here in CELLS}
_NEIGHBOURS = {here: tuple(cell for cell in CELLS if are_adjacent(here, cell)) for here in CELLS}
_BORDER = tuple(cell for cell in CELLS if {0, SIDE - 1} & {*place(cell)})


def is_pawn_locked(state: State, pawn: Colour) -> bool:
    """SR-POSSHOWN."""
    return special_of(state).posshown and any(target.colour == pawn for target in state.solution)


def cells_to_move_to(state: State, pawn: Colour) -> tuple[Cell, ...]:
    """SP-34: any other room; SR-STEP: only the next ones."""
    here = state.board.pawns.get(pawn)
    if here is None or is_pawn_locked(state, pawn):
        return ()
    if special_of(state).step:
        return _NEIGHBOURS[here]
    return _OTHERS[here]


def cells_to_enter(state: State, pawn: Colour) -> tuple[Cell, ...]:
    """SP-35; SR-STEP: only through the rooms at the border."""
    if pawn in state.board.pawns:
        return ()
    return _BORDER if special_of(state).step else CELLS


def is_border(cell: Cell) -> bool:
    return cell in _BORDER


def may_remove(state: State, pawn: Colour) -> bool:
    """SP-36."""
    return pawn in state.board.pawns and not is_pawn_locked(state, pawn)


def die_values(state: State, pawn: Colour) -> tuple[int, ...]:
    """SP-37: any other number; SP-H4: only while the die is on the map."""
    if not state.scenario.dice or pawn not in state.board.pawns:
        return ()
    return tuple(value for value in range(1, 7) if value != state.board.dice[pawn])


def is_live_trap(state: State, cell: Cell) -> bool:
    """SR-TRAP: each springs once."""
    return cell in state.traps and cell not in state.closed


def is_known_room(state: State, cell: Cell) -> bool:
    """SR-TRAP: everybody has seen whether a trap is there."""
    return special_of(state).trap == "no" or cell in state.entered or cell in state.closed


def without(pawns: Mapping[Colour, Cell], colour: Colour) -> dict[Colour, Cell]:
    return {pawn: cell for pawn, cell in pawns.items() if pawn != colour}
