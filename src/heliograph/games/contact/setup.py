"""What a table agrees on before a mission."""

from __future__ import annotations

from typing import Literal

import msgspec


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seats: int = 2
    mode: Literal["base", "professional"] = "base"
    level: int = 2
    """CT-9; the professional game has no level and ignores it."""
    route: Literal["free", "guided"] = "free"
    """CT-H5: guided has the Source lay the route privately, and the rules check it."""
    equal_pauses: bool = False
    family: bool = False
    """CT-H17: the Crew may talk during a round."""
    practice: bool = False
    """CT-H16: one flight before the mission that costs and counts nothing."""
    impossible_guesses: Literal["confirm", "block"] = "confirm"
    """CT-H10."""
    first_source: int = 0
