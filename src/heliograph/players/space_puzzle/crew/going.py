"""Moving towards a room: at once, or by the shortest path (SR-STEP, SR-LOCK, SR-LIFT)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from heliograph.games.space_puzzle.box.scenario import Special
from heliograph.games.space_puzzle.moves.actions import Action, Enter, MovePawn
from heliograph.games.space_puzzle.rules.map import ways_from, ways_in
from heliograph.games.space_puzzle.state import CELLS, COLOURS, Cell
from heliograph.games.space_puzzle.telling.view import View
from heliograph.players.space_puzzle.table.scene import OFF


def go(view: View, colour: int, here: int, cell: int) -> Iterator[Action]:
    pawn, stands = COLOURS[colour], None if here == OFF else CELLS[here]
    room = next_room(stands, CELLS[cell], view.special, view.gates)
    yield Enter(pawn, room) if stands is None else MovePawn(pawn, room)


def next_room(here: Cell | None, goal: Cell, special: Special, gates: tuple[Cell, ...]) -> Cell:
    ways = ways_in(special, gates) if here is None else ways_from(here, special, gates)
    return min(ways, key=_distances(goal, special, gates).__getitem__)


@cache
def _distances(goal: Cell, special: Special, gates: tuple[Cell, ...]) -> dict[Cell, int]:
    """The number of moves from each room; every path works in both directions."""
    found, edge = {goal: 0}, [goal]
    while edge:
        here = edge.pop(0)
        for cell in ways_from(here, special, gates):
            if cell not in found:
                found[cell] = found[here] + 1
                edge.append(cell)
    return found
