"""The base of all moves. A move declares when and by whom it is made, what is offered, why anything else is
refused, and what it changes.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.event import Happening
from heliograph.games.contact.rules.crew import Role
from heliograph.games.contact.state import Phase, State
from heliograph.kernel.game import Step, Told
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat

SOURCE: tuple[Role, ...] = ("source",)
GUESSER: tuple[Role, ...] = ("guesser",)
CREW: tuple[Role, ...] = ("guesser", "crew")

When = dict[Phase, tuple[Role, ...]]
"""The phases in which a move is made, and by whom."""


class Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    when: ClassVar[When]

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """Everything this move allows now to a seat that makes it in this phase."""
        raise NotImplementedError

    @classmethod
    def is_open_to(cls, state: State, role: Role) -> bool:
        """Whether a seat with this role may make this move now, apart from what is offered."""
        return True

    def why_not(self, pack: Pack, state: State) -> Message:
        """Why the move is not offered to a seat that makes it in this phase."""
        return say(f"refused-not-now-{state.phase}")

    def why_not_this_seat(self, state: State) -> Message:
        roles = self.when[state.phase]
        if roles == CREW:
            return say("refused-only-crew")
        if roles == SOURCE or state.guesser is None:
            return say("refused-only-source", source=seat_name(state.source))
        return say("refused-only-guesser", guesser=seat_name(state.guesser))

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        raise NotImplementedError


def step(state: State, *events: Happening) -> Step[State, Happening]:
    """The next state, and the events everyone at the table is told."""
    return Step(state, tuple(Told(event) for event in events))
