"""The chat of one table: its latest lines, and how much more may be said now."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable
from math import ceil

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import TABLE, Seat
from heliograph.server.limits import Limits
from heliograph.server.store import changes
from heliograph.server.store.rows import LineRow
from heliograph.server.store.writer import Change
from heliograph.server.wire.positions import Spoken

_MINUTE_MS = 60_000


class Chat:
    """The limit is computed from the earlier lines: the same on every node and after a restart."""

    def __init__(self, stored: Iterable[LineRow], limits: Limits) -> None:
        self.lines = deque(stored, limits.chat_lines_kept)
        self._limits = limits
        self._last = 0
        """The number of a deleted line."""

    @property
    def last(self) -> int:
        """The number of the last line. Numbers may have gaps: an earlier release left some."""
        return max(self._last, self.lines[-1].n if self.lines else 0)

    def add(self, line: LineRow) -> None:
        self.lines.append(line)

    def forget(self, table_id: str) -> tuple[Change, ...]:
        """Lines that one more line pushes out."""
        is_full = len(self.lines) == self.lines.maxlen
        return (changes.forget_lines(table_id, until=self.lines[0].n),) if is_full else ()

    def remove(self, numbers: Collection[int]) -> None:
        """Numbers are not reused while the table is in memory: guests at other nodes count by them."""
        gone = {*numbers}
        self._last = self.last
        self.lines = deque((line for line in self.lines if line.n not in gone), self.lines.maxlen)

    def has(self, seat: Seat, request_id: str) -> bool:
        return any(line.seat == seat and line.request_id == request_id for line in self.lines)

    def heard(self, hears: Callable[[LineRow], bool]) -> tuple[Spoken, ...]:
        heard = [spoken(line) for line in self.lines if hears(line)]
        return tuple(heard[-self._limits.chat_lines_shown :])

    def too_much(self, seat: Seat, text: str, now: int) -> Refusal | None:
        """Why this seat must wait before it says this, if so; the refusal says how long."""
        limits = self._limits
        recent = [line for line in self.lines if line.at > now - _MINUTE_MS]
        own = [line for line in recent if line.seat == seat]
        size = _bytes(text)
        free = max(
            _free_at(own, size, limits.chat_lines_per_seat_per_minute, limits.chat_bytes_per_seat_per_minute),
            _free_at(
                recent, size, limits.chat_lines_per_table_per_minute, limits.chat_bytes_per_table_per_minute
            ),
        )
        if free <= now:
            return None
        return Refusal(say("refused-chat-often", seconds=ceil((free - now) / 1000)))


def spoken(line: LineRow) -> Spoken:
    if line.seat != TABLE:
        return Spoken(line.seat, line.text, line.at)
    return Spoken(line.seat, "", line.at, msgspec.json.decode(line.text, type=Message))


def _free_at(recent: list[LineRow], size: int, most_lines: int, most_bytes: int) -> int:
    """When enough of these lines are a minute old for one more of this size."""
    lines, total, free = len(recent) + 1, sum(_bytes(line.text) for line in recent) + size, 0
    for line in recent:
        if lines <= most_lines and total <= most_bytes:
            break
        lines, total, free = lines - 1, total - _bytes(line.text), line.at + _MINUTE_MS
    return free


def _bytes(text: str) -> int:
    return len(text.encode())
