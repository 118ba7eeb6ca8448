"""A connection for voices: hello, then pieces of sound both ways. No piece is looked into or kept."""

from __future__ import annotations

import asyncio
import time

from heliograph.kernel.message import say
from heliograph.server.close_codes import BAD_REQUEST, NO_VOICE, TRY_LATER
from heliograph.server.limits import VOICE_BYTES, Limits
from heliograph.server.live.connection import Connection, Line, Send
from heliograph.server.live.greeting import Gone, Goodbye, Receive, greet, read
from heliograph.server.live.pace import Pace
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.table import Table
from heliograph.server.wire.answers import Pong
from heliograph.server.wire.requests import Ping


class VoiceConnection(Connection):
    def deliver(self, sound: bytes) -> None:
        if self._line is not None and self._close_code is None:
            self._line.write_sound(sound)


async def serve_voice(
    hub: Hub,
    table_id: str,
    receive: Receive,
    send: Send,
    allowed: bool,
    address: str = "",
    line: Line | None = None,
) -> None:
    """One accepted WebSocket, from its first message to its last."""
    connection = VoiceConnection(send, hub.limits, address, line)
    writing = asyncio.create_task(connection.write())
    table: Table | None = None
    try:
        if not allowed:
            raise Goodbye(say("bye-too-many-connections"), TRY_LATER)
        table, _ = await greet(hub, table_id, connection, receive)
        if not table.has_voice:
            raise Goodbye(say("bye-voice-off"), NO_VOICE)
        full = hub.may_talk(table, connection)
        if full is not None:
            raise Goodbye(full.reason, TRY_LATER)
        table.voice.enter(table, connection)
        await _carry(table, connection, receive, hub.limits)
    except Goodbye as goodbye:
        connection.close(goodbye.reason, goodbye.code)
        await asyncio.wait({writing}, timeout=hub.limits.hello_seconds)
    except Gone:
        pass
    finally:
        if table is not None:
            table.voice.leave(table, connection)
        writing.cancel()
        connection.closed.set_result(None)


async def _carry(table: Table, connection: VoiceConnection, receive: Receive, limits: Limits) -> None:
    pace = Pace(limits.voice_pieces_per_second, time.monotonic())
    while True:
        try:
            async with asyncio.timeout(limits.idle_seconds):
                message = await receive()
        except TimeoutError:
            raise Goodbye(say("bye-idle"), TRY_LATER) from None
        sound = message.get("bytes")
        if sound is None:
            _answer(connection, message)
        elif len(sound) != VOICE_BYTES:
            raise Goodbye(say("bye-unreadable"), BAD_REQUEST)
        elif pace.allows(time.monotonic()):
            table.voice.carry(table, connection, sound)


def _answer(connection: VoiceConnection, message: dict[str, object]) -> None:
    if not isinstance(read(message), Ping):
        raise Goodbye(say("bye-unreadable"), BAD_REQUEST)
    connection.post(_PONG)


_PONG = Outgoing(Pong(0))
