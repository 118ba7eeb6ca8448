"""How a finished game compares with others, and what may come next."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.kernel.message import Message
from heliograph.kernel.rating import Rank


class Compared(msgspec.Struct, frozen=True):
    among: Literal["here", "ai"]
    """Games that people have finished on this server, or measured games of AI seats."""
    who: str
    """The strength of those AI seats."""
    games: int
    ranks: tuple[Rank, ...]
    """By seat. A crew has the same rank in every seat."""


class Rating(msgspec.Struct, frozen=True):
    """Answer to `GET /api/tables/{table}/rating`."""

    compared: Compared | None = None
    """None: there is nothing to compare it with yet."""
    rivals: bool = False
    """Whether seats have played against each other."""
    onward: Message | None = None
    """The next level or scenario for a rematch."""
    passes_on: bool = False
    """Whether a rematch by the rulebook would pass a role on to the next seat."""
