"""All worker processes: some that think, and one that answers short questions meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from heliograph.server.limits import Limits
from heliograph.server.work.errand import Errand, Kind
from heliograph.server.work.process import DiedError, FrozenError, Worker
from heliograph.server.work.queue import FairQueue, Taken

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class UnwantedError(Exception):
    """Everybody who asked for it left before its turn came."""


class _Piece(NamedTuple):
    work: Callable[..., Any]
    args: tuple[Any, ...]
    done: asyncio.Future[Any]


class Pool:
    def __init__(self, workers: int, limits: Limits | None = None) -> None:
        seconds = _allowed(limits or Limits())
        self._thinking, self._looking = _Crew(workers + 1, seconds, reserve=1), _Crew(1, seconds)

    async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Done by a worker in its turn; repeated once by a new worker if the first one dies of it."""
        crew = self._looking if errand.kind is Kind.LOOK else self._thinking
        done: T = await crew.run(errand, work, args)
        return done

    def close(self) -> None:
        self._thinking.close()
        self._looking.close()


class _Crew:
    """Workers and their queue. Work that is given up while it waits is never begun; work that is given up
    later is stopped.

    Reserve workers serve only addresses that have no work running: however long others think, a newcomer is
    served at once. They are started when they are first needed.
    """

    def __init__(self, workers: int, seconds: dict[Kind, int], reserve: int = 0) -> None:
        self._seconds = seconds
        self._reserve = reserve
        self._workers = [Worker() for _ in range(workers)]
        self._idle = [*self._workers]
        self._busy: dict[asyncio.Task[None], str | None] = {}
        self._doing: dict[asyncio.Future[Any], Worker] = {}
        self._queue: FairQueue[_Piece] = FairQueue()

    async def run(self, errand: Errand, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        piece = _Piece(work, args, asyncio.get_running_loop().create_future())
        number = self._queue.put(errand, piece)
        self._hand_out()
        try:
            return await piece.done
        except asyncio.CancelledError:
            if worker := self._doing.get(piece.done):
                worker.give_up()
            raise
        finally:
            self._queue.drop(number)

    def close(self) -> None:
        for task in self._busy:
            task.cancel()
        for worker in self._workers:
            worker.close()

    def _hand_out(self) -> None:
        while self._idle:
            for piece in self._queue.unwanted():
                if not piece.done.done():
                    piece.done.set_exception(UnwantedError())
            is_reserve = len(self._idle) <= self._reserve
            served = {address for address in self._busy.values() if address is not None}
            taken = self._queue.take(others_than=served if is_reserve else None)
            if taken is None:
                return
            self._busy[asyncio.create_task(self._do(self._idle.pop(), taken))] = taken.address

    async def _do(self, worker: Worker, taken: Taken[_Piece]) -> None:
        began, done = time.monotonic(), taken.piece.done
        self._doing[done] = worker
        try:
            result = await self._ask(worker, taken)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(result)
        del self._doing[done]
        self._queue.settle(taken, time.monotonic() - began)
        task = asyncio.current_task()
        assert task is not None
        del self._busy[task]
        self._idle.append(worker)
        self._hand_out()

    async def _ask(self, worker: Worker, taken: Taken[_Piece]) -> Any:
        piece, seconds = taken.piece, self._seconds[taken.errand.kind]
        try:
            return await worker.do(piece.work, piece.args, seconds)
        except FrozenError:
            raise
        except DiedError:
            if piece.done.done():
                raise
            return await worker.do(piece.work, piece.args, seconds)


def _allowed(limits: Limits) -> dict[Kind, int]:
    return {
        Kind.LOOK: limits.look_seconds,
        Kind.MOVE: limits.thinking_seconds,
        Kind.REPLAY: limits.replay_seconds,
        Kind.REVIEW: limits.review_seconds,
        Kind.ESTIMATE: limits.thinking_seconds,
        Kind.AHEAD: limits.thinking_seconds,
    }
