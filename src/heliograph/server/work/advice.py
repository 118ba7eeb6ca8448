"""A worker's suggestion to a player."""

from __future__ import annotations

import msgspec

from heliograph.kernel.message import Message


class Advice(msgspec.Struct, frozen=True):
    action: bytes | None
    """None: leave the move to others."""
    memory: bytes
    """The adviser's memory for the next suggestion."""
    reasons: tuple[Message, ...]
