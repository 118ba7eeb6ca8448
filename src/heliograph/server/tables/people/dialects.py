"""Checks a client's wish that an AI seat speak a dialect."""

from __future__ import annotations

from heliograph.kernel.codec import encode
from heliograph.players import is_dialect
from heliograph.server.wire.tables import Occupant


def may_speak(game_id: str, occupant: Occupant) -> bool:
    """Only AI seats have a dialect, and only one that the game's seats can speak."""
    if not occupant.dialect:
        return True
    return occupant.kind == "ai" and is_dialect(game_id, encode(occupant.dialect))


def dialect_of(occupant: Occupant) -> str:
    """In the form a chair keeps."""
    return encode(occupant.dialect).decode() if occupant.dialect else ""
