"""The messages received on one connection, for the one task that reads them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox(deque[Any]):
    """A minimal queue: one reader, no limit, no counting."""

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
        """Done when there is a message; awaited only while the queue is empty."""
        self._waiting = self._loop.create_future()
        return self._waiting
