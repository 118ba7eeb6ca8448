"""What happens when a trap springs (SR-TRAP)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle.changes.ending import conclude
from heliograph.games.space_puzzle.moves.move import Happening, told_of_map
from heliograph.games.space_puzzle.rules.map import without
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.rules.seats import astronauts, blind_seats
from heliograph.games.space_puzzle.state import Cell, Colour, State
from heliograph.games.space_puzzle.telling.words import pawn
from heliograph.kernel.game import Step, Told
from heliograph.kernel.message import Message, say


class TrapSprung(Happening, frozen=True, tag="trap-sprung"):
    """SR-TRAP; a blind AI and spectators are not told whose pawn it was (SR-BLIND)."""

    pawn: Colour | None
    cell: Cell
    counter: int

    def sentence(self) -> Message:
        if self.pawn is None:
            return say("sp-event-trap-unseen", cell=self.cell, counter=self.counter)
        return say("sp-event-trap", pawn=pawn(self.pawn), cell=self.cell, counter=self.counter)


def spring(state: State, moved: Happening, pawn: Colour, cell: Cell) -> Step[State, Happening]:
    """The pawn leaves the map, the trap is revealed to all, and the remaining actions of this round are
    lost."""
    lethal = special_of(state).trap == "lethal"
    counter = max(0, state.counter - 1) if lethal else state.counter
    sprung = replace(
        state,
        board=replace(state.board, actions_left=0, pawns=without(state.board.pawns, pawn)),
        counter=counter,
        closed=(*state.closed, cell),
        before=(),
        ready=(),
        declaring=(),
    )
    events = tuple(told_of_map(state, news) for news in (moved, TrapSprung(pawn, cell, counter)))
    if blind_seats(state):
        events = (*events, Told(TrapSprung(None, cell, counter), but=frozenset(astronauts(state))))
    if counter > 0:
        return Step(sprung, events)
    end = conclude(sprung, declared=False)
    return Step(end.state, (*events, *end.events))
