"""The life of a connection: hello, welcome, requests and answers, goodbye."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from heliograph.kernel.codec import UNREADABLE
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.server.close_codes import BAD_REQUEST, NO_TABLE, TRY_LATER, WRONG_TOKEN
from heliograph.server.live.connection import Connection, Line, Send
from heliograph.server.live.pace import Pace
from heliograph.server.live.questions import Questions
from heliograph.server.metrics import count_refusal
from heliograph.server.outgoing import Outgoing
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.decision import UNSURE
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.other_rules import TryLater
from heliograph.server.tables.requests import carry_out
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed
from heliograph.server.wire.answers import Ack, Pong, Refused
from heliograph.server.wire.requests import ClientMessage, Describe, Foresee, Hello, Hurry, Ping, Suggest
from heliograph.server.wire.texts import RequestId

Receive = Callable[[], Awaitable[Any]]

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class _Goodbye(Exception):  # noqa: N818 - not an error, the end of a conversation
    def __init__(self, reason: Message, code: int) -> None:
        self.reason, self.code = reason, code


class _Gone(Exception):  # noqa: N818
    """The other side has closed."""


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
            raise _Goodbye(say("bye-too-many-connections"), TRY_LATER)
        table = await _greet(hub, table_id, connection, receive)
        questions = Questions(table, connection, hub.pool, hub.limits)
        with hub.paces.one_more(address) as of_address:
            await _converse(table, connection, receive, questions, hub.limits.messages_per_second, of_address)
    except _Goodbye as goodbye:
        connection.close(goodbye.reason, goodbye.code)
        await asyncio.wait({writing}, timeout=hub.limits.hello_seconds)
    except _Gone:
        pass
    finally:
        if questions is not None:
            questions.close()
        if table is not None:
            table.leave(connection)
        writing.cancel()
        connection.closed.set_result(None)


async def _greet(hub: Hub, table_id: str, connection: Connection, receive: Receive) -> Table:
    try:
        async with asyncio.timeout(hub.limits.hello_seconds):
            hello = _read(await receive())
    except TimeoutError:
        raise _Goodbye(say("bye-no-hello"), BAD_REQUEST) from None
    if not isinstance(hello, Hello):
        raise _Goodbye(say("bye-no-hello"), BAD_REQUEST)
    try:
        async with asyncio.timeout(hub.limits.store_seconds):
            table = await hub.find(table_id, now=True, address=connection.address)
    except (StoreError, TimeoutError):
        raise _Goodbye(say("refused-store"), TRY_LATER) from None
    if isinstance(table, Refusal):
        raise _Goodbye(table.reason, TRY_LATER if isinstance(table, TryLater) else NO_TABLE)
    late = await table.keep_time()
    if late is not None:
        raise _Goodbye(late.reason, TRY_LATER)
    who = table.identify(hashed(hello.token) if hello.token else None, hello.seat)
    if who is None:
        raise _Goodbye(say("bye-wrong-token"), WRONG_TOKEN)
    if who.token_hash is None and table.guests.all_spectators >= hub.limits.spectators_per_table:
        raise _Goodbye(say("bye-crowded"), TRY_LATER)
    connection.who = who
    table.join(connection, hello.since)
    return table


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
            raise _Goodbye(say("bye-too-fast"), TRY_LATER)
        wait = of_address.wait(now)
        if wait > 0:
            await asyncio.sleep(wait)
        try:
            request = _read(message)
        except _Goodbye:
            name = _name_of(message)
            if name is None:
                raise
            connection.post(Outgoing(Refused(0, name, say("refused-unreadable"))))
            continue
        await _answer(table, connection, questions, request)


async def _answer(table: Table, connection: Connection, questions: Questions, request: ClientMessage) -> None:
    if isinstance(request, Ping):
        connection.post(_PONG)
    elif isinstance(request, Hello):
        raise _Goodbye(say("bye-hello-twice"), BAD_REQUEST)
    elif isinstance(request, (Describe, Foresee)):
        questions.ask(request)
    elif isinstance(request, Suggest):
        questions.ask_advice(request)
    elif isinstance(request, Hurry):
        _hurry(table, connection, request)
    else:
        refusal = await carry_out(table, connection, request)
        if refusal is UNSURE:
            raise _Goodbye(refusal.reason, TRY_LATER)
        if refusal is None:
            connection.post(Outgoing(Ack(0, request.id, table.done(connection.who.seat, request.id))))
        else:
            _refuse(connection, request.id, refusal)


def _hurry(table: Table, connection: Connection, request: Hurry) -> None:
    seat = connection.who.seat
    if seat is None:
        _refuse(connection, request.id, Refusal(say("refused-spectator")))
        return
    table.on_hurry(table)
    connection.post(Outgoing(Ack(0, request.id, table.done(seat, request.id))))


def _refuse(connection: Connection, id: str, refusal: Refusal) -> None:
    count_refusal(refusal.reason)
    connection.post(Outgoing(Refused(0, id, refusal.reason)))


_PONG = Outgoing(Pong(0))


class _Named(msgspec.Struct):
    id: RequestId


def _read(message: dict[str, Any]) -> ClientMessage:
    if message["type"] == "websocket.disconnect":
        raise _Gone
    try:
        return _decoder.decode(_text(message))
    except UNREADABLE:
        raise _Goodbye(say("bye-unreadable"), BAD_REQUEST) from None


def _name_of(message: dict[str, Any]) -> str | None:
    try:
        return msgspec.json.decode(_text(message), type=_Named).id
    except UNREADABLE:
        return None


def _text(message: dict[str, Any]) -> str | bytes:
    return message.get("text") or message.get("bytes") or b""
