"""Turns by the time each has used (start-time fair queueing)."""

from __future__ import annotations

_REMEMBERED = 10_000


class Shares:
    """The one who has used least comes first. A newcomer or returner starts level with the others."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._now = 0.0

    def turn(self, who: str) -> float:
        """The lower, the sooner."""
        return max(self._used.get(who, 0.0), self._now)

    def begin(self, who: str, seconds: float) -> None:
        """Charge an estimate when their turn begins."""
        self._now = self.turn(who)
        self.charge(who, seconds)

    def charge(self, who: str, seconds: float) -> None:
        """Add to the time used; a correction may be negative."""
        self._used[who] = self._used.get(who, self._now) + seconds
        if len(self._used) > _REMEMBERED:
            self._used = {one: used for one, used in self._used.items() if used > self._now}
