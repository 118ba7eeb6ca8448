"""Telling the other nodes who is connected to which table here."""

from __future__ import annotations

import asyncio

from heliograph.kernel.seats import Seat
from heliograph.server.store.nodes import set_presence
from heliograph.server.store.store import Store
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.table import Table

_BREATH_SECONDS = 0.5

Here = tuple[frozenset[Seat], int]
"""The seats somebody looks from, and how many only watch."""
_NOBODY: Here = frozenset(), 0


class Presence:
    """Without other nodes nothing need be told."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._told: dict[str, Here] = {}
        self._untold: dict[str, Here] = {}
        self._telling: asyncio.Task[None] | None = None
        self._life = 0

    def note(self, table: Table) -> None:
        """Somebody may have come or gone."""
        if not self._store.news.shared:
            return
        seats = frozenset(seat for seat in table.guests.viewers if seat is not None)
        here = seats, table.guests.spectators
        if self._untold.get(table.id, self._told.get(table.id, _NOBODY)) != here:
            self._untold[table.id] = here
        if self._untold and self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    def tell_again(self, life: int) -> None:
        """Others took this node for dead, and may have cleared away what it had told."""
        if life != self._life:
            self._life = life
            self._untold = self._told | self._untold
            self._told = {}
            if self._untold and self._telling is None:
                self._telling = asyncio.create_task(self._tell())

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    async def _tell(self) -> None:
        node = self._store.news.node
        try:
            while self._untold:
                table_id, here = next(iter(self._untold.items()))
                try:
                    await self._store.write(set_presence(table_id, node, *here), table_id=table_id)
                except StoreError:
                    await asyncio.sleep(_BREATH_SECONDS)
                    continue
                if here == _NOBODY:
                    self._told.pop(table_id, None)
                else:
                    self._told[table_id] = here
                if self._untold.get(table_id) == here:
                    del self._untold[table_id]
        finally:
            self._telling = None
