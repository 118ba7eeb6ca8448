"""A program that is asked and answers in lines, with a time limit for each answer."""

from __future__ import annotations

import atexit
import os
import selectors
import shlex
import signal
import subprocess
import tempfile
from contextlib import suppress
from time import monotonic
from typing import IO

from heliograph.arena.guests.conduct import ForfeitError

_LONGEST_LINE = 1_000_000
_START_FACTOR = 3
"""A program that was just started gets this many times longer, on top, for its first answer."""


class Program:
    """Started with its first question, and again after it was stopped."""

    def __init__(self, command: str, greeting: bytes) -> None:
        self._words = shlex.split(command)
        self._greeting = greeting
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes] | None = None
        self._unread = b""

    def ask(self, question: bytes, patience_s: float) -> bytes:
        """The next line it writes. A program that fails to is stopped."""
        try:
            process = self._process
            if process is None:
                process = self._start()
                question = self._greeting + b"\n" + question
                patience_s *= 1 + _START_FACTOR
            return self._exchange(process, question + b"\n", monotonic() + patience_s)
        except ForfeitError:
            self.stop()
            raise

    def stop(self) -> None:
        """Stops the program and all processes it has started."""
        process, self._process, self._unread = self._process, None, b""
        if process is None:
            return
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout, self._complaints):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        atexit.unregister(self.stop)

    def _start(self) -> subprocess.Popen[bytes]:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 it lives as long as the program
        try:
            self._process = subprocess.Popen(  # noqa: S603 it is what the user of the arena has named
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
                bufsize=0,
            )
        except OSError as error:
            raise ForfeitError("crashed", f"{self._words[0]}: {error.strerror}") from error
        atexit.register(self.stop)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        return self._process

    def _exchange(self, process: subprocess.Popen[bytes], question: bytes, deadline: float) -> bytes:
        """Reads while it writes: a program that does not read must not block us."""
        assert process.stdin is not None
        assert process.stdout is not None
        with selectors.DefaultSelector() as ready:
            ready.register(process.stdout, selectors.EVENT_READ)
            ready.register(process.stdin, selectors.EVENT_WRITE)
            while not (b"\n" in self._unread and not question):
                left = deadline - monotonic()
                if left <= 0:
                    raise ForfeitError("slow", "no answer in time")
                for key, _ in ready.select(left):
                    if key.fileobj is process.stdout:
                        self._read(process.stdout)
                    else:
                        question = self._write(process.stdin, question)
                        if not question:
                            ready.unregister(process.stdin)
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(BlockingIOError):
            more = os.read(pipe.fileno(), 65_536)
            if not more:
                raise ForfeitError("crashed", self._last_words())
            self._unread += more
        if len(self._unread) > _LONGEST_LINE:
            raise ForfeitError("nonsense", f"more than {_LONGEST_LINE} characters in a line")

    def _write(self, pipe: IO[bytes], question: bytes) -> bytes:
        try:
            return question[os.write(pipe.fileno(), question) :]
        except BlockingIOError:
            return question
        except OSError as error:
            raise ForfeitError("crashed", self._last_words()) from error

    def _last_words(self) -> str:
        assert self._complaints is not None
        size = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(size - 2000, 0))
        lines = self._complaints.read().decode(errors="replace").strip().splitlines()
        return lines[-1][:200] if lines else "the program has ended"
