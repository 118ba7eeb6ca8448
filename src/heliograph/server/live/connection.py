"""One connection: messages out in order and numbered, never more of them waiting than allowed."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from heliograph.kernel.message import Message, say
from heliograph.server.close_codes import TRY_LATER
from heliograph.server.limits import Limits
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.people.seating import Who
from heliograph.server.wire.answers import Bye

Send = Callable[[Any], Awaitable[None]]


class Connection:
    def __init__(
        self, send: Send, limits: Limits, address: str = "", cut_off: Callable[[], None] | None = None
    ) -> None:
        self.who = Who()
        self.address = address
        self.heard_at = time.monotonic()
        self._send = send
        self._cut_off = cut_off
        self._waiting_letters = 0
        self._limits = limits
        self._outbox: deque[Outgoing] = deque()
        self._wake = asyncio.Event()
        self._n = 0
        self._close_code: int | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def post(self, message: Outgoing) -> None:
        if self._close_code is not None:
            return
        if self._outbox and self._is_full(message):
            self._outbox.clear()
            self.close(say("bye-too-slow"), TRY_LATER)
            return
        self._outbox.append(message)
        self._waiting_letters += len(message)
        self._wake.set()

    def close(self, reason: Message, code: int) -> None:
        """Say why, then close. What was posted before still goes out first, if it is read soon enough."""
        if self._close_code is None:
            self._outbox.append(Outgoing(Bye(0, reason)))
            self._close_code = code
            self._wake.set()
            if self._cut_off is not None:
                later = asyncio.get_running_loop().call_later
                grace = later(self._limits.goodbye_seconds, self._cut_off)
                self.closed.add_done_callback(lambda _: grace.cancel())

    def _is_full(self, message: Outgoing) -> bool:
        limits = self._limits
        too_many = len(self._outbox) >= limits.unread_messages
        return too_many or self._waiting_letters + len(message) > limits.unread_bytes

    async def write(self) -> None:
        """Send what is posted until the connection is closed, by us or by them."""
        send, outbox, wake = self._send, self._outbox, self._wake
        with suppress(OSError):
            while True:
                while outbox:
                    self._n += 1
                    message = outbox.popleft()
                    self._waiting_letters -= len(message)
                    await send({"type": "websocket.send", "text": message.text(self._n)})
                if self._close_code is not None:
                    await send({"type": "websocket.close", "code": self._close_code})
                    return
                wake.clear()
                await wake.wait()
