"""A table that nobody attacks: its log stays as it is, and its people hear nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select
from tests.server.client import at_new_game, at_table
from tests.server.process import Server

from heliograph.server.store.engine import open_engine
from heliograph.server.store.schema import chat, entries, seats


@asynccontextmanager
async def bystanders(server: Server) -> AsyncIterator[None]:
    async with at_new_game(server) as (ann, bob), at_table(server, ann.table["id"]) as watcher:
        await ann.act({"type": "begin-round"})
        for client in (ann, bob, watcher):
            await client.wait_for(1)
        for client in (ann, bob, watcher):
            await client.say("ping")
            await client.until("pong")
        before = _stored(server, ann.table["id"])
        yield
        for client in (ann, bob, watcher):
            await client.say("ping")
            heard = await client.hear()
            assert heard["type"] == "pong", f"a bystander heard {heard}"
        assert _stored(server, ann.table["id"]) == before


def _stored(server: Server, table_id: str) -> list[list[tuple[object, ...]]]:
    engine = open_engine(server.database)
    with engine.connect() as connection:
        found = [
            [tuple(row) for row in connection.execute(select(kept).where(kept.c.table_id == table_id))]
            for kept in (seats, entries, chat)
        ]
    engine.dispose()
    return found
