"""What a worker suggests to somebody who plays."""

from __future__ import annotations

import msgspec

from heliograph.kernel.message import Message


class Advice(msgspec.Struct, frozen=True):
    action: bytes | None
    """None: leave the move to others."""
    memory: bytes
    """What the adviser wants to know at the next suggestion."""
    reasons: tuple[Message, ...]
