"""The door: accepts every connection, reads which table it is for, and hands it on unread.

A process that has a table in memory answers from there; on another one, every move would be read from the
store again. So connections go by table, and all others by address, which is also how quotas count.
Correctness does not depend on it: any process can serve any table.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from zlib import crc32

from heliograph.server.net.addresses import household

_HEAD_BYTES = 2048
_BREATH_SECONDS = 0.001
_TABLE = re.compile(rb"[A-Z]+ /api/tables/([\w-]+)")


def home_of(head: bytes, address: str, processes: int) -> int:
    """The number of the process that should have this connection."""
    table = _TABLE.match(head)
    return crc32(table[1] if table else address.encode()) % processes


class Door:
    def __init__(
        self,
        listening: socket.socket,
        inside: Sequence[socket.socket],
        patience: float,
        most_per_address: int,
    ) -> None:
        """`inside` has the sockets to the processes; a replaced process gets a new one."""
        self._listening, self._inside = listening, inside
        self._patience, self._most = patience, most_per_address
        self._waiting: Counter[str] = Counter()
        self._tasks: dict[asyncio.Task[None], None] = {}
        """The longest waiting first."""

    async def keep(self) -> None:
        loop = asyncio.get_running_loop()
        self._listening.setblocking(False)
        while True:
            try:
                visitor, where = await loop.sock_accept(self._listening)
            except OSError:  # gone again already, or the system has no file left for one more
                self._make_room()
                await asyncio.sleep(_BREATH_SECONDS)
                continue
            task = loop.create_task(self._let_in(visitor, household(str(where[0]))))
            self._tasks[task] = None
            task.add_done_callback(lambda task: self._tasks.pop(task, None))

    def _make_room(self) -> None:
        """The connection that has been silent longest is closed first."""
        oldest = next(iter(self._tasks), None)
        if oldest is not None:
            oldest.cancel()

    async def _let_in(self, visitor: socket.socket, address: str) -> None:
        self._waiting[address] += 1
        try:
            with visitor, suppress(OSError, TimeoutError):
                if self._waiting[address] <= self._most:
                    async with asyncio.timeout(self._patience):
                        await _readable(visitor)
                    self._hand_on(visitor, visitor.recv(_HEAD_BYTES, socket.MSG_PEEK), address)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    def _hand_on(self, visitor: socket.socket, head: bytes, address: str) -> None:
        """To the next process if the right one is dead or too slow."""
        home = home_of(head, address, len(self._inside))
        for way_in in (*self._inside[home:], *self._inside[:home]):
            with suppress(OSError):
                socket.send_fds(way_in, [b"v"], [visitor.fileno()])
                return


async def _readable(visitor: socket.socket) -> None:
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(visitor, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(visitor)
