"""What all moves have in common. A move says, side by side, when and by whom it is made, what is
offered, why anything else is refused, and what it changes."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.event import Happening
from heliograph.games.contact.rules.crew import is_crew
from heliograph.games.contact.state import Phase, State
from heliograph.kernel.game import Step, Told
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    phases: ClassVar[tuple[Phase, ...]]
    by: ClassVar[Literal["source", "guesser", "crew"]]

    @classmethod
    def is_made_by(cls, state: State, seat: Seat) -> bool:
        """Asked in the move's own phases only."""
        match cls.by:
            case "source":
                return seat == state.source
            case "guesser":
                return seat == state.guesser
            case "crew":
                return is_crew(state, seat)

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """All that is legal, for a seat that makes this move in this phase."""
        raise NotImplementedError

    def why_not(self, pack: Pack, state: State) -> Message:
        """Why it is not among the offers to a seat that makes this move in this phase."""
        return say(f"refused-not-now-{state.phase}")

    @classmethod
    def why_not_this_seat(cls, state: State) -> Message:
        if cls.by == "crew":
            return say("refused-only-crew")
        if cls.by == "source" or state.guesser is None:
            return say("refused-only-source", source=seat_name(state.source))
        return say("refused-only-guesser", guesser=seat_name(state.guesser))

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        raise NotImplementedError


def step(state: State, *events: Happening) -> Step[State, Happening]:
    """The next state, and what everyone at the table learns."""
    return Step(state, tuple(Told(event) for event in events))
