"""How long a seat thinks."""

from __future__ import annotations

from dataclasses import dataclass

_WIDTH = 12
"""The most ideas that are tried out."""
_AT_LEAST = 2
"""Trials for each idea; if there is no time for so many, fewer ideas are tried."""
_EACH_SECOND = 80
"""Trials that always fit into a second."""


@dataclass(frozen=True, slots=True)
class Budget:
    """In simulations, which makes a seat repeatable, or in seconds."""

    simulations: int | None = None
    seconds: float = 1.0

    @property
    def ideas(self) -> int:
        """How many ideas there is time to try."""
        trials = self.simulations if self.simulations is not None else int(self.seconds * _EACH_SECOND)
        return min(max(trials // _AT_LEAST, 1), _WIDTH)

    def share(self, part: float) -> Budget:
        """The budget for a smaller question."""
        if self.simulations is None:
            return Budget(None, self.seconds * part)
        return Budget(max(int(self.simulations * part), 1))
