"""Seats of language models. They wait for an external server, so they think in threads of their own and keep
no worker from other seats."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from limits import RateLimitItemPerHour
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from heliograph.kernel.seats import TABLE
from heliograph.players import llm
from heliograph.players.in_words.position import Company, Said
from heliograph.server.ai.worker import Answer, Asked, any_move, think
from heliograph.server.limits import Limits
from heliograph.server.store.rows import ChairRow
from heliograph.server.tables.table import Table
from heliograph.server.work.errand import Errand
from heliograph.server.work.pool import UnwantedError


class Models:
    def __init__(self, limits: Limits) -> None:
        self._threads = ThreadPoolExecutor(limits.models_at_once, "model")
        self._counted = MovingWindowRateLimiter(MemoryStorage())
        self._an_hour = RateLimitItemPerHour(limits.model_decisions_per_hour)

    async def think(self, errand: Errand, asked: Asked) -> Answer:
        """The operator pays for these seats: when the hour's decisions are used up, any legal move is
        played."""
        if not errand.is_wanted():
            raise UnwantedError
        if not self._counted.hit(self._an_hour):
            return any_move(asked, asked.memory)
        return await asyncio.get_running_loop().run_in_executor(self._threads, think, asked)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def company_of(table: Table, chair: ChairRow) -> Company | None:
    """What a model reads besides its view: people's names, and the chat that its seat may hear."""
    if chair.strength != llm.NAME:
        return None
    names = tuple(one.name for one in table.chairs)
    spoken = table.chat.heard(lambda line: line.seat != TABLE and table.hears(chair.seat, line))
    said = tuple(Said(names[line.seat], line.text) for line in spoken)
    return Company(table.id, names, said)
