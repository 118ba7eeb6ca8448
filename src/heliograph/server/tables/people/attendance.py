"""Who is here, since when the others are away, and what everybody was last told of it."""

from __future__ import annotations

import time

from heliograph.kernel.seats import Seat
from heliograph.server.store.rows import ChairRow, TableRow
from heliograph.server.tables.people.guests import Guest, Guests
from heliograph.server.tables.people.seating import Chairs, Who, held_by
from heliograph.server.wire.tables import TableInfo


class Attendance:
    def __init__(self, guests: Guests) -> None:
        self._guests = guests
        self.left_at = time.monotonic()
        self._away_since: dict[Seat, float] = {}
        self._spectators = 0
        self._told: _Here | None = None
        self._advised: dict[Seat, int] = {}

    def is_here(self, row: TableRow, chairs: Chairs, seat: Seat) -> bool:
        """People who share a device count as present on all of its seats."""
        if not row.one_device:
            return self._guests.is_online(seat)
        holder = Who(chairs[seat].token_hash)
        return any(self._guests.is_online(one) for one in (seat, *held_by(chairs, holder)))

    def note(self, row: TableRow, chairs: Chairs) -> None:
        """Somebody may have come or gone."""
        for chair in chairs:
            if self.is_here(row, chairs, chair.seat):
                self._away_since.pop(chair.seat, None)
            else:
                self._away_since.setdefault(chair.seat, time.monotonic())

    def away_seconds(self, seat: Seat) -> float:
        now = time.monotonic()
        return now - self._away_since.get(seat, now)

    def leave(self, guest: Guest) -> bool:
        """Whether the guest was here at all."""
        was_here = self._guests.leave(guest)
        if was_here:
            self.left_at = time.monotonic()
        return was_here

    def deserted_for(self) -> float:
        """Seconds since the last guest left; 0 while anybody is here."""
        return 0.0 if self._guests.anywhere else time.monotonic() - self.left_at

    def spectators_told(self, *, keep_still: bool) -> int:
        """The number of spectators as shown to everybody; `keep_still` keeps the last number."""
        if not keep_still:
            self._spectators = self._guests.all_spectators
        return self._spectators

    def advised_told(self, chair: ChairRow, *, keep_still: bool) -> int:
        """How often a seat was given advice, as shown to everybody: during silence even that could be a
        signal."""
        if not keep_still:
            self._advised[chair.seat] = len(chair.advised_after)
        return self._advised.get(chair.seat, 0)

    def owes_news(self, chairs: Chairs) -> bool:
        """Whether there was advice that nobody was told of yet."""
        for chair in chairs:
            if chair.advised and len(chair.advised_after) != self._advised.get(chair.seat, 0):
                return True
        return False

    def is_news(self, info: TableInfo) -> bool:
        return self._told != _here(info)

    def was_told(self, seat: Seat) -> bool:
        """Whether this seat was last shown as present."""
        return self._told is not None and self._told[1][seat]

    def tell(self, info: TableInfo) -> None:
        self._told = _here(info)


_Here = tuple[int, tuple[bool, ...], tuple[int, ...]]


def _here(info: TableInfo) -> _Here:
    online, advised = ((chair.online for chair in info.chairs), (chair.advised for chair in info.chairs))
    return info.spectators, tuple(online), tuple(advised)
