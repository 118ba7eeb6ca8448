"""Where the pawns may be, for a viewer who does not see the map (SR-BLIND)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle.rules.map import is_live_trap, is_pawn_locked
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import CELLS, COLOURS, Cell, Colour, State
from heliograph.kernel.chance import Chance


def draw_map(state: State, chance: Chance) -> tuple[State, Chance]:
    """Pawns may be in any room that is not a trap, with any dice; but before the first message the only pawns
    on the map are those the scenario puts there (SR-POSSHOWN)."""
    begun = state.round > 1 or state.phase == "crew"
    shown = {target.colour: target.cell for target in state.solution}
    rooms = [cell for cell in CELLS if not is_live_trap(state, cell)]
    pawns: dict[Colour, Cell] = {}
    dice: dict[Colour, int] = {}
    for pawn in COLOURS:
        on_map, chance = chance.below(2)
        cell, chance = chance.pick(rooms)
        die, chance = chance.below(6)
        if is_pawn_locked(state, pawn):
            pawns[pawn] = shown[pawn]
        elif on_map and begun:
            pawns[pawn] = cell
        if state.scenario.dice and pawn in pawns:
            dice[pawn] = die + 1
    left, chance = chance.below(state.scenario.actions + 1)
    board = replace(state.board, pawns=pawns, dice=dice, actions_left=left if begun else 0)
    entered, chance = _draw_entered(replace(state, board=board), chance)
    return replace(state, board=board, entered=entered if begun else ()), chance


def _draw_entered(state: State, chance: Chance) -> tuple[tuple[Cell, ...], Chance]:
    """SR-TRAP: the rooms where pawns stand, and rooms where others may have been."""
    if special_of(state).trap == "no":
        return (), chance
    came = {cell for pawn, cell in state.board.pawns.items() if not is_pawn_locked(state, pawn)}
    entered: list[Cell] = []
    for cell in CELLS:
        once, chance = chance.below(2)
        if cell not in state.traps and (cell in came or once):
            entered.append(cell)
    return tuple(entered), chance
