"""What all moves and all events have in common."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.rules.roles import Task
from heliograph.games.space_puzzle.rules.seats import astronauts, blind_seats
from heliograph.games.space_puzzle.state import Phase, State
from heliograph.kernel.game import Step, Told
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat

Word = Annotated[str, msgspec.Meta(max_length=16)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves."""

    # When and by whom the move can be made. Only explanations use these: offers are made by each move.
    phase: ClassVar[Phase | Literal["any"]] = "crew"
    by: ClassVar[Literal["ai", "astronauts", "anyone"]] = "astronauts"
    task: ClassVar[Task | None] = None
    costs_action: ClassVar[bool] = False

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        """Why the move is not offered, although phase, seat and role would allow it."""
        return say(f"sp-refused-not-now-{state.phase}")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        raise NotImplementedError


class Happening(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of all events."""

    def sentence(self) -> Message:
        raise NotImplementedError


def told_of_map(state: State, news: Happening) -> Told[Happening]:
    """Told to those who see the map; if the AI does not (SR-BLIND), only to the Astronauts."""
    return Told(news, to=frozenset(astronauts(state))) if blind_seats(state) else Told(news)


def told_to_all(state: State, *events: Happening) -> Step[State, Happening]:
    return Step(state, tuple(Told(event) for event in events))
