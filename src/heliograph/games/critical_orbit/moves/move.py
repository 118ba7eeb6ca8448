"""The base of all moves: which job makes it, why it is refused, and what it changes."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.rules.jobs import hand_of, is_deck
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat

Word = Annotated[str, msgspec.Meta(max_length=16)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves. Beside each move stands the function that offers it, which alone decides."""

    def wrong_job(self, setup: Setup, seat: Seat) -> Message | None:
        """Why this seat can never make the move; None if it can."""
        return None

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        """Why the move is not offered now to a seat with the right job."""
        raise NotImplementedError

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        raise NotImplementedError


class MercuryMove(Move, frozen=True):
    def wrong_job(self, setup: Setup, seat: Seat) -> Message | None:
        return None if seat == setup.mercury else say("mc-refused-only-mercury")


class StationMove(Move, frozen=True):
    """A move by the seat that writes on a station's board; `for_deck` if it plays for the AI deck (MC-61)."""

    for_deck: ClassVar[bool] = False

    @property
    def at(self) -> Station:
        """The station. Houston's moves need not name it."""
        station: Station = getattr(self, "station", "houston")
        return station

    def wrong_job(self, setup: Setup, seat: Seat) -> Message | None:
        if hand_of(setup, self.at) != seat:
            return say("mc-refused-other-job", job=say(f"mc-job-{self.at}"))
        if self.for_deck == is_deck(setup, self.at):
            return None
        return say("mc-refused-no-deck" if self.for_deck else "mc-refused-deck")
