"""Reserves space in SQLite's write-ahead log before it is needed.

A commit that makes a file longer waits for the file system's own journal, and so for everything else written
on that machine; a commit into reserved space waits only for its own bytes. SQLite reserves no space. It
ignores everything behind the last commit, be it zeros or remains of earlier commits.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from sqlalchemy import Engine

_STEP = bytes(1_048_576)


class RoomAhead:
    """Call it only while holding the log's write lock: nobody else then writes behind its end."""

    def __init__(self, engine: Engine) -> None:
        self._log = Path(f"{engine.url.database}-wal") if engine.dialect.name == "sqlite" else None
        self._size = -1

    def keep(self) -> None:
        """If the log has outgrown the reserved space, or somebody has truncated it, reserve more."""
        if self._log is None:
            return
        with suppress(OSError):  # a full disk: the commit itself reports it
            size = self._log.stat().st_size
            if size != self._size:
                self._size = size + _lengthen(self._log, size)


def _lengthen(file: Path, size: int) -> int:
    """Lengthen the file by this much, completely or not at all."""
    with file.open("r+b", buffering=0) as log:
        log.seek(size)
        made = log.write(_STEP)
        if made == len(_STEP):
            return made
        log.truncate(size)
        return 0
