"""Texts that clients send, and their greatest lengths."""

from __future__ import annotations

from typing import Annotated

import msgspec

from heliograph.server import limits

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.NAME_LETTERS)]
_STORABLE = r"^[^\u0000]*$"
"""PostgreSQL stores any character but this one."""
RequestId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=limits.REQUEST_ID_LETTERS, pattern=_STORABLE)
]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.CHAT_LETTERS, pattern=_STORABLE)]
OwnToken = Annotated[str, msgspec.Meta(pattern=limits.OWN_SECRET)]
Guests = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=limits.GUEST_LETTERS)], ...],
    msgspec.Meta(max_length=limits.BLOCKED),
]
"""Hashes of browsers, as shown at open tables."""
