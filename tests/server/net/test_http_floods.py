"""Requests that never end, and too many at once, shut the door for nobody else."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from tests.server.inside import until
from tests.server.wire_server import HANDSHAKE, serving

from heliograph.server.limits import Limits
from heliograph.server.net.addresses import Proxies
from heliograph.server.net.doors import Doors
from heliograph.server.net.paces import RequestPaces

WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
BEGUN = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nonly a part"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Reads everything, then answers. A path asks for a long answer."""
    while (await receive()).get("more_body"):
        pass
    body = b"x" * 20_000_000 if scope["path"] == "/long" else b"ok"
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": body})


@pytest.mark.parametrize("begun", [b"", b"G", b"GET / HTTP/1.1\r\nHost: he", BEGUN])
async def test_a_request_that_never_ends_has_a_deadline(begun: bytes) -> None:
    async with serving(app, request_seconds=1) as server:
        wire = await server.connect()
        wire.send(begun)
        answered = await wire.everything()
        await until(lambda: server.open_now() == 0)
    assert answered.endswith(b"This request took too long to come.") or begun == BEGUN


async def test_a_byte_now_and_then_does_not_help() -> None:
    async with serving(app, request_seconds=1) as server:
        wire = await server.connect()
        await until(lambda: server.open_now() == 1)
        bytes_left = [*WHOLE]
        while server.open_now() and bytes_left:
            wire.send(bytes([bytes_left.pop(0)]))
            await asyncio.sleep(0.15)
        assert bytes_left


async def test_a_byte_after_an_answer_does_not_keep_the_line_open() -> None:
    async with serving(app, request_seconds=1) as server:
        wire = await server.connect()
        wire.send(WHOLE)
        assert b"200" in await wire.answer()
        wire.send(b"\r")
        assert (await wire.everything()).endswith(b"This request took too long to come.")


async def test_requests_in_time_are_answered_one_after_the_other() -> None:
    async with serving(app, request_seconds=2) as server:
        wire = await server.connect()
        for _ in range(3):
            wire.send(WHOLE[:9])
            await asyncio.sleep(0.1)
            wire.send(WHOLE[9:])
            assert b"200" in await wire.answer()
            assert await wire.reader.readexactly(2) == b"ok"


CHUNKED = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "one header": b"GET / HTTP/1.1\r\nHost: " + b"x" * 200_000,
    "many headers": b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 40_000,
    "an address": b"GET /" + b"x" * 200_000,
    "what comes after the body": CHUNKED + b"0\r\n" + b"a: b\r\n" * 40_000,
}


@pytest.mark.parametrize("endless", ENDLESS)
async def test_the_head_of_a_request_is_bounded(endless: str) -> None:
    async with serving(app) as server:
        wire = await server.connect()
        wire.send(ENDLESS[endless])
        await wire.everything()
        await until(lambda: server.open_now() == 0)


async def test_requests_that_do_not_wait_for_answers_are_bounded() -> None:
    async with serving(app) as server:
        wire = await server.connect()
        wire.send(WHOLE * 10_000)
        answered = await wire.everything()
    assert answered.count(b"200 OK") < 1000


async def test_one_address_may_open_so_many_sockets() -> None:
    async with serving(app, sockets_per_address=3) as server:
        first = [await server.connect() for _ in range(3)]
        await until(lambda: server.open_now() == 3)
        fourth = await server.connect()
        assert (await fourth.everything()).startswith(b"HTTP/1.1 503")
        first[0].writer.close()
        await until(lambda: server.open_now() == 2)
        again = await server.connect()
        again.send(WHOLE)
        assert b"200" in await again.answer()


async def test_a_proxy_speaks_for_many() -> None:
    async with serving(app, trusted_proxies="10.0.0.0/8, 127.0.0.1", sockets_per_address=1) as server:
        for _ in range(3):
            wire = await server.connect()
            wire.send(WHOLE)
            assert b"200" in await wire.answer()


async def test_live_connections_keep_their_place_at_the_door() -> None:
    async def live(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async with serving(live, sockets_per_address=1) as server:
        wire = await server.live()
        second = await server.connect()
        assert (await second.everything()).startswith(b"HTTP/1.1 503")
        wire.writer.transport.abort()
        await until(lambda: server.open_now() == 0)
        await server.live()


async def test_a_full_house_sends_away_who_has_asked_for_nothing() -> None:
    async with serving(app, sockets=3) as server:
        asked = await server.connect()
        asked.send(WHOLE)
        assert b"200" in await asked.answer()
        silent = [await server.connect() for _ in range(2)]
        await until(lambda: server.open_now() == 3)
        newcomer = await server.connect()
        newcomer.send(WHOLE)
        assert b"200" in await newcomer.answer()
        assert await silent[0].everything() == b""
        assert not silent[1].reader.at_eof()
        asked.send(WHOLE)
        assert b"200" in (await asked.reader.readexactly(2) + await asked.answer())


def test_when_everybody_has_asked_nobody_is_sent_away() -> None:
    doors = Doors(Limits(sockets=1), Proxies(""))
    sent_away: list[str] = []
    ticket = doors.enter("10.1.1.1", lambda: sent_away.append("the first"))
    assert ticket is not None
    ticket.asked()
    assert doors.enter("10.1.1.3", lambda: None) is None
    ticket.leave()
    ticket.leave()
    assert doors.enter("10.1.1.3", lambda: sent_away.append("the third")) is not None
    assert doors.enter("10.1.1.4", lambda: None) is not None
    assert sent_away == ["the third"], "it had asked for nothing"


async def test_an_answer_that_nobody_reads_is_given_up() -> None:
    async with serving(app, unread_seconds=1) as server:
        wire = await server.connect(reading=False)
        wire.send(b"GET /long HTTP/1.1\r\nHost: here\r\n\r\n")
        await until(lambda: server.open_now() == 1)
        await until(lambda: server.open_now() == 0)


@pytest.mark.parametrize("ending", [b"", b"Connection: close\r\n"])
async def test_a_long_answer_that_is_read_slowly_arrives(ending: bytes) -> None:
    async with serving(app, unread_seconds=1) as server:
        wire = await server.connect()
        wire.send(b"GET /long HTTP/1.1\r\nHost: here\r\n" + ending + b"\r\n")
        assert b"200" in await wire.answer()
        read = 0
        while read < 20_000_000:
            await asyncio.sleep(0.15)
            read += len(await wire.reader.readexactly(min(2_000_000, 20_000_000 - read)))


async def test_a_handshake_that_cannot_be_read_is_given_up() -> None:
    """The library of WebSockets is left without a request, and answers nothing."""
    async with serving(app, request_seconds=1) as server:
        wire = await server.connect()
        wire.send(
            HANDSHAKE[:-2] % b"/" + b"".join(b"x-%d: y\r\n" % number for number in range(300)) + b"\r\n"
        )
        await wire.everything()
        await until(lambda: server.open_now() == 0)


@pytest.mark.parametrize(
    ("listed", "host", "trusted"),
    [
        ("", "127.0.0.1", False),
        ("*", "10.1.2.3", True),
        ("10.0.0.0/8", "10.1.2.3", True),
        ("10.0.0.0/8", "11.1.2.3", False),
        ("127.0.0.1, ::1", "::1", True),
        ("proxy.local", "10.1.2.3", False),
        ("10.0.0.0/8", "", False),
    ],
)
def test_who_is_a_proxy(listed: str, host: str, trusted: bool) -> None:
    assert (host in Proxies(listed)) == trusted


async def test_the_requests_of_an_address_take_turns_and_all_are_answered() -> None:
    """Three seconds' worth come at once; the others are spread, on however many connections."""
    async with serving(app, requests_per_address_per_second=10) as server:

        async def ask(count: int) -> float:
            wire = await server.connect()
            began = time.monotonic()
            for _ in range(count):
                wire.send(WHOLE)
                assert b"200" in await wire.answer()
                assert await wire.reader.readexactly(2) == b"ok"
            wire.writer.close()
            return time.monotonic() - began

        assert max(await asyncio.gather(*(ask(1) for _ in range(30)))) < 1
        took = await asyncio.gather(*(ask(2) for _ in range(5)))
        assert 0.8 < max(took) < 5, "ten more, one each tenth of a second"
        assert await ask(1) < 1, "whoever waits for an answer hardly waits longer"


async def test_requests_sent_in_advance_are_counted_too() -> None:
    async with serving(app, requests_per_address_per_second=10) as server:
        ahead, other = await server.connect(), await server.connect()
        for _ in range(4):
            ahead.send(10 * WHOLE)
            for _ in range(10):
                assert b"200" in await ahead.answer()
                await ahead.reader.readexactly(2)
        began = time.monotonic()
        other.send(WHOLE)
        assert b"200" in await other.answer()
        assert 0.4 < time.monotonic() - began < 5


def test_to_hang_up_and_come_back_is_no_way_around_a_pace() -> None:
    paces = RequestPaces(10)
    waits = [paces.wait("192.0.2.1", 0) for _ in range(31)]
    assert (waits[29], waits[30]) == (0, 0.1)
    for n in range(5000):
        assert paces.wait(f"198.51.{n // 256}.{n % 256}", 1 + n / 100) == 0
    assert len(paces._paces) < 2500, "who has long been quiet is forgotten"


async def test_a_proxy_is_not_paced() -> None:
    async with serving(app, trusted_proxies="127.0.0.1", requests_per_address_per_second=1) as server:
        wire = await server.connect()
        began = time.monotonic()
        for _ in range(20):
            wire.send(WHOLE)
            assert b"200" in await wire.answer()
            await wire.reader.readexactly(2)
        assert time.monotonic() - began < 3
