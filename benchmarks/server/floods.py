"""What one hostile client costs everyone else: the server's memory, and how long a player at a table waits.

A server with its ordinary limits, one person who sends a ping every 40 ms and waits for its pong, and an
attacker in a process of its own, which reconnects whenever it is cut off.
"""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

_SERVE = "from heliograph.cli import main; main()"
_PAGE = resource.getpagesize()
_PING = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
_BEGIN = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
_PART = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
_HELLO = Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True)
_DESCRIBE = Frame(Opcode.TEXT, b'{"type":"describe","id":"x"}').serialize(mask=True)
_UNFINISHED = 1_100
_FILES = 1_024
"""A common system limit for a process's open files."""


def measure(quick: bool) -> dict[str, Any]:
    seconds = 4 if quick else 10
    return {"floods": {name: _under(name, seconds) for name in ("nobody", *ATTACKS)}}


def _under(attack: str, seconds: float) -> dict[str, Any]:
    with _server() as (port, pid):
        return asyncio.run(_watch(attack, port, pid, seconds))


async def _watch(attack: str, port: int, pid: int, seconds: float) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        seats = [{"kind": "me"}, {"kind": "ai", "strength": "quick"}]
        body = {"game": "contact", "setup": {"seats": 2}, "name": "Ann", "seats": seats, "start": True}
        made = (await http.post("/api/tables", json=body)).raise_for_status().json()
    waits: list[float] = []
    peak = before = _resident(pid)
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{made['table']}/live", max_size=None) as person:
        await person.send(json.dumps({"type": "hello", "token": made["token"]}))
        command = [
            sys.executable,
            "-m",
            "benchmarks.server.floods",
            attack,
            str(port),
            made["table"],
            str(seconds),
        ]
        attacker = await asyncio.create_subprocess_exec(*command)
        ends = time.monotonic() + seconds + 2
        while time.monotonic() < ends:
            began = time.monotonic()
            await person.send('{"type":"ping"}')
            while '"pong"' not in str(await person.recv())[:20]:
                pass
            waits.append(time.monotonic() - began)
            peak = max(peak, _resident(pid))
            await asyncio.sleep(0.04)
        newcomer = await _comes_in(port)
        await attacker.wait()
    waits.sort()
    return {
        "MB before": round(before, 1),
        "MB at most": round(peak, 1),
        "p99 ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "longest ms": round(1000 * waits[-1], 1),
        "a newcomer comes in": newcomer,
    }


async def _comes_in(port: int) -> bool:
    """From another address than the attacker's."""
    try:
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(timeout=5, transport=elsewhere) as http:
            return (await http.get(f"http://127.0.0.1:{port}/health")).status_code == 200
    except httpx.HTTPError:
        return False


@contextmanager
def _server() -> Iterator[tuple[int, int]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/floods.sqlite"
        command = [sys.executable, "-c", _SERVE, "serve", "--port", str(port), "--database", database]
        limited = ["bash", "-c", f'ulimit -n {_FILES}; exec "$@"', "serve", *command]
        server = subprocess.Popen(limited, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield port, server.pid
        finally:
            server.kill()
            server.wait(20)


def _resident(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE / 2**20


# The attacker


def _attack(name: str, port: int, table: str, seconds: float) -> None:
    ends = time.monotonic() + seconds
    while name in ATTACKS and time.monotonic() < ends:
        try:
            ATTACKS[name](port, table, ends)
        except OSError:
            time.sleep(0.01)


def _sit_down(port: int, table: str) -> socket.socket:
    """A spectator that stops reading."""
    line = socket.create_connection(("127.0.0.1", port), timeout=1)
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    line.recv(1000)
    line.sendall(_HELLO)
    return line


def _flood(frames: bytes) -> Callable[[int, str, float], None]:
    def attack(port: int, table: str, ends: float) -> None:
        with _sit_down(port, table) as line:
            if frames.startswith(_PART):
                line.sendall(_BEGIN)
            while time.monotonic() < ends:
                line.sendall(frames)

    return attack


def _ask_and_never_read(port: int, table: str, ends: float) -> None:
    with _sit_down(port, table) as line:
        while time.monotonic() < ends:
            line.sendall(_DESCRIBE)
            time.sleep(0.03)


def _never_end(port: int, _: str, ends: float) -> None:
    lines: list[socket.socket] = []
    while time.monotonic() < ends:
        if len(lines) < _UNFINISHED:
            line = socket.create_connection(("127.0.0.1", port), timeout=1)
            line.sendall(b"GET / HTTP/1.1\r\nHost: ")
            lines.append(line)
        else:
            time.sleep(0.1)
    time.sleep(5)


ATTACKS: dict[str, Callable[[int, str, float], None]] = {
    "pings, nothing read": _flood(_PING * 500),
    "empty parts": _flood(_PART * 5_000),
    "questions, nothing read": _ask_and_never_read,
    "requests that never end": _never_end,
}


if __name__ == "__main__":
    _attack(sys.argv[1], int(sys.argv[2]), sys.argv[3], float(sys.argv[4]))
