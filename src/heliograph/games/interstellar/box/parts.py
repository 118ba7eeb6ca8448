"""The base of all structs in the content pack."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A struct in the pack; unknown fields are errors, so that typing mistakes in a user's own pack are
    found."""
