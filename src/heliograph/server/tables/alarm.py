"""Calls back once, at the time it was last set to.

It refers to its owner weakly: the two would keep each other in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakMethod


class Alarm:
    def __init__(self, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._ring = WeakMethod(ring)
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._ended = False

    def set(self, seconds: float | None) -> None:
        """None switches it off. A new time replaces the old one."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None and not self._ended:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._start)

    def end(self) -> None:
        self._ended = True
        self.set(None)
        if self._ringing is not None:
            self._ringing.cancel()

    def _start(self) -> None:
        self._timer = None
        ring = self._ring()
        if ring is not None:
            self._ringing = asyncio.get_running_loop().create_task(ring())
