"""A bad line between a browser and the server: it delays, and it can be cut."""

import asyncio
import random
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
_CHUNK = 65_536


class UnsteadyLine:
    """Delays every chunk by 0 to `jitter_ms` at random, in each direction, and keeps their order."""

    def __init__(self, port: int) -> None:
        self.jitter_ms = 0.0
        self._behind = port
        self._random = random.Random(1)
        self._ends: set[asyncio.StreamWriter] = set()
        self._conversations: set[asyncio.Task[None]] = set()
        self._is_cut = False
        self._loses_answers = False
        self._lost = threading.Event()
        """An acknowledgement was among the lost answers."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._connected, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Everything breaks off at once, and nothing new gets through."""
        self._is_cut = True
        self._do(self._break_all())

    def lose_answers(self) -> None:
        """What the browser says gets through; what the server answers does not."""
        self._loses_answers = True

    def wait_for_lost_acknowledgement(self) -> None:
        assert self._lost.wait(10)

    def mend(self) -> None:
        self._is_cut = self._loses_answers = False

    def close(self) -> None:
        self._server.close()
        self._do(self._break_all())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(10)

    async def _break_all(self) -> None:
        for end in list(self._ends):
            end.transport.abort()
        await asyncio.gather(*self._conversations, return_exceptions=True)

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        conversation = self._loop.create_task(self._converse(reader, writer))
        self._conversations.add(conversation)
        conversation.add_done_callback(self._conversations.discard)

    async def _converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        onward, back = await asyncio.open_connection("127.0.0.1", self._behind)
        self._ends |= {writer, back}
        try:
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(onward, writer, answers=True))
        finally:
            for end in (writer, back):
                end.transport.abort()
                self._ends.discard(end)

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool = False
    ) -> None:
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sending = asyncio.create_task(self._send(waiting, writer))
        try:
            while chunk := await reader.read(_CHUNK):
                if answers and self._loses_answers:
                    if b'"type":"ack"' in chunk:
                        self._lost.set()
                    continue
                due = self._loop.time() + self._random.uniform(0, self.jitter_ms) / 1000
                waiting.put_nowait((due, chunk))
            waiting.put_nowait((0, b""))
            await sending
        except ConnectionError:
            sending.cancel()

    async def _send(self, waiting: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        while True:
            due, chunk = await waiting.get()
            await asyncio.sleep(max(0, due - self._loop.time()))
            if not chunk:
                writer.close()
                return
            writer.write(chunk)
            await writer.drain()
