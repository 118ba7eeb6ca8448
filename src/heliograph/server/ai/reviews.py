"""Reviews of finished games: computed in a worker, once, and remembered for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from heliograph.kernel.codec import encode
from heliograph.kernel.log import Log
from heliograph.server.ai.pool import Pool
from heliograph.server.ai.worker import look_back


class Reviews:
    def __init__(self, pool: Pool, remembered: int) -> None:
        self._pool, self._remembered = pool, remembered
        self._known: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, table_id: str, log: Log) -> bytes:
        task = self._known.get(table_id)
        if task is None or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._pool.run(look_back, log.header.game, encode(log)))
            self._known[table_id] = task
            while len(self._known) > self._remembered:
                self._known.popitem(last=False)
        self._known.move_to_end(table_id)
        return await asyncio.shield(task)
