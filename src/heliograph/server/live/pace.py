"""How fast one connection may send: a bucket that fills at a steady rate."""

from __future__ import annotations

_SECONDS_AT_ONCE = 3


class Pace:
    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, per_second: int, now: float) -> None:
        self._rate = per_second
        self._full = self._left = float(per_second * _SECONDS_AT_ONCE)
        self._at = now

    def allows(self, now: float) -> bool:
        """Whether there is room for one more, which it then takes."""
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
