"""What all events have in common."""

from __future__ import annotations

import msgspec


class Happening(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """The base of all events. They are excluded from garbage collection because they hold no reference
    cycles."""
