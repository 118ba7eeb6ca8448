"""HTTP with a deadline: a request that is not complete in time is dropped."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from heliograph.server.net.addresses import household
from heliograph.server.net.settings import NetConfig
from heliograph.server.net.transport import Deadline, ImpatientTransport

_PIECE = 16_384
_HEADERS = b"content-type: text/plain\r\nconnection: close\r\ncontent-length: "


class BoundedHttp(HttpToolsProtocol):
    transport: ImpatientTransport

    def __init__(
        self, config: NetConfig, server_state: ServerState, app_state: Any, _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._net = config
        self._deadline = Deadline(self.loop, config.limits.request_seconds)
        self._bytes_without_body = 0
        self._address: str | None = None
        self._has_its_turn = False
        """Whether the request that comes in now has waited for its turn."""
        self._held: bytearray | None = None
        """The bytes of a waiting request that have arrived."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        bounded = ImpatientTransport(transport, self.loop, self._net.limits.unread_seconds)
        super().connection_made(bounded)
        host = self.client[0] if self.client else ""
        self._address = None if host in self._net.proxies else household(host)
        bounded.ticket = self._net.doors.enter(host, transport.abort)
        if bounded.ticket is None:
            self._refuse(b"503 Service Unavailable", b"Too many connections.")
        else:
            self._deadline.set(self._too_late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.met()
        super().connection_lost(exc)
        self.transport.lost()

    def data_received(self, data: bytes) -> None:
        if self._held is not None:
            self._held += data
            self.transport.pause_reading()
        elif (wait := self._wait()) > 0:
            self._held = bytearray(data)
            self._unset_keepalive_if_required()
            self.transport.pause_reading()
            self.loop.call_later(wait, self._go_on)
        else:
            self._take_all_in(data)

    def _wait(self) -> float:
        """For how long the request that begins here has to wait."""
        if self._has_its_turn or self._address is None:
            return 0
        self._has_its_turn = True
        return self._net.paces.wait(self._address, time.monotonic())

    def _go_on(self) -> None:
        data, self._held = self._held or b"", None
        if not self.transport.is_closing():
            if not self.flow.read_paused:
                self.transport.resume_reading()
            self._take_all_in(bytes(data))

    def _take_all_in(self, data: bytes) -> None:
        """In pieces, so that a flood of small requests is noticed before all of it is parsed."""
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._take_in(data[start : start + _PIECE])

    def _take_in(self, piece: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._deadline.set(self._too_late)
        self._bytes_without_body += len(piece)
        super().data_received(piece)
        if self._bytes_without_body > self._net.limits.request_head_bytes + _PIECE:
            self._refuse(b"431 Request Header Fields Too Large", b"The head of this request is too long.")
        if len(self.pipeline) > self._net.limits.requests_waiting:
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._deadline.set(self._too_late)
        self._wait()  # those sent in advance are counted, and the next one waits for them
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._bytes_without_body = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._deadline.met()
        self._has_its_turn = False
        self._bytes_without_body = 0
        if self.transport.ticket is not None:
            self.transport.ticket.asked()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._deadline.met()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # the two would hold each other

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.paused()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.resumed()

    def _too_late(self) -> None:
        self._refuse(b"408 Request Timeout", b"This request took too long to come.")

    def _refuse(self, status: bytes, why: bytes) -> None:
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(b"HTTP/1.1 %s\r\n%s%d\r\n\r\n%s" % (status, _HEADERS, len(why), why))
            self.transport.close()
