"""What a crew agrees on before the clock starts."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seats: int = 4
    mercury: int = 0
    """Mercury's seat; one player may have several jobs (MC-5)."""
    houston: int | None = 1
    """None: the AI deck plays the station (MC-61). The same holds for the other stations."""
    bengaluru: int | None = 2
    cologne: int | None = 3
    difficulty: Literal["easy", "normal", "hard"] = "easy"
    start: int = 1
    """A page of the start table (MC-7); 0 for the players' own places."""
    own_start: Annotated[tuple[str, ...], msgspec.Meta(max_length=6)] = ()
    """Edge places of yellow ○ □, blue ○ □, green ○ □."""
    clock: Literal["timed", "untimed"] = "timed"
    minutes: int = 30
    turns: int = 30
    """MC-H14: the number of turns without a clock."""
    pauses: bool = False
    """Whether the clock may be paused when all players agree."""
