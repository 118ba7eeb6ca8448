"""The base of everything in the content pack."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the pack; a slip of the pen in a user's own pack is an error."""
