"""Several server processes behind one port."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.client import at_table, new_table, play_out
from tests.server.inside import until
from tests.server.postgres import a_postgres
from tests.server.process import COMMAND, Server

from heliograph.kernel.chance import Chance
from heliograph.server.processes.door import Door, home_of


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--processes", "2", database=database)
    yield running
    if running.process.poll() is None:
        running.kill()


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    yield from a_postgres(postgres)


def members(server: Server) -> list[int]:
    """Its server processes: those that have come from the door, workers of theirs not among them."""
    command = ["ps", "-ww", "-o", "pid=", "-o", "args=", "--ppid", str(server.process.pid)]
    found = subprocess.run(command, capture_output=True, text=True)
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "spawn_main" in line]


async def until_let_in(server: Server, table: str) -> None:
    """A connection that is handed to a process in its last moment is lost; every client comes again."""
    async with server.http() as http:
        while True:
            with suppress(httpx.TransportError):
                await http.get(f"/api/tables/{table}")
                return


def test_all_who_go_to_a_table_go_to_the_same_process() -> None:
    live = home_of(b"GET /api/tables/abc-1/live HTTP/1.1", "10.0.0.1", 7)
    assert live == home_of(b"POST /api/tables/abc-1/claim HTTP/1.1", "10.0.0.2", 7)
    homes = {home_of(f"GET /api/tables/t{n}/live".encode(), "", 7) for n in range(100)}
    assert homes == set(range(7))


def test_all_else_of_an_address_goes_to_the_same_process() -> None:
    assert home_of(b"GET / HTTP/1.1", "10.0.0.1", 7) == home_of(b"POST /api/tables HTTP/1.1", "10.0.0.1", 7)
    assert home_of(b"", "10.0.0.1", 7) == home_of(b"\x16\x03\x01", "10.0.0.1", 7)


async def test_a_door_that_has_no_file_left_sends_the_silent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stood open, and with it every process ended."""
    loop = asyncio.get_running_loop()
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with socket.create_server(("127.0.0.1", 0)) as listening, ours, theirs:
        theirs.setblocking(False)
        door = Door(listening, [ours], patience=60, most_per_address=100)
        accept, here, failures = loop.sock_accept, door._tasks, []

        async def accept_four(sock: socket.socket) -> tuple[socket.socket, Any]:
            if len(here) >= 4:
                failures.append(len(here))
                raise OSError(errno.EMFILE, "Too many open files")
            return await accept(sock)

        monkeypatch.setattr(loop, "sock_accept", accept_four)
        keeping = asyncio.create_task(door.keep())
        silent = [await asyncio.open_connection(*listening.getsockname()) for _ in range(6)]
        await until(lambda: keeping.done() or len(failures) >= 2)
        _, speaker = await asyncio.open_connection(*listening.getsockname())
        speaker.write(b"GET / HTTP/1.1\r\n")
        handed = await asyncio.wait_for(loop.run_in_executor(None, _handed, theirs), 10)
        assert (len(handed), keeping.done()) == (1, False)
        keeping.cancel()
        for _, writer in (*silent, (None, speaker)):
            writer.close()
        for file in handed:
            os.close(file)


def _handed(theirs: socket.socket) -> list[int]:
    theirs.settimeout(10)
    return socket.recv_fds(theirs, 1, 1)[1]


def test_one_file_has_one_process(tmp_path: Path) -> None:
    command = [COMMAND, "serve", "--processes", "2", "--database", f"sqlite:///{tmp_path}/a.sqlite"]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert refused.returncode != 0
    assert "several processes need PostgreSQL" in refused.stderr


async def test_a_game_goes_on_when_a_process_dies(server: Server) -> None:
    before = members(server)
    assert len(before) == 2
    table, (ann, bob) = await new_table(server)
    async with at_table(server, table, ann) as host, at_table(server, table, bob) as guest:
        await host.ask("start")
        await guest.wait_for(0)
        chance = await host.act_at_random(Chance.from_seed("processes"))
        await guest.wait_for(host.seq)
    home = sorted(before)[home_of(f"GET /api/tables/{table}/live".encode(), "", 2)]
    os.kill(home, signal.SIGKILL)
    await until(lambda: home not in members(server))
    await until_let_in(server, table)
    async with at_table(server, table, ann) as host, at_table(server, table, bob) as guest:
        assert host.seq == guest.seq == 1
        await play_out([host, guest], chance)
    await until(lambda: len(members(server)) == 2)
    assert server.stop() == 0
