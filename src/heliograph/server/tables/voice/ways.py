"""Who hears whose voice now. The game decides, as it does for chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat, all_seats
from heliograph.server.store.rows import TableRow
from heliograph.server.tables.people.talk import Audience, audience
from heliograph.server.wire.positions import Talk

Seats = Sequence[Seat]
"""The seats of one device; none for a spectator. Its people speak and hear together, so all of its seats have
to be allowed to."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The answers for one position: a new object is made after every change."""

    audiences: Mapping[Seat, Audience | Refusal]
    gallery: bool
    """Whether spectators see the game as it happens; with a delay they hear nothing at all."""

    def talk(self, speaker: Seats) -> Talk:
        """Whether anybody may hear this device now, and if not, why."""
        if not speaker:
            return Talk(False, say("talk-spectator"))
        refused = [found.reason for seat in speaker if isinstance(found := self.audiences[seat], Refusal)]
        return Talk(False, refused[0]) if refused else Talk(True)

    def closed(self, speaker: Seats, listener: Seats) -> Message | None:
        """Why this listener does not hear this voice; None if they do."""
        silent = self.talk(speaker)
        if not silent.open:
            return silent.closed
        if not listener and not self.gallery:
            return say("voice-not-for-spectators")
        audiences = [self.audiences[seat] for seat in speaker]
        return None if all(_reaches(one, listener) for one in audiences) else say("voice-not-for-you")


def ways_of(match: Match | None, row: TableRow, seats: int) -> Ways:
    audiences = {seat: audience(match, seat, seats) for seat in all_seats(seats)}
    return Ways(audiences, row.phase != "playing" or row.watching == "open")


def _reaches(audience: Audience | Refusal, listener: Seats) -> bool:
    if audience is None:
        return True
    return not isinstance(audience, Refusal) and bool(listener) and audience.issuperset(listener)
