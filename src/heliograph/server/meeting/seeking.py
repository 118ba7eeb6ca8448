"""A person who looks for a partner, and repeats the request because the answer was lost, finds one, not
two."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from heliograph.server.tables.hub import Hub
from heliograph.server.tables.people.listing import is_asked_by
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed, table_id_of
from heliograph.server.wire.tables import Seated

_REMEMBERED = 1_000


class Seekers:
    """What became of each, by the hash of the token they sent."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, asyncio.Task[Seated]] = OrderedDict()

    async def once(self, token: str, seek: Callable[[], Coroutine[Any, Any, Seated]]) -> Seated:
        key = hashed(token)
        seeking = self._known.get(key)
        if seeking is None:
            seeking = self._known[key] = asyncio.create_task(seek())
            while len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        try:
            return await asyncio.shield(seeking)
        except Exception:
            if self._known.get(key) is seeking:
                del self._known[key]
            raise


async def found_before(hub: Hub, token: str) -> Seated | None:
    """The table that another node, or this one before a restart, has made for the request."""
    own = await hub.find(table_id_of(token))
    if isinstance(own, Table) and own.row.host_hash == hashed(token):
        who = own.identify(hashed(token))
        return Seated(own.id, None if who is None else who.seat, token)
    for card in await hub.listings.tables():
        table = await hub.find(card.id) if card.listed == "partner" else None
        if isinstance(table, Table) and is_asked_by(table, hashed(token)):
            return Seated(table.id, None, token)
    return None
