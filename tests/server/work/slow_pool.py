"""A pool in which nothing is done before the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from heliograph.server.work.errand import Errand
from heliograph.server.work.pool import Pool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class SlowPool(Pool):
    """Keeps what it is asked until it is told the answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Errand, asyncio.Future[Any]]] = []

    async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
        self.asked.append((errand, asyncio.get_running_loop().create_future()))
        answer: T = await self.asked[-1][1]
        return answer


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0)
