"""Work that must run on the event loop: in short steps, for the one who has used least first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from heliograph.server.work.errand import Errand
from heliograph.server.work.queue import FairQueue, Taken

_MOMENT_SECONDS = 0.004


class Turns:
    def __init__(self) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._taken: Taken[asyncio.Future[None]] | None = None

    async def do(self, errand: Errand, steps: Iterator[object]) -> None:
        """All the steps, with pauses for everybody else."""
        is_done = False
        while not is_done:
            async with self._turn(errand):
                until = time.monotonic() + _MOMENT_SECONDS
                is_done = all(time.monotonic() < until for _ in steps)

    @asynccontextmanager
    async def _turn(self, errand: Errand) -> AsyncIterator[None]:
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        number = self._queue.put(errand, granted)
        self._grant()
        try:
            await granted
        except asyncio.CancelledError:
            self._queue.drop(number)
            if granted.done() and not granted.cancelled():
                self._free()
            raise
        taken, began = self._taken, time.monotonic()
        assert taken is not None
        try:
            yield
        finally:
            took = time.monotonic() - began
            self._queue.settle(taken, took)
            asyncio.get_running_loop().call_later(took, self._free)  # others have the loop for as long

    def _free(self) -> None:
        self._taken = None
        self._grant()

    def _grant(self) -> None:
        while self._taken is None and (taken := self._queue.take()) is not None:
            if not taken.piece.done():
                self._taken = taken
                taken.piece.set_result(None)
