"""What a crew agrees on before the clock starts."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seats: int = 4
    mercury: int = 0
    """Whose job it is; one person may have several (MC-5)."""
    houston: int | None = 1
    """None: the AI deck's (MC-61). So with the other stations."""
    bengaluru: int | None = 2
    cologne: int | None = 3
    difficulty: Literal["easy", "normal", "hard"] = "easy"
    start: int = 1
    """A page of the start table (MC-7); 0 for places of one's own."""
    own_start: Annotated[tuple[str, ...], msgspec.Meta(max_length=6)] = ()
    """Edge places of yellow ○ □, blue ○ □, green ○ □."""
    clock: Literal["timed", "untimed"] = "timed"
    minutes: int = 30
    turns: int = 30
    """MC-H14: how many there are without a clock."""
    pauses: bool = False
    """The clock may be stopped when everybody agrees."""
