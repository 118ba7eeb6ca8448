"""Room in SQLite's write-ahead log before it is needed.

A commit that makes a file longer waits for the file system's own journal, and so for whatever else is
written on that machine; one into room that is there waits for its own bytes alone. SQLite makes no such
room. What it finds behind the last commit counts for nothing, be it zeros or what earlier commits have left.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from sqlalchemy import Engine

_STEP = bytes(1_048_576)


class RoomAhead:
    """Only whoever holds the log's write lock may call it: nobody else then writes behind its end."""

    def __init__(self, engine: Engine) -> None:
        self._log = Path(f"{engine.url.database}-wal") if engine.dialect.name == "sqlite" else None
        self._size = -1

    def keep(self) -> None:
        """Where the log is longer than the room that was made, or somebody has cut it off, make some more."""
        if self._log is None:
            return
        with suppress(OSError):  # a full disk: the commit itself finds out
            size = self._log.stat().st_size
            if size != self._size:
                self._size = size + _lengthen(self._log, size)


def _lengthen(file: Path, size: int) -> int:
    """By how much: all of it, or nothing."""
    with file.open("r+b", buffering=0) as log:
        log.seek(size)
        made = log.write(_STEP)
        if made == len(_STEP):
            return made
        log.truncate(size)
        return 0
