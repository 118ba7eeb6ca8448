"""Whose turn it is, by the time each has used (start-time fair queueing)."""

from __future__ import annotations

_REMEMBERED = 10_000


class Shares:
    """Whoever has used least comes first. Who was away comes back level with the others: nobody saves up."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._now = 0.0

    def turn(self, who: str) -> float:
        """The lower, the sooner."""
        return max(self._used.get(who, 0.0), self._now)

    def begin(self, who: str, seconds: float) -> None:
        """It is their turn, for so long as far as one can tell."""
        self._now = self.turn(who)
        self.charge(who, seconds)

    def charge(self, who: str, seconds: float) -> None:
        """So much more, or less, than was thought."""
        self._used[who] = self._used.get(who, self._now) + seconds
        if len(self._used) > _REMEMBERED:
            self._used = {one: used for one, used in self._used.items() if used > self._now}
