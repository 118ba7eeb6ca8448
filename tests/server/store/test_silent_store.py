"""A store that gives no answer, or has no room: said at once, nothing lost, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, text
from tests.server.client import Client, at_table, new_table
from tests.server.inside import ask, find, join, open_hub, seat_everyone
from tests.server.postgres import a_postgres
from tests.server.process import Server
from tests.server.proxy import proxy_to
from websockets.exceptions import ConnectionClosed

from heliograph.server.store.writer import FullError
from heliograph.server.wire.requests import Act, Start

BEGIN = {"type": "begin-round"}
TRY_LATER = 1013
SOON_S = 8
"""Far more than it takes, far less than for ever."""


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    yield from a_postgres(postgres)


async def sent_away(client: Client) -> str:
    """Hear until the server closes; the reason it gives."""
    bye = await client.until("bye")
    with pytest.raises(ConnectionClosed) as closed:
        await client.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_LATER
    return str(bye["reason"]["id"])


async def health(server: Server) -> tuple[int, float]:
    asked = time.monotonic()
    async with server.http() as http:
        status = (await http.get("/health")).status_code
    return status, time.monotonic() - asked


async def until_healthy(server: Server) -> None:
    for _ in range(300):
        if (await health(server))[0] == 200:
            return
        await asyncio.sleep(0.1)
    pytest.fail("it never became healthy again")


async def sent_again(server: Server, table: str, token: str) -> dict[str, Any]:
    """As a client does: until there is an answer, however many connections that takes."""
    for _ in range(30):
        async with at_table(server, table, token) as client:
            if client.received[-1]["type"] != "bye":
                answer = await client.act(BEGIN, id="lost", seq=0)
                if answer["type"] != "bye":
                    return {key: answer[key] for key in ("type", "id", "seq")}
        await asyncio.sleep(0.2)
    pytest.fail("it was never answered")


async def test_a_silent_database(database: str, tmp_path: Path) -> None:
    async with proxy_to(database) as line:
        server = await asyncio.to_thread(Server, tmp_path, database=line.database)
        table, (ann, bob) = await new_table(server)
        async with at_table(server, table, ann) as source, at_table(server, table, bob) as crew:
            assert (await source.ask("start"))["type"] == "ack"
            line.cut()
            await source.say("act", id="lost", seq=0, action=BEGIN)
            status, took = await health(server)
            assert status == 503
            assert took < SOON_S, "at once"
            async with asyncio.timeout(SOON_S):
                assert await sent_away(source) in ("bye-store", "refused-store")
                assert await sent_away(crew) == "bye-store"
            assert all(message.get("id") != "lost" for message in source.received), "nobody knows yet"
        async with at_table(server, table, ann) as stale:
            assert [message["type"] for message in stale.received] == ["bye"], "no stale welcome"
        async with server.http() as http:
            assert (await http.get(f"/api/tables/{table}")).status_code == 503

        line.mend()
        await until_healthy(server)
        assert await sent_again(server, table, ann) == {"type": "ack", "id": "lost", "seq": 1}
        async with at_table(server, table, bob) as crew:
            assert [event["event"]["type"] for event in crew.events].count("round-began") == 1
            assert crew.seq == 1

        line.cut()
        server.process.terminate()
        stopped = await asyncio.to_thread(server.process.wait, 10)
        assert stopped == 0, "SIGTERM works without the store, too"
        server.process.communicate()


async def test_a_full_disk(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}") as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        source = join(table, ann)
        assert await ask(table, source, Start("s")) is None
        engine = hub.store.engine
        with engine.connect() as connection:
            pages = connection.execute(text("pragma page_count")).scalar_one()
        room = pages

        @event.listens_for(engine, "begin")
        def limited(connection: object) -> None:
            connection.exec_driver_sql(f"pragma max_page_count = {room}")  # type: ignore[attr-defined]

        with engine.begin() as connection, pytest.raises(Exception, match="full"):
            connection.execute(text("insert into packs values ('x', hex(zeroblob(1000000)))"))
        await hub.store.check()
        begin = msgspec.Raw(msgspec.json.encode(BEGIN))
        padding = "x" * 200_000
        refused = await ask(table, source, Act(padding, 0, begin))
        assert refused is not None
        assert (refused.reason.id, table.seq) == ("refused-store", 0)
        with pytest.raises(FullError):
            await hub.store.check()
        room = 1_000_000
        await hub.store.check()
        assert await ask(table, source, Act("a", 0, begin)) is None
