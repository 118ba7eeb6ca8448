"""What one connection has heard, for the one task that asks for it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox(deque[Any]):
    """As much of a queue as is needed here: one asks, nobody waits for room, and nothing is counted."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.append(message)
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    def filled(self) -> asyncio.Future[None]:
        """Done when there is something in it; only asked while there is nothing."""
        self._waiting = self._loop.create_future()
        return self._waiting
