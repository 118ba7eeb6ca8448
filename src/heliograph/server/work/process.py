"""One worker process, replaced by another when it dies or freezes."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from heliograph.players.one_core import ONE_CORE
from heliograph.server.logs import Log, places

_GENTLE = 5
_STARTING_SECONDS = 60
"""A new process may take longer over its first task, on a busy machine much longer."""

log = Log("heliograph.work")


class WorkError(Exception):
    """The work itself failed; the text says where."""


class DiedError(Exception):
    """The worker died during its task."""


class FrozenError(DiedError):
    """It took longer than allowed and was ended."""


class _GivenUpError(BaseException):
    """The work was given up."""


class Worker:
    """Does one task at a time; started by the first one."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "worker")
        self._is_overdue = False

    async def do(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> Any:
        loop = asyncio.get_running_loop()
        self._is_overdue = False
        starting = _STARTING_SECONDS if self._line is None else 0
        overdue = loop.call_later(starting + seconds, self._end_frozen)
        try:
            return await loop.run_in_executor(self._thread, self._ask, work, args)
        except DiedError:
            if self._is_overdue:
                log.warning("a worker was frozen and is replaced", seconds=seconds, what=work.__name__)
                raise FrozenError from None
            log.warning("a worker has died, starting another")
            raise
        finally:
            overdue.cancel()

    def give_up(self) -> None:
        """Give up the current task. A process that is still starting is ended; the next task gets another
        one."""
        if self._process is not None and self._process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGUSR1)

    def close(self) -> None:
        self._kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _ask(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        try:
            line = self._line or self._start()
            line.send((work, args))
            is_done, told = line.recv()
        except (EOFError, OSError) as error:
            self._forget()
            raise DiedError from error
        if not is_done:
            raise WorkError(told)
        return told

    def _start(self) -> Connection:
        spawn = multiprocessing.get_context("spawn")
        self._line, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        return self._line

    def _end_frozen(self) -> None:
        self._is_overdue = True
        self._kill()

    def _kill(self) -> None:
        if self._process is not None and self._process.pid is not None:  # it may just be starting
            self._process.kill()

    def _forget(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._line = self._process = None


def _work(line: Connection) -> None:
    """The main loop of a worker process."""
    _settle_in()
    desk = _Desk()
    while True:
        try:
            work, args = line.recv()
        except EOFError:
            return
        line.send(desk.do(work, args))


class _Desk:
    """A task in progress can be given up; between two tasks there is nothing to give up."""

    def __init__(self) -> None:
        self._is_working = False
        signal.signal(signal.SIGUSR1, self._give_up)

    def do(self, work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
        try:
            return self._done(work, args)
        except _GivenUpError:
            self._is_working = False
            return False, "given up"

    def _done(self, work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
        try:
            self._is_working = True
            return True, work(*args)
        except Exception as error:
            return False, ", ".join(places(error))
        finally:
            self._is_working = False

    def _give_up(self, *_: object) -> None:
        if self._is_working:
            self._is_working = False
            raise _GivenUpError


def _settle_in() -> None:
    """Leave Ctrl-C to the server, run at a lower priority, use one core, and end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.update(ONE_CORE)
    os.nice(_GENTLE)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
