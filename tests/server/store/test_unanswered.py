"""Requests whose outcome only the store knows: they are neither acknowledged nor refused, but asked again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import msgspec
import psycopg
import pytest
from tests.server.inside import ask, find, join, open_hub, seat_everyone, until
from tests.server.postgres import a_postgres
from tests.server.proxy import proxy_to

from heliograph.server.tables.decision import UNSURE
from heliograph.server.wire.requests import Act, Start

BEGIN = msgspec.Raw(b'{"type":"begin-round"}')
MOVE = Act("sent twice", 0, BEGIN)


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    yield from a_postgres(postgres)


async def test_the_same_move_is_still_on_its_way_through_another_node(database: str) -> None:
    """The client came from a node that was cut off after writing and before its commit arrived."""
    async with open_hub(database) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        source = join(table, ann)
        assert await ask(table, source, Start("s")) is None
        with psycopg.connect(database) as other:
            other.execute(
                "insert into entries (table_id, seq, seat, at, action, request_id)"
                " values (%s, 1, 0, 0, %s, %s)",
                (table_id, bytes(BEGIN).decode(), MOVE.id),
            )
            asking = asyncio.create_task(ask(table, source, MOVE))
            await asyncio.to_thread(_give_up_waiting, database)
            assert await asking is UNSURE
            other.commit()
        assert await ask(table, source, MOVE) is None
        assert (table.seq, table.done(source.who.seat, MOVE.id)) == (1, 1)


def _give_up_waiting(database: str) -> None:
    """As `statement_timeout` does, only sooner."""
    waiting = "from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    with psycopg.connect(database, autocommit=True) as operator:
        while operator.execute(f"select pg_cancel_backend(pid) {waiting}".encode()).fetchone() is None:
            time.sleep(0.01)


async def test_a_store_that_cannot_be_asked_refuses_nothing(database: str) -> None:
    """The move may be there already, by way of another node."""
    async with proxy_to(database) as line, open_hub(line.database) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        source = join(table, ann)
        assert await ask(table, source, Start("s")) is None
        line.cut()
        await until(lambda: hub.store.is_silent)
        assert await ask(table, source, MOVE) is UNSURE
        line.mend()
        await until(lambda: not hub.store.is_silent)
        assert await ask(table, source, MOVE) is None
        assert table.seq == 1
