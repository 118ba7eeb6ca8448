"""AI seats that speak as somebody taught them: what a client may ask for."""

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
    """As a chair keeps it."""
    return encode(occupant.dialect).decode() if occupant.dialect else ""
