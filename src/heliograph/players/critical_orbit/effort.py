"""How much thought a seat uses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Strength = Literal["strong", "quick"]


@dataclass(frozen=True)
class Effort:
    strength: Strength
    breadth: int
    """Spaces tried for every number that is followed by another."""
    weighs_dice: bool
    """Whether Mercury weighs what every choice is worth to all; otherwise the stations vote."""
    heeds_calls: bool
    """Whether what Mercury has called for matters."""


EFFORTS: dict[str, Effort] = {
    "strong": Effort("strong", breadth=4, weighs_dice=True, heeds_calls=True),
    "quick": Effort("quick", breadth=1, weighs_dice=False, heeds_calls=False),
}
