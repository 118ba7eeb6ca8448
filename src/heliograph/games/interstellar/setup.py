"""What a table agrees on before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from heliograph.games.interstellar.variants import IDS

if TYPE_CHECKING:
    VariantId = str
else:
    VariantId = Literal[IDS]
HallLevel = Literal["introduction", "easy", "intermediate", "hard", "extreme"]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seats: int = 2
    first: int = -1
    """The first player; -1: drawn at random (HV-12)."""
    variants: Annotated[tuple[VariantId, ...], msgspec.Meta(max_length=len(IDS))] = ()
    hints: Annotated[tuple[VariantId, ...], msgspec.Meta(max_length=len(IDS))] = ()
    """Variants played with the booklet's hint for a harder or deeper game."""
    leader_board: str = ""
    """A New Leader Track and its side (1A to 4B); empty: drawn at random."""
    hall: HallLevel = "intermediate"
    """H.A.L.L.'s strength; it plays if there is one seat."""
    hidden_supplies: bool = True
    sun_means_all_lose: bool = False
    """HV-23: whether everybody loses if the Sun ends the game."""
