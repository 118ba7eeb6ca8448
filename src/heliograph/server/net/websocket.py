"""WebSockets that count every frame, including those that the application never sees."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import DATA_OPCODES, Frame, Opcode
from websockets.protocol import State

from heliograph.server.close_codes import TRY_LATER
from heliograph.server.live.pace import Pace
from heliograph.server.net.frames import framed, lone_text
from heliograph.server.net.inbox import Inbox
from heliograph.server.net.settings import NetConfig
from heliograph.server.net.transport import Deadline, ImpatientTransport

LINE = "heliograph.line"
"""Access to the transport below an application: to write without waiting, and to end a connection whose
client does not read its goodbye."""

_PIECE = 2_048
_SOUND_UNREAD = 4_096
_HEARD_AHEAD = 4
"""Messages that may wait for the application; while there are more, nothing is read."""


class BoundedWebSocket(WebSocketsSansIOProtocol):
    transport: ImpatientTransport

    def __init__(
        self, config: NetConfig, server_state: ServerState, app_state: Any, _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
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
        self.conn.parser.close()  # a generator that refers to the connection that refers to it

    def data_received(self, data: bytes) -> None:
        """Nearly always it is one whole message. Anything else goes to the library, in pieces, so that a
        flood of tiny frames is noticed before all of it is parsed."""
        now = time.monotonic()
        if not self._bytes.allows(now, len(data)):
            self._cut_off("too much")
            return
        text = lone_text(data, self.config.ws_max_size) if self._is_between_messages() else None
        if text is not None:
            self._take_in(text, now)
            return
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])

    def _is_between_messages(self) -> bool:
        """No message is half read, and neither side has said goodbye."""
        conn = self.conn
        return conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None

    def _take_in(self, text: str, now: float) -> None:
        if not self._messages.allows(now):
            self._cut_off("too many frames")
        elif not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._listen_less()

    def send_receive_event_to_app(self) -> None:
        """Reading is not stopped for every message: that would take two system calls each time."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._listen_less()

    def _listen_less(self) -> None:
        if not self.read_paused and len(self.queue) > _HEARD_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_events(self) -> None:
        """The application counts messages too, and closes sooner. Other frames it never sees."""
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
        scope = cast("dict[str, Any]", self.scope)
        scope[LINE] = self
        if self.transport.ticket is not None:
            self.transport.ticket.asked()
        await super().run_asgi()
        del scope[LINE]  # the two would refer to each other

    async def receive(self) -> Any:
        while not self.queue:
            await self.queue.filled()
        message = self.queue.popleft()
        if self.read_paused and not self.queue:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def write_now(self, messages: Iterable[bytes]) -> bool:
        """Texts, all in one write; False, and nothing is written, while the client does not read."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        frames = [framed(message) for message in messages]
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return True

    def write_sound(self, sound: bytes) -> None:
        """Dropped if the client has not read the data sent a moment ago."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() < _SOUND_UNREAD:
            self.transport.write(framed(sound, Opcode.BINARY))

    def cut_off(self) -> None:
        self.transport.abort()

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
        """Send a close frame, in case they read; other data that came with it is dropped."""
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
