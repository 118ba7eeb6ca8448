"""The server's protocols around any small application, in this process; and clients that follow no rules."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from heliograph.server.limits import Limits
from heliograph.server.net.http import BoundedHttp
from heliograph.server.net.settings import NetConfig
from heliograph.server.net.websocket import BoundedWebSocket

HANDSHAKE = (
    b"GET %s HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PATIENCE_S = 20


class Echo:
    """Accepts everybody, remembers what it is told, and says it back."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            self.heard.append(message)
            if message["type"] == "websocket.disconnect":
                return
            await send({"type": "websocket.send", "text": message["text"]})


class Wire:
    """A connection of raw bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    def send_frame(self, opcode: Opcode, data: bytes = b"", fin: bool = True) -> None:
        self.send(Frame(opcode, data, fin).serialize(mask=True))

    async def everything(self) -> bytes:
        """All that comes until the other side closes."""
        try:
            return await asyncio.wait_for(self.reader.read(-1), PATIENCE_S)
        except ConnectionError:
            return b""

    async def answer(self) -> bytes:
        """The status line of the next answer, once it is there."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE_S)
        return head.split(b"\r\n")[0]


class WireServer:
    def __init__(self, port: int, open_now: Callable[[], int] = lambda: 0) -> None:
        self.port, self.open_now = port, open_now
        self._wires: list[Wire] = []

    async def connect(self, *, reading: bool = True) -> Wire:
        wire = Wire(*await asyncio.open_connection("127.0.0.1", self.port, limit=2**26))
        if not reading:
            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        self._wires.append(wire)
        return wire

    async def live(self, path: str = "/live") -> Wire:
        wire = await self.connect()
        wire.send(HANDSHAKE % path.encode())
        assert b"101" in await wire.answer()
        return wire

    def close(self) -> None:
        for wire in self._wires:
            wire.writer.transport.abort()


@asynccontextmanager
async def serving(app: Any, trusted_proxies: str = "", **limits: int) -> AsyncIterator[WireServer]:
    options: Any = {"http": BoundedHttp, "ws": BoundedWebSocket, "lifespan": "off", "log_config": None}
    config = NetConfig(app, Limits(**limits), trusted_proxies, **options)
    config.load()
    state = ServerState()

    loop = asyncio.get_running_loop()

    def protocol() -> asyncio.Protocol:
        return BoundedHttp(config=config, server_state=state, app_state={}, _loop=loop)

    listening = await loop.create_server(protocol, "127.0.0.1", 0)
    server = WireServer(listening.sockets[0].getsockname()[1], lambda: len(state.connections))
    try:
        yield server
    finally:
        server.close()
        listening.close()
        for _ in range(200):
            if not state.connections and not state.tasks:
                break
            await asyncio.sleep(0.01)
