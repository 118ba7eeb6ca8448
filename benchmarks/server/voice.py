"""What voices cost the server: its processor time while everybody at a table talks at once, and how long
a piece is on its way. The ordinary server runs in a process of its own; each speaker sends as much as a
person."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.processor import seconds_of
from heliograph.server.limits import VOICE_BYTES

_SERVE = "from heliograph.cli import main; main()"
_PER_SECOND = 25


def measure(quick: bool) -> dict[str, Any]:
    seconds = 5 if quick else 20
    return {"all talk at once": {f"{people} people": _talk(people, seconds) for people in (2, 4, 5)}}


def _talk(people: int, seconds: int) -> dict[str, float]:
    with _server() as (process, address):
        return asyncio.run(_measure(process, address, people, seconds))


@contextmanager
def _server() -> Iterator[tuple[int, str]]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", _SERVE, "serve", "--port", "0", "--no-warm-up"]
        command += ["--database", f"sqlite:///{Path(folder) / 'voice.sqlite'}", "--log-level", "warning"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            found = re.search(r":(\d+)$", running.stdout.readline())
            assert found
            yield running.pid, f"127.0.0.1:{found[1]}"
            running.terminate()


async def _measure(process: int, address: str, people: int, seconds: int) -> dict[str, float]:
    table, tokens = _table(address, people)
    delays: list[float] = []
    async with AsyncExitStack() as stack:
        url = f"ws://{address}/api/tables/{table}/voice"
        lines = [await stack.enter_async_context(connect(url)) for _ in tokens]
        for line, token in zip(lines, tokens, strict=True):
            await line.send(json.dumps({"type": "hello", "token": token}))
        await asyncio.sleep(1)
        hearing = [asyncio.create_task(_hear(line, delays)) for line in lines]
        before, began = seconds_of(process), perf_counter()
        await asyncio.gather(*(_speak(line, seconds) for line in lines))
        took, used = perf_counter() - began, seconds_of(process) - before
        await asyncio.sleep(0.2)
        for task in hearing:
            task.cancel()
    share = 100 * used / took
    return {
        "% of a core": round(share, 2),
        "% a voice": round(share / people, 2),
        "pieces heard": len(delays),
        "of": people * (people - 1) * seconds * _PER_SECOND,
        "median ms": round(1000 * median(delays), 2),
        "p99 ms": round(1000 * sorted(delays)[int(0.99 * len(delays))], 2),
    }


def _table(address: str, people: int) -> tuple[str, list[str]]:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
    body = {"game": "contact", "setup": {"seats": people}, "name": "0", "seats": seats, "voice": True}
    made = httpx.post(f"http://{address}/api/tables", json=body).raise_for_status().json()
    claims = [{"seat": seat, "name": f"Guest {seat}"} for seat in range(1, people)]
    claim = f"http://{address}/api/tables/{made['table']}/claim"
    tokens = [httpx.post(claim, json=one).raise_for_status().json()["token"] for one in claims]
    return made["table"], [made["token"], *tokens]


async def _speak(line: ClientConnection, seconds: int) -> None:
    began = perf_counter()
    for piece in range(seconds * _PER_SECOND):
        await asyncio.sleep(max(0.0, began + piece / _PER_SECOND - perf_counter()))
        stamp = int(perf_counter() * 1e6).to_bytes(8, "big")
        await line.send(stamp + bytes(VOICE_BYTES - len(stamp)))


async def _hear(line: ClientConnection, delays: list[float]) -> None:
    while True:
        message = await line.recv()
        if isinstance(message, bytes):
            delays.append(perf_counter() - int.from_bytes(message[1:9], "big") / 1e6)
