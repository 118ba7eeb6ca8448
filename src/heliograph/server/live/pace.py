"""How fast one connection, and all of an address, may send: buckets that fill at a steady rate."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

_SECONDS_AT_ONCE = 3


class Pace:
    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, per_second: int, now: float) -> None:
        self._rate = per_second
        self._full = self._left = float(per_second * _SECONDS_AT_ONCE)
        self._at = now

    def allows(self, now: float, cost: int = 1) -> bool:
        """Whether there is room for one more, or for one that costs more; if so, it is taken."""
        left = self._left + (now - self._at) * self._rate
        if left > self._full:
            left = self._full
        self._at = now
        if left < cost:
            self._left = left
            return False
        self._left = left - cost
        return True

    def is_full(self, now: float) -> bool:
        """Nothing was taken that has not come back."""
        return self._left + (now - self._at) * self._rate >= self._full

    def wait(self, now: float) -> float:
        """Takes one, and returns how many seconds its sender has to wait: others have their turn first."""
        self._left = min(self._full, self._left + (now - self._at) * self._rate) - 1
        self._at = now
        return max(0.0, -self._left / self._rate)


class AddressPaces:
    """One limit for all connections of an address, kept as long as there are any."""

    def __init__(self, per_second: int) -> None:
        self._rate = per_second
        self._here: dict[str, tuple[Pace, int]] = {}

    @contextmanager
    def one_more(self, address: str) -> Iterator[Pace]:
        pace, connections = self._here.get(address) or (Pace(self._rate, time.monotonic()), 0)
        self._here[address] = pace, connections + 1
        try:
            yield pace
        finally:
            pace, connections = self._here.pop(address)
            if connections > 1:
                self._here[address] = pace, connections - 1
