"""A finished game, moment by moment."""

from __future__ import annotations

import msgspec

from heliograph.kernel.game import Outcome
from heliograph.kernel.seats import Seat
from heliograph.server.wire.positions import Happened
from heliograph.server.wire.tables import TableInfo


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment of a finished game as one viewer saw it."""

    seq: int
    at: int
    seat: Seat | None
    """The seat that acted; None for the opening position, and for the table's own clock."""
    view: msgspec.Raw
    events: tuple[Happened, ...]
    outcome: Outcome | None = None
    """Only with the last frame."""


class Advised(msgspec.Struct, frozen=True):
    """Somebody in this seat was given a suggestion, after entry `seq`."""

    seat: Seat
    seq: int


class Replay(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/replay?as=0|spectator|open`, once the game is over."""

    table: TableInfo
    advice: tuple[Advised, ...]
    """In the order in which it was given."""
    frames: tuple[Frame, ...]
