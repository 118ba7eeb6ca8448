"""While the rules keep somebody silent, names, seats and the host's settings must not be a way to signal
either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat, all_seats
from heliograph.server.tables.people.seating import Chairs, Who
from heliograph.server.tables.people.talk import audience

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


def hushed(table: Table, who: Who) -> Refusal | None:
    """Why this person may not change what everybody sees of the table now. A host who only watches may be
    one of those who play, in a second window."""
    if who.seat is not None:
        return frozen(table.match, table.chairs, who.seat)
    return Refusal(say("refused-silence")) if table.is_silent else None


def frozen(match: Match | None, chairs: Chairs, seat: Seat) -> Refusal | None:
    """Why this seat may not change its name or its chair now. If the others are AI seats, there is nobody to
    signal to."""
    if match is None or not _others(chairs, seat) or audience(match, seat, len(chairs)) is None:
        return None
    return Refusal(say("refused-silence"))


def is_silent(match: Match | None, chairs: Chairs) -> bool:
    """Whether the rules keep any person silent towards another."""
    people = [chair.seat for chair in chairs if chair.kind == "person"]
    if match is None or len(people) < 2:
        return False
    return any(audience(match, seat, len(chairs)) is not None for seat in people)


def waits_for(match: Match | None, seat: Seat) -> bool:
    """Whether the game cannot go on without this seat."""
    return match is not None and match.prompt(seat).waits


def _others(chairs: Chairs, seat: Seat) -> bool:
    return any(chairs[other].kind == "person" for other in all_seats(len(chairs)) if other != seat)
