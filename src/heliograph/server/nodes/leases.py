"""Which node runs a table's AI seats: the one that holds the table's lease, for as long as it lives.

A lease is a row in the store and not a lock of the database: a silent connection keeps such a lock until
somebody notices, and every broken connection loses it. A node's beat renews all its leases.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from heliograph.server.logs import Log
from heliograph.server.store.nodes import give_lease, take_lease
from heliograph.server.store.store import Store
from heliograph.server.store.writer import StoreError, TakenError
from heliograph.server.tables.table import Table

log = Log("heliograph.ai")


class Wish(NamedTuple):
    table: Table
    then: Callable[[], None]
    """Once the lease is held."""


class Leases:
    """A store with one node needs no leases."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: dict[str, int] = {}
        """The life of this node in which it was taken (see `store/pulse.py`)."""
        self._elsewhere: dict[str, Wish] = {}
        """Tables that another node runs."""
        self._asking: dict[str, asyncio.Task[None]] = {}
        self.is_thinking: Callable[[Table], bool] = lambda _: False
        """Whether an AI seat of the table thinks here right now."""

    def holds(self, table: Table) -> bool:
        news = self._store.news
        return not news.shared or (self._held.get(table.id) == news.pulse.lives and not news.is_silent)

    def ask(self, table: Table, then: Callable[[], None]) -> None:
        """Call back once the lease is held here, now or when the node that has it is gone."""
        if table.id not in self._asking and table.id not in self._elsewhere:
            self._take(Wish(table, then))

    async def give(self, table: Table) -> None:
        """Release it: the table is unloaded, or runs on the node where everybody is."""
        asking = self._asking.get(table.id)
        if asking is not None:
            await asyncio.wait([asking])
        self._elsewhere.pop(table.id, None)
        if self._held.pop(table.id, None) is not None:
            with suppress(StoreError):
                await self._store.write(give_lease(table.id, self._store.news.node))

    async def leave_to_others(self, table: Table) -> None:
        """Give the lease to the node where all people are, unless an AI seat is thinking here."""
        if not _is_for_here(table) and not self.is_thinking(table):
            await self.give(table)

    async def look_around(self) -> None:
        """Take over tables with people here whose node has died."""
        wanted = {id for id, wish in self._elsewhere.items() if _is_for_here(wish.table)}
        if wanted:
            for table_id in wanted - await self._store.leased(wanted):
                wish = self._elsewhere.pop(table_id, None)
                if wish is not None:
                    self._take(wish)

    def close(self) -> None:
        for task in self._asking.values():
            task.cancel()

    def _take(self, wish: Wish) -> None:
        self._asking[wish.table.id] = asyncio.create_task(self._try(wish))

    async def _try(self, wish: Wish) -> None:
        table_id, news = wish.table.id, self._store.news
        life = news.pulse.lives
        try:
            if not _is_for_here(wish.table):
                raise TakenError
            await self._store.write(take_lease(table_id, news.node))
        except (TakenError, StoreError):
            self._elsewhere[table_id] = wish
        else:
            self._held[table_id] = life
            log.info("this node runs the AI seats", table=table_id)
            asyncio.get_running_loop().call_soon(wish.then)
        finally:
            del self._asking[table_id]


def _is_for_here(table: Table) -> bool:
    """AI seats run on a node where people are; with people on several nodes, on the first one."""
    return len(table.guests) > 0 or not table.guests.elsewhere
