"""The end of a phase, of a scenario (SP-43, SP-52 to SP-55) and the step to the next (SP-60)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.box.cards import cell_at, place
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.opening import begin_round, lay_out
from heliograph.games.space_puzzle.state import SIDE, Cell, Past, State
from heliograph.games.space_puzzle.telling.events import (
    Event,
    Happening,
    RoundBegan,
    RowDrifted,
    ScenarioBegan,
    ScenarioEnded,
)
from heliograph.kernel.game import Step, Told
from heliograph.kernel.seats import Seat


def end_phase(pack: Pack, state: State) -> Step[State, Event]:
    """SP-43: the counter goes down; at the hourglass the card is shown (SP-52)."""
    lowered = replace(state, counter=max(0, state.counter - 1))
    if lowered.counter == 0:
        return conclude(lowered, declared=False)
    events: list[Happening] = []
    if rules.special_of(state).drift:
        row = (state.round - 1) % SIDE
        lowered = drift(lowered, row)
        events.append(RowDrifted(row + 1))
    began = begin_round(pack, lowered)
    return _step(began, *events, RoundBegan(began.round, began.counter, began.jammed))


def drift(state: State, row: int) -> State:
    """SR-DRIFT: one step to the right, the last room comes round to the left, pawns ride along."""
    first = row * SIDE
    rooms = state.rooms[first : first + SIDE]
    shifted = (*state.rooms[:first], rooms[-1], *rooms[:-1], *state.rooms[first + SIDE :])
    pawns = {pawn: _ride(cell, row) for pawn, cell in state.board.pawns.items()}
    return replace(state, rooms=shifted, board=replace(state.board, pawns=pawns))


def _ride(cell: Cell, row: int) -> Cell:
    x, y = place(cell)
    return cell_at((x + 1) % SIDE, y) if y == row else cell


def declare(state: State) -> Step[State, Event]:
    """SP-53: the counter goes straight to the hourglass."""
    return conclude(replace(state, counter=0), declared=True)


def conclude(state: State, *, declared: bool) -> Step[State, Event]:
    result = rules.compare(state, declared=declared)
    past = Past(state.scenario.id, state.ai, result.won, state.round, state.card.id)
    over = replace(
        state,
        phase="debrief" if state.setup.session == "ladder" else "over",
        result=result,
        history=(*state.history, past),
        before=(),
        ready=(),
        declaring=(),
        fades_at=None,
    )
    return _step(over, ScenarioEnded(state.scenario.id, result))


def next_scenario(pack: Pack, state: State, id: str, ai: Seat, reshuffle: bool) -> Step[State, Event]:
    """SP-60. The AI seat may be passed on."""
    rooms, chance = state.chance.shuffled(state.rooms) if reshuffle else (state.rooms, state.chance)
    laid = lay_out(pack, state.setup, pack.book[id], ai, rooms, state.history, chance)
    return _step(laid, ScenarioBegan(id, ai))


def finish(state: State) -> Step[State, Event]:
    return Step(replace(state, phase="over"))


def _step(state: State, *events: Happening) -> Step[State, Event]:
    return Step(state, tuple(Told(event) for event in events))  # type: ignore[arg-type]
