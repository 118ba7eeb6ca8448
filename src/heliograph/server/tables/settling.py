"""One change of a table after another: decided, stored, adopted. Changes that other nodes have stored come
first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.store.store import Store
from heliograph.server.store.writer import StoreError, TakenError, UnsureError
from heliograph.server.tables.decision import UNSURE, Decision, Once, PendingChange
from heliograph.server.tables.following import follow

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table

_TRIES = 20
_SURE = frozenset({"refused-malformed", "refused-chat-often"})
"""Refusals that no news can change: a flood of them must not reach the store."""


class Settling:
    """The table is an argument of every call and is not kept: the two would keep each other in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._unsure = False
        """Whether the store may hold something that is not in memory yet."""

    @property
    def is_busy(self) -> bool:
        return self._turn.locked()

    async def perform(
        self, table: Table, decide: Callable[[], Decision], once: Once | None
    ) -> Refusal | None:
        """If another node was first, reload and decide again. Do not refuse because of news that has not
        arrived yet."""
        asked_at = time.monotonic()
        await self._turn.acquire()
        try:
            table.asked_at = asked_at
            return await self._try_until_settled(table, decide, once)
        except UnsureError:
            return UNSURE
        except StoreError:
            return Refusal(say("refused-store"))
        finally:
            self._turn.release()

    async def look_again(self, table: Table) -> None:
        async with self._turn:
            self._unsure = True
            await self._catch_up(table)
            table.on_turn(table)

    async def _try_until_settled(
        self, table: Table, decide: Callable[[], Decision], once: Once | None
    ) -> Refusal | None:
        for _ in range(_TRIES):
            if self._unsure:
                await self._catch_up(table)
            if once is not None and await self._store.has_done(table.id, once.token_hash, once.request_id):
                return None
            table.now = table.clock()
            tick = table.plan_tick()
            plan = decide() if tick is None else tick
            if isinstance(plan, Refusal) and plan.reason.id not in _SURE and await self._catch_up(table):
                continue
            if once is not None and tick is None:
                plan = once.noted(table.id, plan)
            if not isinstance(plan, PendingChange):
                return plan
            self._unsure = True
            try:
                await self._store.write(*plan.changes, table_id=table.id)
            except TakenError:
                continue
            plan.adopt()
            self._unsure = False
            if tick is None:
                return None
        return Refusal(say("refused-busy"))

    async def _catch_up(self, table: Table) -> bool:
        """Whether there was anything new in the store."""
        stored = await self._store.load(table.id, table.seq, table.chat.last, len(table.chat.lines))
        self._unsure = False
        return stored is not None and follow(table, stored)
