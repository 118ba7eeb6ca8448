"""Who sits at a table. The viewer `None` has no seat: a spectator."""

from functools import cache
from typing import NewType

import msgspec

Seat = NewType("Seat", int)
MOST_SEATS = 16
TABLE = Seat(-1)
"""Nobody's seat: the table itself, when a clock runs out."""


class SeatSpec(msgspec.Struct, frozen=True):
    """One seat of the set-up; `role` names a fixed role, if the game has one."""

    seat: Seat
    role: str = "player"


@cache
def all_seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(index) for index in range(count))
