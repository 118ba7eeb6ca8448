"""What every event has in common: it can be told in one sentence."""

from __future__ import annotations

import msgspec

from heliograph.kernel.message import Message


class Happening(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of all events, as those who are told may know them: what Mercury gets is said aloud,
    how it looks is not."""

    def sentence(self) -> Message:
        raise NotImplementedError
