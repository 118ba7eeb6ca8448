"""How long AI seats that have left the move to others wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from heliograph.kernel.seats import Seat

Place = tuple[str, Seat]
"""A table and a seat at it."""


class Patience:
    """Runs out once for each position; any event leads to another position."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting: dict[Place, tuple[int, asyncio.TimerHandle, Callable[[], None]]] = {}

    def wait(self, place: Place, seq: int, run_out: Callable[[], None], at_most: float | None = None) -> None:
        since = self._waiting.get(place)
        if since is not None and since[0] == seq:
            return
        self.end(place)
        seconds = self._seconds if at_most is None else min(self._seconds, at_most)
        later = asyncio.get_running_loop().call_later(seconds, self._run_out, place, run_out)
        self._waiting[place] = seq, later, run_out

    def end(self, place: Place) -> None:
        waiting = self._waiting.pop(place, None)
        if waiting is not None:
            waiting[1].cancel()

    def lose(self, place: Place) -> None:
        """Whether the seat has waited long enough."""
        waiting = self._waiting.get(place)
        if waiting is not None:
            waiting[1].cancel()
            self._run_out(place, waiting[2])

    def close(self) -> None:
        for place in [*self._waiting]:
            self.end(place)

    def _run_out(self, place: Place, run_out: Callable[[], None]) -> None:
        del self._waiting[place]
        run_out()
