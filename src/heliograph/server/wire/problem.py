"""The body of a failed HTTP call."""

from __future__ import annotations

import msgspec

from heliograph.kernel.message import Message


class Problem(msgspec.Struct, frozen=True):
    """Body of every HTTP error."""

    reason: Message
