"""How much a seat thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    learns: bool
    """Considers that others may read and lay otherwise, and finds out how."""
    finalists: int
    """How many messages are tried on the crew in the mind before one is laid; 0: the first idea is laid."""


EFFORTS = {
    "strong": Effort(learns=True, finalists=6),
    "quick": Effort(learns=False, finalists=0),
}
STRONG = EFFORTS["strong"]
