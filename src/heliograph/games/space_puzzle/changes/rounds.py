"""Rounds begin and end by themselves once everybody has done their part (SP-25, SP-33, SP-43)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.cells import cell_at, place
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.changes.ending import conclude
from heliograph.games.space_puzzle.moves.move import Happening, told_to_all
from heliograph.games.space_puzzle.rules.map import drifting_row
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import CRISIS_TOKEN, SIDE, Cell, State, TokenId
from heliograph.games.space_puzzle.telling.words import token_name
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say


class RoundBegan(Happening, frozen=True, tag="round-began"):
    round: int
    counter: int
    jammed: tuple[TokenId, ...]

    def sentence(self) -> Message:
        if not self.jammed:
            return say("sp-event-round-began", round=self.round, counter=self.counter)
        tokens = tuple(map(token_name, self.jammed))
        return say("sp-event-round-began-jammed", round=self.round, counter=self.counter, tokens=tokens)


class RowDrifted(Happening, frozen=True, tag="row-drifted"):
    """SR-DRIFT: a row has moved; its number counts from the top."""

    row: int

    def sentence(self) -> Message:
        return say("sp-event-drifted", row=self.row)


def begin_round(pack: Pack, state: State) -> State:
    """SP-25: the AI's phase begins. Jammed tokens are drawn, and last round's tokens may have to cool."""
    jammed, chance = _jam(pack, state)
    last = state.messages[-1].tokens if state.messages and special_of(state).cool else ()
    return replace(
        state,
        chance=chance,
        phase="message",
        round=state.round + 1,
        jammed=jammed,
        cooling=tuple(token.id for token in last if token.id != CRISIS_TOKEN),
        draft=(),
        before=(),
        ready=(),
        declaring=(),
        fades_at=None,
        faded=False,
    )


def _jam(pack: Pack, state: State) -> tuple[tuple[TokenId, ...], Chance]:
    """SR-JAM: different tokens every round."""
    count = special_of(state).jam
    if count == 0:
        return (), state.chance
    shuffled, chance = state.chance.shuffled(pack.tokens_of(state.scenario))
    return tuple(sorted(shuffled[:count], key=pack.all_tokens.index)), chance


def begin_crew_phase(state: State) -> State:
    """SP-33: the Astronauts get a new set of actions."""
    return replace(state, phase="crew", board=replace(state.board, actions_left=state.scenario.actions))


def end_phase(pack: Pack, state: State) -> Step[State, Happening]:
    """SP-43: the counter goes down; at the hourglass the card is shown (SP-52)."""
    lowered = replace(state, counter=max(0, state.counter - 1))
    if lowered.counter == 0:
        return conclude(lowered, declared=False)
    events: list[Happening] = []
    row = drifting_row(state)
    if row is not None:
        lowered = drift(lowered, row)
        events.append(RowDrifted(row + 1))
    began = begin_round(pack, lowered)
    return told_to_all(began, *events, RoundBegan(began.round, began.counter, began.jammed))


def drift(state: State, row: int) -> State:
    """SR-DRIFT: one step to the right; the last room moves round to the left, and pawns move with their
    rooms."""
    first = row * SIDE
    rooms = state.rooms[first : first + SIDE]
    shifted = (*state.rooms[:first], rooms[-1], *rooms[:-1], *state.rooms[first + SIDE :])
    pawns = {pawn: _ride(cell, row) for pawn, cell in state.board.pawns.items()}
    return replace(state, rooms=shifted, board=replace(state.board, pawns=pawns))


def _ride(cell: Cell, row: int) -> Cell:
    x, y = place(cell)
    return cell_at((x + 1) % SIDE, y) if y == row else cell
