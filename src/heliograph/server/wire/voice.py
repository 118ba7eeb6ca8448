"""Messages on the connection for voices: the sound itself is in binary messages, everything else is here."""

from __future__ import annotations

import msgspec

from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.server.wire.answers import Bye, Pong, Reply
from heliograph.server.wire.positions import Talk


class Voice(msgspec.Struct, frozen=True):
    """Another seat, as this listener may hear it."""

    seat: Seat
    joined: bool
    """Whether it listens; not told about a seat that this listener may not hear."""
    closed: Message | None
    """Why nothing it says is heard here now."""


class Voices(Reply, frozen=True, tag="voices"):
    """Who hears whom has changed."""

    seat: Seat | None
    talk: Talk
    """Whether anybody may hear this device now."""
    others: tuple[Voice, ...]


VoiceMessage = Voices | Pong | Bye
