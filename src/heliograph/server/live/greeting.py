"""The hello on every connection: who comes, and to which table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from heliograph.kernel.codec import UNREADABLE
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.server.close_codes import BAD_REQUEST, NO_TABLE, TRY_LATER, WRONG_TOKEN
from heliograph.server.live.connection import Connection
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.other_rules import TryLater
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed
from heliograph.server.wire.requests import ClientMessage, Hello

Receive = Callable[[], Awaitable[Any]]

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Goodbye(Exception):  # noqa: N818 - not an error, the end of a conversation
    def __init__(self, reason: Message, code: int) -> None:
        self.reason, self.code = reason, code


class Gone(Exception):  # noqa: N818
    """The other side has closed."""


async def greet(hub: Hub, table_id: str, connection: Connection, receive: Receive) -> tuple[Table, Hello]:
    """The table as it stands now; from here on the connection belongs to a guest."""
    try:
        async with asyncio.timeout(hub.limits.hello_seconds):
            hello = read(await receive())
    except TimeoutError:
        raise Goodbye(say("bye-no-hello"), BAD_REQUEST) from None
    if not isinstance(hello, Hello):
        raise Goodbye(say("bye-no-hello"), BAD_REQUEST)
    try:
        async with asyncio.timeout(hub.limits.store_seconds):
            table = await hub.find(table_id, now=True, address=connection.address)
    except (StoreError, TimeoutError):
        raise Goodbye(say("refused-store"), TRY_LATER) from None
    if isinstance(table, Refusal):
        raise Goodbye(table.reason, TRY_LATER if isinstance(table, TryLater) else NO_TABLE)
    late = await table.keep_time()
    if late is not None:
        raise Goodbye(late.reason, TRY_LATER)
    who = table.identify(hashed(hello.token) if hello.token else None, hello.seat)
    if who is None:
        raise Goodbye(say("bye-wrong-token"), WRONG_TOKEN)
    connection.who = who
    return table, hello


def read(message: dict[str, Any]) -> ClientMessage:
    if message["type"] == "websocket.disconnect":
        raise Gone
    try:
        return _decoder.decode(text_of(message))
    except UNREADABLE:
        raise Goodbye(say("bye-unreadable"), BAD_REQUEST) from None


def text_of(message: dict[str, Any]) -> str | bytes:
    return message.get("text") or message.get("bytes") or b""
