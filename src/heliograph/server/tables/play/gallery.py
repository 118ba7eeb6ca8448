"""What spectators see and hear: at once, later, or only when the game is over, as the host has set it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from heliograph.kernel.match import resume
from heliograph.kernel.seats import TABLE
from heliograph.server.clock import now_ms
from heliograph.server.store.rows import EntryRow, LineRow, TableRow
from heliograph.server.tables.alarm import Alarm
from heliograph.server.tables.play.play import Play
from heliograph.server.wire.answers import Update


class Gallery:
    """For spectators with a delay the game is replayed a second time, beginning when the first of them
    comes."""

    def __init__(self, show: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._late: Play | None = None
        self._delay = 0
        self._last_line = 0
        self._alarm = Alarm(show)

    def play(self, row: TableRow, true: Play | None, clock: int, lines: Sequence[LineRow]) -> Play | None:
        """The game as spectators may see it now; None: not begun, or hidden from them."""
        if true is None or row.phase != "playing" or row.watching == "open":
            return true
        if row.watching == "closed":
            return None
        if self._late is None:
            self._late, self._delay = Play(resume(true.match.game, true.match.header)), row.delay_s * 1000
            self._last_line = 0
            self._follow(self._late, true, clock)
            self.hear(lines)
            self.wind(true, clock, lines)
        return self._late

    def clock(self, clock: int) -> int:
        """The clock as spectators see it."""
        return clock if self._late is None else max(0, clock - self._delay)

    def look(self, true: Play, clock: int) -> Update | None:
        """Events that are now old enough to be shown."""
        if self._late is None:
            return None
        return self._late.update(None, self._follow(self._late, true, clock), self.clock(clock))

    def hear(self, lines: Sequence[LineRow]) -> list[LineRow]:
        """Chat that is old enough, and has not been sent before."""
        ripe = [line for line in self._untold(lines) if line.at <= now_ms() - self._delay]
        self._last_line = ripe[-1].n if ripe else self._last_line
        return ripe

    def wind(self, true: Play, clock: int, lines: Sequence[LineRow]) -> None:
        """Something was done or said: there will be more to show."""
        if self._late is None:
            return
        waits = [entry.at - clock for entry in true.entries[self._late.match.seq :][:1]]
        waits += [line.at - now_ms() for line in self._untold(lines)[:1]]
        self._alarm.set(max(0, min(waits) + self._delay) / 1000 if waits else None)

    def begin_anew(self) -> None:
        """The host has changed how spectators see the game, or it is over."""
        self._late = None
        self._alarm.set(None)

    def end(self) -> None:
        self._alarm.end()

    def _follow(self, late: Play, true: Play, clock: int) -> Any:
        waiting = true.entries[late.match.seq :]
        return late.follow(EntryRow(entry, "") for entry in waiting if entry.at <= clock - self._delay)

    def _untold(self, lines: Sequence[LineRow]) -> list[LineRow]:
        """The table's own lines are sent at once."""
        return [
            line
            for line in lines
            if line.n > self._last_line and line.audience is None and line.seat != TABLE
        ]


def reaches_gallery(row: TableRow, line: LineRow) -> bool:
    """Spectators hear chat with the same delay as they see moves."""
    if row.phase != "playing" or row.watching == "open" or line.seat == TABLE:
        return True
    old_enough = row.watching == "delayed" and line.at <= now_ms() - row.delay_s * 1000
    return old_enough or line.at < (row.started or 0)
