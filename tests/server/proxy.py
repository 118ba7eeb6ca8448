"""A line to PostgreSQL that a test can cut: it stays open, and nothing passes any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy.engine import make_url


class Proxy:
    def __init__(self, target: str) -> None:
        self._target = make_url(target)
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._pumps: set[asyncio.Task[None]] = set()
        self.port = 0

    @property
    def database(self) -> str:
        """The same database, by way of this line."""
        return self._target.set(host="127.0.0.1", port=self.port).render_as_string(hide_password=False)

    def cut(self) -> None:
        self._flowing.clear()

    def mend(self) -> None:
        """What was on its way arrives now, even of lines that have been given up meanwhile."""
        self._flowing.set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._target.host, self._target.port)
        for pump in (self._pump(reader, back), self._pump(there, writer)):
            task = asyncio.create_task(pump)
            self._pumps.add(task)
            task.add_done_callback(self._pumps.discard)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
            await self._flowing.wait()
        writer.close()

    def close(self) -> None:
        for task in self._pumps:
            task.cancel()


@asynccontextmanager
async def proxy_to(target: str) -> AsyncIterator[Proxy]:
    proxy = Proxy(target)
    async with await asyncio.start_server(proxy.accept, "127.0.0.1", 0) as listening:
        proxy.port = listening.sockets[0].getsockname()[1]
        yield proxy
        proxy.close()
