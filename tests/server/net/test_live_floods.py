"""Whoever floods a live connection, or never reads what it is sent, is cut off; nobody else waits for it."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import at_table, new_table
from tests.server.inside import find, open_hub, seat_everyone, until
from tests.server.process import Server
from tests.server.wire_server import Echo, Wire, WireServer, serving
from websockets.frames import Opcode

from heliograph.kernel.message import say
from heliograph.server.limits import Limits
from heliograph.server.live.connection import Connection
from heliograph.server.live.serve import serve_live
from heliograph.server.net.websocket import LINE, BoundedWebSocket
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.sweep import sweep
from heliograph.server.wire.answers import Described

TRY_LATER = (1013).to_bytes(2, "big")
LONG = Outgoing(Described(0, "x", (say("x" * 200_000),)))


async def test_a_message_in_parts_and_some_pings_are_fine() -> None:
    echo = Echo()
    async with serving(echo) as server:
        wire = await server.live()
        for _ in range(10):
            wire.send_frame(Opcode.PING, b"there?")
        wire.send_frame(Opcode.TEXT, b"one ", fin=False)
        wire.send_frame(Opcode.CONT, b"two ", fin=False)
        wire.send_frame(Opcode.CONT, b"three")
        async with asyncio.timeout(20):
            assert await wire.reader.readexactly(10 * 8) == b"\x8a\x06there?" * 10
            assert await wire.reader.readexactly(2 + 13) == b"\x81\x0done two three"
    assert echo.heard[0]["text"] == "one two three"


def pings(wire: Wire) -> None:
    for _ in range(20_000):
        wire.send_frame(Opcode.PING, b"x" * 100)


def pongs(wire: Wire) -> None:
    for _ in range(20_000):
        wire.send_frame(Opcode.PONG)


def empty_parts(wire: Wire) -> None:
    wire.send_frame(Opcode.TEXT, fin=False)
    for _ in range(20_000):
        wire.send_frame(Opcode.CONT, fin=False)


def empty_messages(wire: Wire) -> None:
    for _ in range(20_000):
        wire.send_frame(Opcode.TEXT)


def bytes_without_end(wire: Wire) -> None:
    for _ in range(100):
        wire.send_frame(Opcode.TEXT, b"x" * 60_000)


@pytest.mark.parametrize("flood", [pings, pongs, empty_parts, empty_messages, bytes_without_end])
async def test_a_flood_is_cut_off(flood: Any) -> None:
    echo = Echo()
    async with serving(echo) as server:
        wire = await server.live()
        flood(wire)
        answered = await wire.everything()
        await until(lambda: bool(echo.heard) and echo.heard[-1]["type"] == "websocket.disconnect")
        await until(lambda: server.open_now() == 0)
    assert len(answered) < 300_000
    assert len(echo.heard) < 300


async def test_parts_that_come_slowly_have_an_end_too() -> None:
    echo = Echo()
    async with serving(echo, extra_frames_per_second=1_000_000, fragments_per_message=8) as server:
        wire = await server.live()
        wire.send_frame(Opcode.TEXT, fin=False)
        for _ in range(7):
            wire.send_frame(Opcode.CONT, fin=False)
        await asyncio.sleep(0.1)
        assert echo.heard == []
        wire.send_frame(Opcode.CONT, fin=False)
        assert TRY_LATER in await wire.everything()
    assert echo.heard[-1]["code"] == 1013


async def test_a_client_that_never_reads_is_dropped() -> None:
    gone = asyncio.Event()

    async def talk(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "text": "x" * 100_000})
        except OSError:
            gone.set()

    async with serving(talk, unread_seconds=1) as server:
        wire = await server.live()
        wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await asyncio.wait_for(gone.wait(), 20)
        await until(lambda: server.open_now() == 0)


async def test_a_goodbye_that_nobody_reads_ends_too() -> None:
    """A plain close waits until everything is read."""

    async def talk(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        async with asyncio.timeout(0.5):
            while True:
                await send({"type": "websocket.send", "text": "x" * 100_000})

    async with serving(talk, goodbye_seconds=1) as server:
        wire = await server.live()
        wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await until(lambda: server.open_now() == 0)


async def test_who_does_not_read_leaves_the_table_when_the_time_is_up(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", Limits(goodbye_seconds=1)) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await serve_live(hub, table_id, receive, send, True, "", scope[LINE])

        async with serving(app) as server:
            wire = await server.live()
            wire.send_frame(Opcode.TEXT, b'{"type":"hello","token":"%s"}' % ann.encode())
            await until(lambda: len(table.guests) == 1)
            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
            (guest,) = table.guests
            assert isinstance(guest, Connection)
            for _ in range(40):
                guest.post(LONG)
                await asyncio.sleep(0)
            assert table.info().chairs[0].online
            await sweep(hub, time.monotonic() + hub.limits.idle_seconds + 1)
            await until(lambda: not table.info().chairs[0].online)


async def test_at_a_real_table_too(server: Server) -> None:
    """The server's event loop is another one than the tests'."""
    table, (ann, _) = await new_table(server)
    async with at_table(server, table, ann) as host:
        raw = WireServer(server.port)
        for flood in (pings, empty_parts):
            wire = await raw.live(f"/api/tables/{table}/live")
            wire.send_frame(Opcode.TEXT, b'{"type":"hello"}')
            assert (await host.until("lobby"))["table"]["spectators"] == 1
            flood(wire)
            assert (await host.until("lobby"))["table"]["spectators"] == 0
            await wire.everything()
        raw.close()


async def test_what_waits_for_a_client_is_bounded_in_bytes() -> None:
    sent: list[dict[str, Any]] = []
    blocked = asyncio.Event()

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)
        await blocked.wait()

    connection = Connection(send, Limits(unread_bytes=500_000))
    writing = asyncio.create_task(connection.write())
    for _ in range(4):
        connection.post(LONG)
        await asyncio.sleep(0)
    blocked.set()
    await asyncio.wait_for(writing, 5)
    assert "bye-too-slow" in sent[1]["text"], "after what was under way, the goodbye"
    assert len(sent) == 3


async def test_one_long_message_may_always_be_sent() -> None:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    connection = Connection(send, Limits(unread_bytes=1000))
    writing = asyncio.create_task(connection.write())
    for _ in range(3):
        connection.post(LONG)
        await asyncio.sleep(0.01)
    writing.cancel()
    assert len(sent) == 3


async def test_a_connection_that_ends_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a collector: nothing holds itself."""
    made: list[weakref.ref[Any]] = []
    begin = BoundedWebSocket.connection_made

    def remember(self: Any, transport: Any) -> None:
        made.extend([weakref.ref(self), weakref.ref(self.conn), weakref.ref(transport.get_protocol())])
        begin(self, transport)

    monkeypatch.setattr(BoundedWebSocket, "connection_made", remember)
    gc.collect()
    gc.disable()
    try:
        async with serving(Echo()) as server:
            wire = await server.live()
            wire.send_frame(Opcode.TEXT, b"hello")
            await wire.reader.readexactly(7)
            wire.writer.transport.abort()
            await until(lambda: all(ref() is None for ref in made))
    finally:
        gc.enable()
    assert len(made) == 3
