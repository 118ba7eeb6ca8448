"""Group commit: writes that arrive while the disk is busy, or in one tick of the event loop, become one
durable transaction.

One thread writes. When a batch is on disk it takes the next without asking the event loop; so a single move
is on disk within a fraction of a millisecond, and a hundred tables share one sync.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from operator import itemgetter
from queue import SimpleQueue
from sqlite3 import SQLITE_FULL
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from heliograph.server.store.news import News
from heliograph.server.store.room import RoomAhead
from heliograph.server.store.schema import entries

APPEND = entries.insert()
_DISK_FULL = "53100"
_GIVEN_UP = "57014"
Row = dict[str, Any]
Append = Callable[[Connection, list[Row]], None]


class TakenError(Exception):
    """Another writer was first. Nothing was written: reload and retry."""


class StoreError(Exception):
    """The store failed, and nothing was written."""


class UnsureError(StoreError):
    """The store has not answered: only it knows what was written, now or before, by this node or another."""


class _GivenUpError(UnsureError):
    """The database has undone what took too long: it may have waited for the same row from another node."""


class FullError(StoreError):
    """There is no room left to write."""


class _OutOfOrderError(StoreError):
    """The file cannot be written at all."""


class Change(msgspec.Struct, frozen=True):
    """One statement. With `expected`, finding nothing to change means somebody else was first."""

    statement: Executable
    values: Row | None = None
    expected: bool = False


class Job(msgspec.Struct, frozen=True):
    """Changes that are made together or not at all."""

    changes: tuple[Change, ...]
    done: asyncio.Future[None]
    table_id: str | None
    """Which table other nodes should look at again."""


class Writer:
    def __init__(self, engine: Engine, news: News) -> None:
        self._engine = engine
        self._news = news
        self._waiting: deque[Job] = deque()
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._idle = asyncio.Event()
        self._idle.set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._line: Connection | None = None
        self._append = _append_with(engine)
        self._room = RoomAhead(engine)
        self.is_full = False
        """Whether the last attempt found no room."""

    def write(self, changes: tuple[Change, ...], table_id: str | None) -> asyncio.Future[None]:
        """Done when everything is durable."""
        loop = self._loop
        if loop is None:
            loop = self._loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append(Job(changes, done, table_id))
        if self._idle.is_set():
            self._idle.clear()
            loop.call_soon(self._send)
        return done

    async def close(self, seconds: float) -> None:
        """Everything requested is written, unless the store is silent."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._idle.wait()
        self._batches.put(None)

    def _send(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, args=(self._loop,), name="writer", daemon=True)
            self._thread.start()
        self._batches.put(self._gathered())

    def _gathered(self) -> list[Job]:
        """All changes waiting by now; the event loop may add more at the same time."""
        return [self._waiting.popleft() for _ in range(len(self._waiting))]

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        while (jobs := self._batches.get()) is not None:
            while jobs:
                results, done = self._commit(jobs), jobs
                jobs = self._gathered()
                with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                    loop.call_soon_threadsafe(self._finish, done, results, bool(jobs))
        if self._line is not None:
            self._line.close()

    def _finish(self, jobs: list[Job], results: list[Exception | None], goes_on: bool) -> None:
        """`goes_on`: the thread has begun the next batch already."""
        if not goes_on:
            if self._waiting:
                self._send()
            else:
                self._idle.set()
        for job, error in zip(jobs, results, strict=True):
            if job.done.cancelled():
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        error = self._transaction(jobs)
        if error is None:
            return [None] * len(jobs)
        if len(jobs) == 1 or _concerns_all(error):
            return [error] * len(jobs)
        return [self._transaction([job]) for job in jobs]

    def _transaction(self, jobs: Sequence[Job]) -> Exception | None:
        try:
            with self._begin() as connection:
                self._run(connection, jobs)
                self._news.tell(connection, {job.table_id for job in jobs if job.table_id is not None})
        except (IntegrityError, TakenError):
            return TakenError()
        except SQLAlchemyError as error:
            failed = explained(error)
            self.is_full = isinstance(failed, FullError)
            return failed
        self.is_full = False
        return None

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        """A file is always reachable: its connection stays open. A database server has to be tried each
        time."""
        if self._news.shared:
            with self._engine.begin() as connection:
                yield connection
            return
        if self._line is None:
            self._line = self._engine.connect()
        with self._line.begin():
            yield self._line

    def _run(self, connection: Connection, jobs: Sequence[Job]) -> None:
        """All new log entries in one statement; everything else one by one."""
        appended: list[Row] = []
        for job in jobs:
            for change in job.changes:
                if change.statement is APPEND:
                    assert change.values is not None
                    appended.append(change.values)
                    continue
                result = connection.execute(change.statement, change.values)
                if change.expected and not _found(result):
                    raise TakenError
        if appended:
            appended.sort(key=_place)
            self._append(connection, appended)
            self._room.keep()


def _append_with(engine: Engine) -> Append:
    """New log entries through the driver directly: nearly all writes are these."""
    statement = entries.insert().compile(dialect=engine.dialect)
    text, order = str(statement), statement.positiontup
    in_order = None if order is None else itemgetter(*order)

    def append(connection: Connection, rows: list[Row]) -> None:
        given = rows if in_order is None else [in_order(row) for row in rows]
        connection.exec_driver_sql(text, given)

    return append


_place = itemgetter("table_id", "seq")
"""All nodes write in this order, so that no two wait for each other."""


def _concerns_all(error: Exception) -> bool:
    """Otherwise one change of the batch may have failed, and the others can be written without it."""
    return isinstance(error, UnsureError | _OutOfOrderError) and not isinstance(error, _GivenUpError)


def explained(error: SQLAlchemyError) -> StoreError:
    if not isinstance(error, DBAPIError):
        return StoreError(str(error))
    state, file_code = (getattr(error.orig, name, None) for name in ("sqlstate", "sqlite_errorcode"))
    if error.connection_invalidated:
        return UnsureError(str(error))
    if state == _GIVEN_UP:
        return _GivenUpError(str(error))
    if state == _DISK_FULL or file_code == SQLITE_FULL:
        return FullError(str(error))
    if state or not isinstance(error, OperationalError):
        return StoreError(str(error))
    return UnsureError(str(error)) if file_code is None else _OutOfOrderError(str(error))


def _found(result: CursorResult[Any]) -> bool:
    """Not every driver counts the rows of an INSERT from a SELECT; such a driver returns them."""
    return result.first() is not None if result.returns_rows else result.rowcount > 0
