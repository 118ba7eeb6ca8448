"""How each seat spoke in a finished game, for those who want to remember their language."""

from __future__ import annotations

import msgspec

from heliograph.kernel.seats import Seat


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """Games add the dialect itself."""

    seat: Seat
    sure: float
    """How likely this reading of its ways is, among all that fit."""
    messages: int
    """That it sent, or, where it only read, that it answered."""
    understood: int
    """Of those, how many led at once to what was meant."""
    bits: float
    """What an ideal partner learned from each of them, in the mean: nothing where it misled or only read."""
