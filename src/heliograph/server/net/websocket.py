"""WebSockets that count every frame, including those that the application never sees."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import DATA_OPCODES, Frame, Opcode

from heliograph.server.close_codes import TRY_LATER
from heliograph.server.live.pace import Pace
from heliograph.server.net.settings import NetConfig
from heliograph.server.net.transport import Deadline, ImpatientTransport

CUT_OFF = "heliograph.cut-off"
"""Where an application finds what ends a connection that does not read its goodbye."""

_PIECE = 2_048


class BoundedWebSocket(WebSocketsSansIOProtocol):
    transport: ImpatientTransport

    def __init__(
        self, config: NetConfig, server_state: ServerState, app_state: Any, _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.limits
        now = time.monotonic()
        self._bytes = Pace(config.limits.bytes_per_second, now)
        self._messages = Pace(2 * config.limits.messages_per_second, now)
        self._extra = Pace(config.limits.extra_frames_per_second, now)
        self._handshake = Deadline(self.loop, config.limits.request_seconds)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.grace = self._limits.goodbye_seconds
        self._handshake.set(self._no_handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        self._handshake.met()
        super().connection_lost(exc)
        self.transport.lost()
        self.conn.parser.close()  # a generator that holds the connection that holds it

    def data_received(self, data: bytes) -> None:
        """In pieces, so that a flood of tiny frames is noticed before all of it is parsed."""
        if not self._bytes.allows(time.monotonic(), len(data)):
            self._cut_off("too much")
            return
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])

    def handle_events(self) -> None:
        """The application counts messages too, and says goodbye sooner. Whatever else comes it never sees."""
        now, frames = time.monotonic(), [event for event in self.conn.events if isinstance(event, Frame)]
        messages = sum(_is_message(frame) for frame in frames)
        if self._messages.allows(now, messages) and self._extra.allows(now, len(frames) - messages):
            super().handle_events()
        else:
            self._cut_off("too many frames")

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > self._limits.fragments_per_message:
            self._cut_off("too many fragments")

    def handle_ping(self) -> None:
        """A client that does not read gets no pongs."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    async def run_asgi(self) -> None:
        self._handshake.met()
        cast("dict[str, Any]", self.scope)[CUT_OFF] = self.transport.abort
        if self.transport.ticket is not None:
            self.transport.ticket.asked()
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.paused()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.resumed()

    def _no_handshake(self) -> None:
        if not self.handshake_complete:
            self.transport.abort()

    def _cut_off(self, why: str) -> None:
        """A close frame, in case they read; whatever else came with it is dropped."""
        self.conn.events_received()
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TRY_LATER, "reason": why})
        if self.handshake_complete:
            self.conn.fail(TRY_LATER, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.writable.set()
        self.transport.close()


def _is_message(frame: Frame) -> bool:
    return frame.opcode in DATA_OPCODES and frame.opcode is not Opcode.CONT and frame.fin
