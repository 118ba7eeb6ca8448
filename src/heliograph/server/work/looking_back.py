"""Replays and reviews: made in a worker, once for everyone who asks, and remembered for a while."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVarTuple

from heliograph.kernel.codec import encode
from heliograph.kernel.log import Log
from heliograph.server.limits import Limits
from heliograph.server.tables.play.replay_frames import ReplayViewer
from heliograph.server.work.errand import Errand, Kind
from heliograph.server.work.for_people import draw_result, look_back, replay
from heliograph.server.work.pool import Pool

Drawn = tuple[str, bool, int | None, int | None, int]
"""The content of a picture: the game, whether it was won, points, and how many of ten did worse or the
same."""
Key = tuple[str, Kind, Hashable]
"""The table or other subject; the kind of work; and the details."""
Ts = TypeVarTuple("Ts")


@dataclass(slots=True)
class _Answer:
    waiting: Counter[str] = field(default_factory=Counter)
    """How many wait, by address; those who wait no longer are not in it."""
    made: asyncio.Task[bytes] | None = None
    size: int | None = None
    """The size of the finished result that is remembered."""

    def errand(self, kind: Kind, table_id: str) -> Errand:
        """If all leave before its turn, it is dropped. Work that is begun is finished and remembered;
        otherwise a client that asks and hangs up again and again would have it made again and again."""
        return Errand(kind, lambda: self.waiting, table_id, is_wanted=lambda: bool(self.waiting))

    def wait_no_longer(self, address: str) -> None:
        self.waiting[address] -= 1
        if not self.waiting[address]:
            del self.waiting[address]

    @property
    def has_failed(self) -> bool:
        made = self.made
        return made is not None and made.done() and (made.cancelled() or made.exception() is not None)


class LookingBack:
    def __init__(self, pool: Pool, bytes_remembered: int, most: int = Limits().look_backs_remembered) -> None:
        """`most` of them: the smallest answer takes room as well."""
        self._pool, self._bytes_remembered, self._most = pool, bytes_remembered, most
        self._known: OrderedDict[Key, _Answer] = OrderedDict()
        self._bytes = self._made = 0

    async def review(self, table_id: str, log: Log, address: str) -> bytes:
        return await self.of((table_id, Kind.REVIEW, "open"), address, look_back, encode(log))

    async def replay(self, table_id: str, log: Log, viewer: ReplayViewer, address: str) -> bytes:
        """The replay's frames."""
        return await self.of((table_id, Kind.REPLAY, viewer), address, replay, encode(log), viewer)

    async def picture(self, table_id: str, drawn: Drawn, address: str) -> bytes:
        return await self.of((table_id, Kind.REPLAY, drawn), address, draw_result, *drawn)

    async def of(self, key: Key, address: str, work: Callable[[*Ts], bytes], *args: *Ts) -> bytes:
        """The result of this work, by the key that stands for it."""
        table_id, kind, _ = key
        answer = self._known.get(key)
        if answer is None or answer.has_failed:
            answer = self._known[key] = _Answer()
            made = self._pool.run(answer.errand(kind, table_id), work, *args)
            answer.made = asyncio.create_task(made)
            answer.made.add_done_callback(partial(self._keep, key, answer))
        self._known.move_to_end(key)
        assert answer.made is not None
        answer.waiting[address] += 1
        try:
            return await asyncio.shield(answer.made)
        finally:
            answer.wait_no_longer(address)

    def _keep(self, key: Key, answer: _Answer, made: asyncio.Task[bytes]) -> None:
        """Remember it, and forget the longest unasked where that is too much."""
        if made.cancelled() or made.exception() is not None:
            if self._known.get(key) is answer:
                del self._known[key]
            return
        answer.size = len(made.result())
        self._bytes += answer.size
        self._made += 1
        for oldest in self._surplus():
            del self._known[oldest]

    def _surplus(self) -> list[Key]:
        """Unfinished work counts nothing yet."""
        gone = []
        for key, answer in self._known.items():
            if self._bytes <= self._bytes_remembered and self._made <= self._most:
                break
            if answer.size is not None:
                self._bytes -= answer.size
                self._made -= 1
                gone.append(key)
        return gone
