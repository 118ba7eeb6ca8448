"""Replays and reviews: made in a worker, once for everyone who asks, and remembered for a while."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TypeVarTuple

from heliograph.kernel.codec import encode
from heliograph.kernel.log import Log
from heliograph.server.tables.play.replay_frames import ReplayViewer
from heliograph.server.work.errand import Errand, Kind
from heliograph.server.work.for_people import draw_result, look_back, replay
from heliograph.server.work.pool import Pool

Drawn = tuple[str, bool, int | None, int | None, int]
"""What is on a picture: the game, whether it was won, points, and how many of ten did worse or the same."""
Key = tuple[str, Kind, Hashable]
"""The table, or what else it is about; the kind of work; and what exactly."""
Ts = TypeVarTuple("Ts")


@dataclass(slots=True)
class _Answer:
    waiting: Counter[str] = field(default_factory=Counter)
    """How many wait, by address; `+` drops the zeros."""
    made: asyncio.Task[bytes] | None = None

    def errand(self, kind: Kind, table_id: str) -> Errand:
        """When all have gone before its turn it is dropped; what is begun is finished and remembered, or
        whoever asks and hangs up again and again would have it made again and again."""
        return Errand(kind, lambda: +self.waiting, table_id, is_wanted=lambda: bool(+self.waiting))

    @property
    def has_failed(self) -> bool:
        made = self.made
        return made is not None and made.done() and (made.cancelled() or made.exception() is not None)

    @property
    def size(self) -> int:
        made = self.made
        return len(made.result()) if made is not None and made.done() and not self.has_failed else 0


class LookingBack:
    def __init__(self, pool: Pool, bytes_remembered: int) -> None:
        self._pool, self._bytes_remembered = pool, bytes_remembered
        self._known: OrderedDict[Key, _Answer] = OrderedDict()

    async def review(self, table_id: str, log: Log, address: str) -> bytes:
        return await self.of((table_id, Kind.REVIEW, "open"), address, look_back, encode(log))

    async def replay(self, table_id: str, log: Log, viewer: ReplayViewer, address: str) -> bytes:
        """Its frames."""
        return await self.of((table_id, Kind.REPLAY, viewer), address, replay, encode(log), viewer)

    async def picture(self, table_id: str, drawn: Drawn, address: str) -> bytes:
        return await self.of((table_id, Kind.REPLAY, drawn), address, draw_result, *drawn)

    async def of(self, key: Key, address: str, work: Callable[[*Ts], bytes], *args: *Ts) -> bytes:
        """What this work makes, which the key stands for."""
        table_id, kind, _ = key
        answer = self._known.get(key)
        if answer is None or answer.has_failed:
            answer = self._known[key] = _Answer()
            made = self._pool.run(answer.errand(kind, table_id), work, *args)
            answer.made = asyncio.create_task(made)
            answer.made.add_done_callback(_look_at)
        self._known.move_to_end(key)
        assert answer.made is not None
        answer.waiting[address] += 1
        try:
            return await asyncio.shield(answer.made)
        finally:
            answer.waiting[address] -= 1
            self._forget_some()

    def _forget_some(self) -> None:
        """The longest unasked first; what is still being made counts nothing yet."""
        remembered = sum(answer.size for answer in self._known.values())
        for key, answer in [*self._known.items()]:
            if answer.has_failed or (remembered > self._bytes_remembered and answer.size):
                remembered -= answer.size
                del self._known[key]


def _look_at(made: asyncio.Task[bytes]) -> None:
    """Perhaps nobody else does any more."""
    if not made.cancelled():
        made.exception()
