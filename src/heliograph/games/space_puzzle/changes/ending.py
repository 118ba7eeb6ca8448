"""The end of a scenario: the card is shown and compared with the board (SP-52 to SP-55)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle.moves.move import Happening, told_to_all
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.state import Past, Result, State
from heliograph.games.space_puzzle.telling.words import book_name
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say


class ScenarioEnded(Happening, frozen=True, tag="scenario-ended"):
    scenario: str
    result: Result

    def sentence(self) -> Message:
        ending = "sp-event-won" if self.result.won else "sp-event-lost"
        return say(ending, scenario=book_name(self.scenario))


def declare(state: State) -> Step[State, Happening]:
    """SP-53: the counter moves straight to the hourglass."""
    return conclude(replace(state, counter=0), declared=True)


def conclude(state: State, *, declared: bool) -> Step[State, Happening]:
    result = compare(state, declared=declared)
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
    return told_to_all(over, ScenarioEnded(state.scenario.id, result))
