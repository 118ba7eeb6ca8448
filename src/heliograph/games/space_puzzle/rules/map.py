"""Pawns, rooms, dice and traps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import UNSET

from heliograph.games.space_puzzle.box.cells import are_adjacent, place
from heliograph.games.space_puzzle.box.scenario import Special
from heliograph.games.space_puzzle.rules.scenario import is_running, special_of
from heliograph.games.space_puzzle.state import CELLS, SIDE, Cell, Colour, State

_OTHERS = {here: tuple(cell for cell in CELLS if cell != here) for here in CELLS}
_NEIGHBOURS = {here: tuple(cell for cell in CELLS if are_adjacent(here, cell)) for here in CELLS}
_OTHER_VALUES = {die: tuple(value for value in range(1, 7) if value != die) for die in range(1, 7)}
_BORDER = tuple(cell for cell in CELLS if {0, SIDE - 1} & {*place(cell)})


def is_pawn_locked(state: State, pawn: Colour) -> bool:
    """SR-POSSHOWN."""
    return special_of(state).posshown and any(target.colour == pawn for target in state.solution)


def gates_of(state: State) -> tuple[Cell, ...]:
    """SR-LOCK, SR-LIFT."""
    return () if state.gates is UNSET else state.gates


def cells_to_move_to(state: State, pawn: Colour) -> tuple[Cell, ...]:
    """SP-34: any other room; SR-STEP: only neighbouring rooms; SR-LIFT: also from lift to lift."""
    return ways_from(state.board.pawns[pawn], special_of(state), gates_of(state))


@cache
def ways_from(here: Cell, special: Special, gates: tuple[Cell, ...]) -> tuple[Cell, ...]:
    if not special.step:
        return _OTHERS[here]
    if not special.lift or here not in gates:
        return _NEIGHBOURS[here]
    return tuple(cell for cell in _OTHERS[here] if cell in _NEIGHBOURS[here] or cell in gates)


def cells_to_enter(state: State) -> tuple[Cell, ...]:
    """SP-35; SR-STEP: only rooms at the border; SR-LOCK: only the airlocks."""
    return ways_in(special_of(state), gates_of(state))


def ways_in(special: Special, gates: tuple[Cell, ...]) -> tuple[Cell, ...]:
    if special.lock:
        return gates
    return _BORDER if special.step else CELLS


def drifting_row(state: State) -> int | None:
    """SR-DRIFT: the row of rooms that moves when this phase ends, counted from 0; None after the last
    phase."""
    if not special_of(state).drift or not is_running(state) or state.counter <= 1:
        return None
    return (max(state.round, 1) - 1) % SIDE


def die_values(state: State, pawn: Colour) -> tuple[int, ...]:
    """SP-37: any other number; SP-H4: only while the die is on the map."""
    if not state.scenario.dice or pawn not in state.board.pawns:
        return ()
    return _OTHER_VALUES[state.board.dice[pawn]]


def is_live_trap(state: State, cell: Cell) -> bool:
    """SR-TRAP: each trap springs once."""
    return cell in state.traps and cell not in state.closed


def is_known_room(state: State, cell: Cell) -> bool:
    """SR-TRAP: whether everybody has seen if there is a trap here."""
    return special_of(state).trap == "no" or cell in state.entered or cell in state.closed


def without(pawns: Mapping[Colour, Cell], colour: Colour) -> dict[Colour, Cell]:
    return {pawn: cell for pawn, cell in pawns.items() if pawn != colour}
