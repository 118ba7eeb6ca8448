"""Who is here, and since when the others are not."""

from __future__ import annotations

import time

from heliograph.kernel.seats import Seat
from heliograph.server.store.rows import TableRow
from heliograph.server.tables.people.guests import Guests
from heliograph.server.tables.people.seating import Chairs, Who, held_by


class Attendance:
    def __init__(self, guests: Guests) -> None:
        self._guests = guests
        self._away_since: dict[Seat, float] = {}

    def is_here(self, row: TableRow, chairs: Chairs, seat: Seat) -> bool:
        """Whoever shares a device is there with all of its seats."""
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
