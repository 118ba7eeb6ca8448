"""How long a person waits for three strong rivals: at a table of a real server, with the usual options.

The person's own seat is played by `quick`, which takes the given seconds for a turn.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from tests.server.client import Client, at_table
from tests.server.process import Server

from heliograph.games.interstellar.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.players import make_player
from heliograph.server.run import Options

RIVALS = 3


@dataclass(slots=True)
class _Waits:
    """One entry for each time that all rivals have taken a turn."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)


def measure(quick: bool) -> dict[str, Any]:
    turns = 6 if quick else 24
    found = {f"{thinks:g} s over a turn": asyncio.run(_table(thinks, turns)) for thinks in (0.0, 5.0)}
    return {name: _row(waits) for name, waits in found.items()}


def _row(waits: _Waits) -> dict[str, float]:
    parts = quantiles(waits.wall, n=10, method="inclusive")
    return {
        "waits": len(waits.wall),
        "seconds, median": parts[4],
        "p90": parts[8],
        "CPU seconds of all workers for a rival's turn": fmean(waits.cpu) / RIVALS,
    }


async def _table(thinks: float, turns: int) -> _Waits:
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), "--ai-pause", str(Options.ai_pause))
        try:
            return await _play(server, thinks, turns)
        finally:
            server.stop()


async def _play(server: Server, thinks: float, turns: int) -> _Waits:
    rival = {"kind": "ai", "strength": "strong"}
    body = {
        "game": "interstellar",
        "setup": {"seats": 1 + RIVALS},
        "name": "Ann",
        "seats": [{"kind": "me"}, *[rival] * RIVALS],
        "start": True,
    }
    async with server.http() as http:
        seated = (await http.post("/api/tables", json=body)).raise_for_status().json()
    async with at_table(server, seated["table"], seated["token"]) as ann:
        return await _sit(ann, server.process.pid, thinks, turns)


async def _sit(ann: Client, pid: int, thinks: float, turns: int) -> _Waits:
    waits, player, chance = _Waits(), make_player("interstellar", "quick"), Chance.from_seed("Ann")
    while len(waits.wall) < turns:
        while not ann.prompt.waits:
            await ann.until("update")
        view = msgspec.convert(ann.view, View)
        if view.phase == "over":
            break
        await asyncio.sleep(thinks)
        before = (view.round, view.phase)
        everybody = not any(one.passed for one in view.corporations)
        while ann.prompt.waits:  # until it is somebody else's turn
            view = msgspec.convert(ann.view, View)
            own, chance = chance.fork()
            action = player.act(view, ann.prompt, own, ())
            answer = await ann.act(msgspec.json.decode(encode(action)))
            assert answer["type"] == "ack", answer
            await ann.wait_for(answer["seq"])
        began, used = time.monotonic(), _cpu(pid)
        while not ann.prompt.waits:
            await ann.until("update")
        view = msgspec.convert(ann.view, View)
        if everybody and before == (view.round, view.phase) and not view.corporations[0].passed:
            waits.wall.append(time.monotonic() - began)
            waits.cpu.append(_cpu(pid) - used)
    return waits


def _cpu(pid: int) -> float:
    """Processor time of the worker processes."""
    listed = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return sum(_seconds(int(child)) for child in listed.stdout.split())


def _seconds(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    print(measure(quick=True))
