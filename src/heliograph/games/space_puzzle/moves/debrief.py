"""Between the scenarios of a ladder: choosing the next one, or stopping (SP-60)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.move import Happening, Move, Word, told_to_all
from heliograph.games.space_puzzle.opening import lay_out
from heliograph.games.space_puzzle.rules.end import unlocked
from heliograph.games.space_puzzle.state import State
from heliograph.games.space_puzzle.telling.words import book_name
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat, all_seats


class ScenarioBegan(Happening, frozen=True, tag="scenario-began"):
    """Raised for every scenario but the first, whose beginning everybody sees."""

    scenario: str
    ai: Seat

    def sentence(self) -> Message:
        return say("sp-event-scenario-began", scenario=book_name(self.scenario), ai=seat_name(self.ai))


def offers(pack: Pack, state: State) -> Iterator[Offer]:
    yield Offer(
        "next-scenario",
        {
            "scenario": Choice(unlocked(pack, state)),
            "ai": Choice(all_seats(state.setup.seats)),
            "reshuffle": Choice((True, False)),
        },
    )
    yield Offer("finish", confirm=say("sp-confirm-finish"))


class NextScenario(Move, frozen=True, tag="next-scenario"):
    """SP-60: which scenario, who is the AI, and whether the rooms are shuffled again."""

    phase = "debrief"
    by = "anyone"

    scenario: Word
    ai: int
    reshuffle: bool

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        locked = self.scenario not in unlocked(pack, state)
        return say("sp-refused-locked-scenario" if locked else "sp-refused-no-such-seat")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        """The AI seat may go to another player."""
        rooms, chance = state.rooms, state.chance
        if self.reshuffle:
            rooms, chance = chance.shuffled(rooms)
        scenario, ai = pack.book[self.scenario], Seat(self.ai)
        laid = lay_out(pack, state.setup, scenario, ai, rooms, state.history, chance)
        return told_to_all(laid, ScenarioBegan(self.scenario, ai))


class Finish(Move, frozen=True, tag="finish"):
    """Ends the ladder."""

    phase = "debrief"
    by = "anyone"

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        return Step(replace(state, phase="over"))
