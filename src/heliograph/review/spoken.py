"""How each seat spoke in a finished game, for players who want to keep their dialect."""

from __future__ import annotations

import msgspec

from heliograph.kernel.seats import Seat


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat spoke; games add the dialect itself."""

    seat: Seat
    sure: float
    """The probability of this dialect among all that fit."""
    messages: int
    """The number of messages it sent, or that it answered if it only read."""
    understood: int
    """How many of them were understood at once."""
    bits: float
    """The bits an ideal partner learned from each, on average; zero if it misled or only read."""
