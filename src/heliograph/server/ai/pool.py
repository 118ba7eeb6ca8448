"""Worker processes that are there again when one has died."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from heliograph.server.ai import worker

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("heliograph.ai")


class Pool:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Done in a worker; once more in a new one when the worker dies of it."""
        try:
            return await self._submit(work, *args, **kwargs)
        except BrokenProcessPool:
            log.warning("a worker process has died, starting another")
            return await self._submit(work, *args, **kwargs)

    async def _submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._executor is None:
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, spawn, worker.settle_in)
        executor = self._executor
        try:
            return await asyncio.wrap_future(executor.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            if self._executor is executor:
                self._executor = None
            executor.shutdown(wait=False)
            raise

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
