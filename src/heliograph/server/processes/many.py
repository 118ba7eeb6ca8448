"""Starting the processes, keeping them alive, and ending them together."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
from contextlib import suppress
from dataclasses import replace

from heliograph.server.logs import Log, log_to_stderr
from heliograph.server.processes.door import Door
from heliograph.server.run import Options, bind, run
from heliograph.server.store.engine import open_engine
from heliograph.server.store.migrate import prepare

_BACKLOG = 2048
_BREATHS_SECONDS = (0, 1, 5, 30)
"""The pause before a process that fails to start is started again."""
_GOODBYE_SECONDS = 12

log = Log("heliograph")
_context = multiprocessing.get_context("spawn")


class _Member:
    """One of the processes."""

    def __init__(self, options: Options, number: int) -> None:
        self.way_in, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.way_in.setblocking(False)
        metrics = options.metrics and (options.metrics[0], options.metrics[1] + number)
        own = replace(options, on_ready=None, metrics=metrics)
        self.process = _context.Process(target=_serve, args=(own, theirs), name=f"heliograph {number}")
        self.process.start()
        theirs.close()

    async def ready(self) -> bool:
        """Whether it has come up."""
        return bool(await asyncio.get_running_loop().sock_recv(self.way_in, 1))

    async def ended(self) -> None:
        over = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(self.process.sentinel, over.set)
        await over.wait()
        loop.remove_reader(self.process.sentinel)


def _serve(options: Options, door: socket.socket) -> int:
    return run(options, door)


def run_many(options: Options, processes: int) -> int:
    """Serve until told to stop; the number is the exit status."""
    log_to_stderr(options.log_level, options.log_format)
    listening = bind(options.host, options.port)
    listening.listen(_BACKLOG)
    prepare(open_engine(options.database, options.limits.store_seconds))
    members = [_Member(options, number) for number in range(processes)]
    try:
        return asyncio.run(_look_after(options, listening, members))
    finally:
        listening.close()
        for member in members:
            member.process.terminate()
        for member in members:
            member.process.join(_GOODBYE_SECONDS)
            member.process.kill()


async def _look_after(options: Options, listening: socket.socket, members: list[_Member]) -> int:
    told_to_stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, told_to_stop.set)
    if not all(await asyncio.gather(*(member.ready() for member in members))):
        return 1
    ways_in = [member.way_in for member in members]
    limits = options.limits
    door = Door(listening, ways_in, limits.hello_seconds, limits.connections_per_address)
    duties = [asyncio.create_task(door.keep())]
    duties += [
        asyncio.create_task(_replace_when_dead(options, members, ways_in, number))
        for number in range(len(members))
    ]
    if options.on_ready is not None:
        options.on_ready(f"http://{options.host}:{listening.getsockname()[1]}")
    stop = asyncio.create_task(told_to_stop.wait())
    await asyncio.wait([stop, *duties], return_when=asyncio.FIRST_COMPLETED)
    for duty in duties:
        duty.cancel()
    return 0 if told_to_stop.is_set() else 1


async def _replace_when_dead(
    options: Options, members: list[_Member], ways_in: list[socket.socket], number: int
) -> None:
    tries = 0
    while True:
        await members[number].ended()
        log.error("a server process has died, starting another")
        await asyncio.sleep(_BREATHS_SECONDS[min(tries, len(_BREATHS_SECONDS) - 1)])
        members[number].way_in.close()
        members[number] = _Member(options, number)
        with suppress(OSError):
            tries = 0 if await members[number].ready() else tries + 1
        ways_in[number] = members[number].way_in
