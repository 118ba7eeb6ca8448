"""The base of all moves, and the move that ends several of the steps."""

from __future__ import annotations

from typing import Annotated

import msgspec

Word = Annotated[str, msgspec.Meta(max_length=24)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves."""


class Done(Move, frozen=True, tag="done"):
    """Ends the current step."""
