"""The same work on many inputs, on all cores. Each process does its sums on one core only."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from heliograph.players.one_core import ONE_CORE

In = TypeVar("In")
Out = TypeVar("Out")


def spread(
    work: Callable[[In], Out],
    inputs: Sequence[In],
    workers: int | None = None,
    after_each: Callable[[], None] = lambda: None,
) -> list[Out]:
    """What `work` makes of each input, in their order."""

    def done(future: Future[Out]) -> None:
        if not future.cancelled():
            after_each()

    with (
        _one_thread_each(),
        ProcessPoolExecutor(workers or os.cpu_count(), multiprocessing.get_context("spawn")) as pool,
    ):
        futures = [pool.submit(work, item) for item in inputs]
        for future in futures:
            future.add_done_callback(done)
        try:
            return [future.result() for future in futures]
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Libraries read these when a fresh process loads them."""
    before = {name: os.environ.get(name) for name in ONE_CORE}
    os.environ.update(ONE_CORE)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
