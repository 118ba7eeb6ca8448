"""The base of all events: each can be told in one sentence."""

from __future__ import annotations

import msgspec

from heliograph.kernel.message import Message


class Happening(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of all events, as those told may know them: Mercury's gains are announced, but not what they
    look like."""

    def sentence(self) -> Message:
        raise NotImplementedError
