"""The life of a connection: hello, welcome, requests and answers, goodbye."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from heliograph.kernel.codec import UNREADABLE
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.close_codes import BAD_REQUEST, TRY_LATER
from heliograph.server.live.connection import Connection, Line, Send
from heliograph.server.live.greeting import Gone, Goodbye, Receive, greet, read, text_of
from heliograph.server.live.pace import Pace
from heliograph.server.live.questions import Questions
from heliograph.server.metrics import count_refusal
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.decision import UNSURE
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.requests import REQUESTS, carry_out
from heliograph.server.tables.table import Table
from heliograph.server.wire.answers import Ack, Pong, Refused
from heliograph.server.wire.requests import ClientMessage, Describe, Foresee, Hello, Hurry, Ping, Suggest
from heliograph.server.wire.texts import RequestId


async def serve_live(
    hub: Hub,
    table_id: str,
    receive: Receive,
    send: Send,
    allowed: bool,
    address: str = "",
    line: Line | None = None,
) -> None:
    """One accepted WebSocket, from its first message to its last."""
    connection = Connection(send, hub.limits, address, line)
    writing = asyncio.create_task(connection.write())
    table: Table | None = None
    questions: Questions | None = None
    try:
        if not allowed:
            raise Goodbye(say("bye-too-many-connections"), TRY_LATER)
        table, hello = await greet(hub, table_id, connection, receive)
        _come_in(hub, table, connection, hello)
        questions = Questions(table, connection, hub.pool, hub.limits)
        with hub.paces.one_more(address) as of_address:
            await _converse(table, connection, receive, questions, hub.limits.messages_per_second, of_address)
    except Goodbye as goodbye:
        connection.close(goodbye.reason, goodbye.code)
        await asyncio.wait({writing}, timeout=hub.limits.hello_seconds)
    except Gone:
        pass
    finally:
        if questions is not None:
            questions.close()
        if table is not None:
            table.leave(connection)
        writing.cancel()
        connection.closed.set_result(None)


def _come_in(hub: Hub, table: Table, connection: Connection, hello: Hello) -> None:
    crowded = table.guests.all_spectators >= hub.limits.spectators_per_table
    if connection.who.token_hash is None and crowded:
        raise Goodbye(say("bye-crowded"), TRY_LATER)
    table.join(connection, hello.since)


async def _converse(
    table: Table,
    connection: Connection,
    receive: Receive,
    questions: Questions,
    rate: int,
    of_address: Pace,
) -> None:
    now = time.monotonic()
    pace = Pace(rate, now)
    while True:
        message = await receive()
        now = connection.heard_at = time.monotonic()
        if not pace.allows(now):
            raise Goodbye(say("bye-too-fast"), TRY_LATER)
        wait = of_address.wait(now)
        if wait > 0:
            await asyncio.sleep(wait)
        try:
            request = read(message)
        except Goodbye:
            name = _name_of(message)
            if name is None:
                raise
            connection.post(Outgoing(Refused(0, name, say("refused-unreadable"))))
            continue
        if type(request) in REQUESTS:
            _tell(table, connection, request, await carry_out(table, connection, request))
        else:
            _answer(table, connection, questions, request)


def _tell(table: Table, connection: Connection, request: Any, refusal: Refusal | None) -> None:
    """The result of a request that changes the table."""
    if refusal is UNSURE:
        raise Goodbye(refusal.reason, TRY_LATER)
    if refusal is None:
        connection.post(Outgoing(Ack(0, request.id, table.done(connection.who.seat, request.id))))
    else:
        _refuse(connection, request.id, refusal)


def _answer(table: Table, connection: Connection, questions: Questions, request: ClientMessage) -> None:
    if isinstance(request, Ping):
        connection.post(_PONG)
    elif isinstance(request, Hello):
        raise Goodbye(say("bye-hello-twice"), BAD_REQUEST)
    elif isinstance(request, (Describe, Foresee)):
        questions.ask(request)
    elif isinstance(request, Suggest):
        questions.ask_advice(request)
    elif isinstance(request, Hurry):
        _hurry(table, connection, request)


def _hurry(table: Table, connection: Connection, request: Hurry) -> None:
    seat = connection.who.seat
    if seat is None:
        _refuse(connection, request.id, Refusal(say("refused-spectator")))
        return
    table.on_hurry(table, request.skip)
    connection.post(Outgoing(Ack(0, request.id, table.done(seat, request.id))))


def _refuse(connection: Connection, id: str, refusal: Refusal) -> None:
    count_refusal(refusal.reason)
    connection.post(Outgoing(Refused(0, id, refusal.reason)))


_PONG = Outgoing(Pong(0))


class _Named(msgspec.Struct):
    id: RequestId


def _name_of(message: dict[str, Any]) -> str | None:
    try:
        return msgspec.json.decode(text_of(message), type=_Named).id
    except UNREADABLE:
        return None
