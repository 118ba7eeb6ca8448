"""Tells people of their turn while nobody is in their seat, once for each turn.

The node that has made a move tells of the turns it leads to; the others only note them.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b

import msgspec
from limits import RateLimitItemPerHour
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from heliograph.kernel.seats import Seat
from heliograph.server.clock import now_ms
from heliograph.server.limits import Limits
from heliograph.server.logs import Log
from heliograph.server.push.delivery import deliver
from heliograph.server.push.encryption import encrypt
from heliograph.server.push.endpoints import EndpointError
from heliograph.server.push.services import THREADS, CrowdedError, Services
from heliograph.server.push.vapid import Vapid, new_key, read
from heliograph.server.store.beside import push
from heliograph.server.store.beside.push import Subscription
from heliograph.server.store.store import Store
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.people.silence import waits_for
from heliograph.server.tables.table import Table
from heliograph.server.wire.push import Pushed

_LENGTH = 256
"""The size of every message: a push service learns neither its content nor its length."""
_GONE = (404, 410)
_TOO_MUCH = 429
_DAY_SECONDS = 24 * 3600
_HOUR_SECONDS = 3600

log = Log("heliograph")
Turn = tuple[str, Seat]


class Push:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        *,
        tls: ssl.SSLContext | None = None,
        may_be_private: bool = False,
        pauses: tuple[float, ...] = (5, 60),
    ) -> None:
        """`may_be_private`: allow the server's own network, which only tests may. `pauses`: in seconds,
        before each further try."""
        self.vapid: Vapid
        self.may_be_private = may_be_private
        self._store, self._limits, self._pauses = store, limits, pauses
        self._tls = tls or ssl.create_default_context()
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._services = Services(limits.pushes_waiting)
        self._noted: set[Turn] = set()
        self._telling: set[asyncio.Task[None]] = set()
        self._quota = RateLimitItemPerHour(limits.pushes_per_seat_per_hour, namespace="pushes")
        self._window = FixedWindowRateLimiter(MemoryStorage())

    async def open(self) -> None:
        """The key is made at the very first start and never changes; all nodes share it."""
        self.vapid = Vapid(await self._store.push_key(new_key))

    def close(self) -> None:
        for task in self._telling:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def note(self, table: Table, movers: Collection[Seat], made_here: bool) -> None:
        """Something happened at a table. A turn ends when its seat has moved or is no longer waited for."""
        for chair in table.chairs:
            turn = table.id, chair.seat
            if chair.seat in movers or table.row.phase != "playing":
                self._noted.discard(turn)
            absent = chair.kind == "person" and not table.is_here(chair.seat)
            if not absent and turn not in self._noted:
                continue
            if chair.kind != "person" or not self._waits(table, chair.seat):
                self._noted.discard(turn)
            elif turn not in self._noted:
                self._noted.add(turn)
                if made_here and len(self._telling) < self._limits.pushes_waiting:
                    task = asyncio.create_task(self._tell(table, chair.seat))
                    self._telling.add(task)
                    task.add_done_callback(self._telling.discard)

    def _waits(self, table: Table, seat: Seat) -> bool:
        return table.row.phase == "playing" and waits_for(table.match, seat)

    async def _tell(self, table: Table, seat: Seat) -> None:
        await asyncio.sleep(self._limits.push_grace_seconds)
        token_hash = table.chairs[seat].token_hash
        if token_hash is None or not self._is_wanted(table, seat):
            return
        try:
            found = await self._store.subscription(table.id, token_hash)
            if found is None or not await self._window.hit(self._quota, table.id, token_hash):
                return
            if not await self._send(table, seat, found):
                await self._store.write(push.unsubscribe(table.id, token_hash, found.endpoint))
        except StoreError:
            log.warning("a push was dropped: the store does not answer", table=table.id)

    def _is_wanted(self, table: Table, seat: Seat) -> bool:
        if (table.id, seat) not in self._noted or table.is_stopped or table.is_here(seat):
            return False
        return table.chairs[seat].kind == "person" and self._waits(table, seat)

    async def _send(self, table: Table, seat: Seat, to: Subscription) -> bool:
        """Whether the subscription can be used again."""
        for pause in (*self._pauses, None):
            try:
                async with self._services.turn(to.endpoint):
                    status = await asyncio.get_running_loop().run_in_executor(
                        self._threads, partial(self._deliver, table.id, table.row.game, table.row.days, to)
                    )
            except (EndpointError, ValueError):
                return False
            except CrowdedError:
                break
            except OSError:
                status = None
            if status in _GONE:
                return False
            if status is not None and status < 500 and status != _TOO_MUCH:
                if status >= 300:
                    log.warning("a push service refuses a push", table=table.id, what=str(status))
                return True
            if pause is None:
                break
            await asyncio.sleep(pause)
            if not self._is_wanted(table, seat):
                return True
        log.warning("a push was dropped: its service does not answer", table=table.id)
        return True

    def _deliver(self, table_id: str, game: str, days: int, to: Subscription) -> int:
        """Runs in a thread: encrypting, looking up the host and waiting all take time."""
        plain = msgspec.json.encode(Pushed(table_id, game))
        topic = blake2b(f"{table_id} {to.endpoint}".encode(), digest_size=16).hexdigest()
        headers = {
            "authorization": self.vapid.authorization(to.endpoint, to.site, now_ms() // 1000),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(days * _DAY_SECONDS or _HOUR_SECONDS),
            "urgency": "normal",
            "topic": topic,  # a later push for the same table replaces one that waits
        }
        body = encrypt(plain, read(to.p256dh), read(to.auth), length=_LENGTH)
        seconds = self._limits.push_seconds
        return deliver(
            to.endpoint, headers, body, tls=self._tls, seconds=seconds, may_be_private=self.may_be_private
        )
