"""One connection: messages are sent in order and numbered, and only a limited number may wait."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

from heliograph.kernel.message import Message, say
from heliograph.server.close_codes import TRY_LATER
from heliograph.server.limits import Limits
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.people.seating import Who
from heliograph.server.wire.answers import Bye

Send = Callable[[Any], Awaitable[None]]

_AT_ONCE_BYTES = 65_536
"""When more than this waits to be read, the rest is not written yet."""


class Line(Protocol):
    """Access to the transport: to write without waiting, and to end the connection at once."""

    def write_now(self, messages: Iterable[bytes]) -> bool:
        """All of them, or none: a client that does not read has to be waited for."""

    def write_sound(self, sound: bytes) -> None:
        """At once, or not at all."""

    def cut_off(self) -> None:
        """Whether or not anything is still to be read."""


class Connection:
    """Messages posted in one tick are written at once, together. A separate task waits until they can be sent
    only for a client that does not read, for a goodbye, or where there is no direct transport."""

    def __init__(self, send: Send, limits: Limits, address: str = "", line: Line | None = None) -> None:
        self.who = Who()
        self.address = address
        self.heard_at = time.monotonic()
        self._send = send
        self._line = line
        self._waiting_letters = 0
        self._limits = limits
        self._outbox: deque[Outgoing] = deque()
        self._loop = asyncio.get_running_loop()
        self._flushing = False
        self._waiting = True
        """Whether posted messages have to wait for the task that sends."""
        self._wake = asyncio.Event()
        self._n = 0
        self._close_code: int | None = None
        self.closed: asyncio.Future[None] = self._loop.create_future()

    def post(self, message: Outgoing) -> None:
        if self._close_code is not None:
            return
        if self._outbox and self._is_full(message):
            self._outbox.clear()
            self.close(say("bye-too-slow"), TRY_LATER)
            return
        self._outbox.append(message)
        self._waiting_letters += message.length
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def close(self, reason: Message, code: int) -> None:
        """Say why, then close. Messages posted before still go out first, if they are read soon enough."""
        if self._close_code is None:
            self._outbox.append(Outgoing(Bye(0, reason)))
            self._close_code = code
            self._wake.set()
            if self._line is not None:
                grace = self._loop.call_later(self._limits.goodbye_seconds, self._line.cut_off)
                self.closed.add_done_callback(lambda _: grace.cancel())

    def _is_full(self, message: Outgoing) -> bool:
        limits = self._limits
        too_many = len(self._outbox) >= limits.unread_messages
        return too_many or self._waiting_letters + message.length > limits.unread_bytes

    def _flush(self) -> None:
        self._flushing = False
        if not self._write_now():
            self._wake.set()

    def _write_now(self) -> bool:
        line, outbox = self._line, self._outbox
        if line is None or self._waiting or self._close_code is not None:
            return False
        if self._waiting_letters > _AT_ONCE_BYTES:
            return False
        if not line.write_now([message.numbered(n) for n, message in enumerate(outbox, self._n + 1)]):
            return False
        self._n += len(outbox)
        self._waiting_letters = 0
        outbox.clear()
        return True

    async def write(self) -> None:
        """Send the remaining messages, until either side closes the connection."""
        send, outbox, wake = self._send, self._outbox, self._wake
        with suppress(OSError):
            while True:
                self._waiting = True
                while outbox:
                    self._n += 1
                    message = outbox.popleft()
                    self._waiting_letters -= message.length
                    await send({"type": "websocket.send", "text": message.text(self._n)})
                if self._close_code is not None:
                    await send({"type": "websocket.close", "code": self._close_code})
                    return
                self._waiting = False
                wake.clear()
                await wake.wait()
