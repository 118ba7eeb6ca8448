"""How much a seat thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    learns: bool
    """Considers that others may read and lay otherwise, and finds out how."""
    finalists: int
    """How many messages are tried on the crew in the mind before one is laid; 0: the first idea is laid."""
    rehearses: bool
    """Tries messages on people it can imagine in the crew's seats, wherever it sees what comes of them."""


EFFORTS = {
    "strong": Effort(learns=True, finalists=6, rehearses=True),
    "quick": Effort(learns=False, finalists=0, rehearses=False),
}
STRONG = EFFORTS["strong"]
