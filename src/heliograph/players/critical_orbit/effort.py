"""How much a seat thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Strength = Literal["strong", "quick"]


@dataclass(frozen=True)
class Effort:
    strength: Strength
    breadth: int
    """How many spaces are tried for every number that is followed by another."""
    finalists: int
    """How many for the last one."""
    looks_ahead: float
    """How much the next turn's chances count."""
    weighs_dice: bool
    """Mercury: weighs what every choice is worth to all, or lets the stations vote."""
    heeds_calls: bool
    """Whether what Mercury has called for matters."""


EFFORTS: dict[str, Effort] = {
    "strong": Effort("strong", breadth=4, finalists=1, looks_ahead=0.0, weighs_dice=True, heeds_calls=True),
    "quick": Effort("quick", breadth=1, finalists=1, looks_ahead=0.0, weighs_dice=False, heeds_calls=False),
}
