"""How much thought a seat uses."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    learns: bool
    """Considers that others may read and lay differently, and finds out how."""
    finalists: int
    """How many messages are tried on an imagined crew before one is laid; 0: the first idea is laid."""
    rehearses: bool
    """Tries messages on imagined people in the crew's seats, whenever it sees how they react."""


EFFORTS = {
    "strong": Effort(learns=True, finalists=6, rehearses=True),
    "quick": Effort(learns=False, finalists=0, rehearses=False),
}
STRONG = EFFORTS["strong"]
