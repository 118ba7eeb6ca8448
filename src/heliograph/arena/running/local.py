"""The same work on many inputs, on all cores. Each process computes on one core only."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from heliograph.arena.settings import ArenaError
from heliograph.players.one_core import ONE_CORE

In = TypeVar("In")
Out = TypeVar("Out")

MOST_BREAKS = 3
"""The processes may be lost this often in a row without progress."""


class Runner(Protocol):
    def __call__(self, work: Callable[[In], Out], inputs: Sequence[In], /) -> Iterator[tuple[int, Out]]:
        """The result of `work` for each input, as it is done, with the input's place. Work that was lost with
        a process is done again; no result comes twice."""


def locally(workers: int | None = None) -> Runner:
    def run(work: Callable[[In], Out], inputs: Sequence[In], /) -> Iterator[tuple[int, Out]]:
        left, breaks = dict(enumerate(inputs)), 0
        while left:
            before = len(left)
            try:
                for place, done in _in_a_pool(work, left, workers):
                    del left[place]
                    yield place, done
            except BrokenProcessPool as error:
                breaks = 0 if len(left) < before else breaks + 1
                if breaks == MOST_BREAKS:
                    raise ArenaError(f"processes were lost {breaks} times; {len(left)} are left") from error

    return run


def spread(
    work: Callable[[In], Out],
    inputs: Sequence[In],
    workers: int | None = None,
    after_each: Callable[[], None] = lambda: None,
) -> list[Out]:
    """The results of `work`, in the order of the inputs."""
    found: dict[int, Out] = {}
    for place, done in locally(workers)(work, inputs):
        found[place] = done
        after_each()
    return [found[place] for place in range(len(inputs))]


def _in_a_pool(
    work: Callable[[In], Out], inputs: Mapping[int, In], workers: int | None
) -> Iterator[tuple[int, Out]]:
    others = set(multiprocessing.active_children())
    workers = min(workers or os.cpu_count() or 1, len(inputs))
    with (
        _one_thread_each(),
        ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin) as pool,
    ):
        places = {pool.submit(work, item): place for place, item in list(inputs.items())}
        try:
            for future in as_completed(places):
                yield places[future], _result(future)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise


def _result(future: Future[Out]) -> Out:
    return future.result()


def _begin() -> None:
    """Runs in a fresh process: stopping the arena ends its processes, and these end the programs they run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """An arena that was killed could not end its processes itself."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _leave()


def _leave(*_: Any) -> None:
    from heliograph.arena.guests.sitting import send_away

    send_away()
    os._exit(128 + signal.SIGTERM)


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
