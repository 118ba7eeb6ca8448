"""Every limit holds, and says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from limits import RateLimitItem
from starlette.requests import HTTPConnection
from tests.server.client import at_table, live, new_table
from tests.server.inside import find, join, open_hub, seat_everyone
from tests.server.process import Server
from websockets.exceptions import ConnectionClosed

from heliograph.kernel.message import say
from heliograph.server.close_codes import BAD_REQUEST, TRY_LATER
from heliograph.server.http.problem import ProblemError
from heliograph.server.http.quota import Quotas, address_of
from heliograph.server.limits import Limits
from heliograph.server.live.connection import Connection
from heliograph.server.live.pace import AddressPaces, Pace
from heliograph.server.live.serve import serve_live
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.sweep import sweep
from heliograph.server.wire.answers import Pong


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = ("tables_per_address_per_hour=2", "claims_per_address_per_minute=3", "spectators_per_table=1")
    more = ("messages_per_second=5", "connections_per_address=3", "message_bytes=2000")
    options = [word for limit in (*limits, *more) for word in ("--limit", limit)]
    running = Server(tmp_path_factory.mktemp("strict"), *options)
    yield running
    running.stop()


async def test_limits_over_the_network(strict: Server) -> None:
    table, (ann, _) = await new_table(strict)
    await new_table(strict)
    async with strict.http() as http:
        body = {"game": "contact", "setup": {}, "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = await http.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["reason"]["id"]) == (429, "refused-too-many")
        claim = f"/api/tables/{table}/claim"
        # More than two minutes' worth: on a busy machine the first minute may end in between.
        answers = [await http.post(claim, json={"seat": 1, "name": "Bob"}) for _ in range(8)]
        first, *others = [answer.status_code for answer in answers]
        assert first == 409
        assert 429 in others
        large = await http.post(claim, content=b" " * 3000)
        assert large.status_code in (413, 429)
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(at_table(strict, table, ann))
        await stack.enter_async_context(at_table(strict, table))
        crowd = await stack.enter_async_context(at_table(strict, table))
        assert crowd.received[-1]["reason"]["id"] == "bye-crowded"
        for _ in range(15):
            await host.say("ping")
        await host.say("ping")
        assert (await host.until("bye"))["reason"]["id"] == "bye-too-fast"
        with pytest.raises(ConnectionClosed) as closed:
            await host.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_LATER
    async with AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(at_table(strict, table, ann))
        fourth = await stack.enter_async_context(live(strict, table))
        assert (await fourth.hear())["reason"]["id"] == "bye-too-many-connections"


def test_a_pace_allows_a_burst_and_then_a_rate() -> None:
    pace = Pace(10, 0.0)
    assert [pace.allows(0.0) for _ in range(31)] == [True] * 30 + [False]
    pace = Pace(10, 0.0)
    assert all(pace.allows(tick / 10) for tick in range(200))


def test_all_connections_of_an_address_share_a_pace_and_wait_for_each_other() -> None:
    paces = AddressPaces(10)
    with paces.one_more("a") as pace, paces.one_more("a") as same, paces.one_more("b") as other:
        now = time.monotonic()
        assert [pace.wait(now) for _ in range(30)] == [0.0] * 30
        assert [round(same.wait(now), 1) for _ in range(3)] == [0.1, 0.2, 0.3]
        assert other.wait(now) == 0.0
        assert pace.wait(now + 0.5) == 0.0, "what it waited for has passed"
    with paces.one_more("a") as anew:
        assert anew is not pace, "nothing is remembered of an address that has gone"


async def test_a_quota_begins_anew_in_the_next_window(monkeypatch: pytest.MonkeyPatch) -> None:
    quotas = Quotas(Limits(claims_per_address_per_minute=2, scenarios_per_address_per_minute=1))

    def spend(quota: RateLimitItem, address: str) -> Coroutine[Any, Any, None]:
        return quotas.spend(quota, HTTPConnection({"type": "http", "client": (address, 1)}))

    monkeypatch.setattr(time, "time", lambda: 100.0)
    await spend(quotas.claims, "a")
    await spend(quotas.claims, "a")
    with pytest.raises(ProblemError, match="refused-too-many") as refused:
        await spend(quotas.claims, "a")
    assert refused.value.status == 429
    await spend(quotas.claims, "b")
    await spend(quotas.scenarios, "a")
    monkeypatch.setattr(time, "time", lambda: 161.0)
    await spend(quotas.claims, "a")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::8%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a proxy's word", "a proxy's word"),
    ],
)
def test_whoever_has_a_range_of_addresses_counts_once(host: str, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == address


async def test_a_client_that_does_not_read_is_dropped() -> None:
    sent: list[dict[str, Any]] = []
    blocked = asyncio.Event()

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)
        await blocked.wait()

    connection = Connection(send, Limits(unread_messages=3))
    writing = asyncio.create_task(connection.write())
    for _ in range(10):
        connection.post(Outgoing(Pong(0)))
        await asyncio.sleep(0)
    blocked.set()
    await asyncio.wait_for(writing, 5)
    assert len(sent) == 3, "what was under way, the goodbye, and the end"
    assert "bye-too-slow" in sent[1]["text"]
    assert sent[2] == {"type": "websocket.close", "code": TRY_LATER}


async def test_a_client_that_does_not_introduce_itself_is_sent_away(tmp_path: Path) -> None:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def never() -> None:
        await asyncio.Event().wait()

    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", Limits(hello_seconds=1)) as hub:
        await asyncio.wait_for(serve_live(hub, "anywhere", never, send, allowed=True), 30)
    assert "bye-no-hello" in sent[0]["text"]
    assert sent[1] == {"type": "websocket.close", "code": BAD_REQUEST}


async def test_silent_guests_and_deserted_tables_go(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}") as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        guest = join(table, ann)
        now = time.monotonic()
        await sweep(hub, now + hub.limits.idle_seconds - 1)
        assert guest.goodbye is None
        await sweep(hub, now + hub.limits.idle_seconds + 1)
        assert guest.goodbye == ("bye-idle", TRY_LATER)
        table.leave(guest)
        await sweep(hub, now + hub.limits.table_idle_seconds - 10)
        assert table_id in hub.tables
        await sweep(hub, now + hub.limits.table_idle_seconds + 10)
        assert table_id not in hub.tables
        assert (await find(hub, table_id)).chairs == table.chairs


def test_goodbyes_are_numbered_like_everything_else() -> None:
    from heliograph.server.wire.answers import Bye

    assert Outgoing(Bye(0, say("bye-idle"))).text(7) == '{"type":"bye","n":7,"reason":{"id":"bye-idle"}}'
