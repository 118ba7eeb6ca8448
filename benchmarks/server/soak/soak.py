"""Three nodes on one PostgreSQL; every minute one is killed and one cut off, while people and AI seats play.

At the end the store is compared with what the clients were told: no move or word that was acknowledged may be
missing or be there twice, none that was refused may be there at all, and no position may have been thought
about by two nodes unless the first was killed or cut off meanwhile.
"""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import psycopg
from tests.server.postgres import a_postgres, start_postgres
from tests.server.proxy import Proxy, proxy_to

from benchmarks.server.soak.clients import Record, play_table
from heliograph.server.store.pulse import SILENT_SECONDS

_AI = {"kind": "ai", "strength": "anywhere"}
_KINDS: tuple[tuple[str, dict[str, str] | None], ...] = (("relay", None), ("contact", None), ("relay", _AI))
_DOWN_S = 4.0
_CUT_S = 7.0
_WARM = 5
_TICK_S = 0.05
_GOES_ON_S = 5.0


def measure(quick: bool) -> dict[str, Any]:
    for server in start_postgres():
        for database in a_postgres(server):
            found = asyncio.run(soak(database, 60 if quick else 600, 60, tables=4)).figures()
            return {"figures": [{"": name, "value": value} for name, value in found.items()]}
    raise AssertionError


@dataclass
class Soak:
    records: list[Record]
    stored: Counter[str] = field(default_factory=Counter)
    ended: float = 0.0
    stall: float = 0.0
    """How long this very process had to wait for a core: the machine's own share of every gap."""
    kills: int = 0
    cuts: int = 0
    thoughts: int = 0
    thought_twice: int = 0
    taken_over: int = 0

    def _all(self, of: str) -> Counter[str]:
        found: Counter[str] = Counter()
        for record in self.records:
            found.update({f"{record.table} {name}": count for name, count in getattr(record, of).items()})
        return found

    @property
    def lost(self) -> list[str]:
        answered = self._all("acknowledged") + self._all("said")
        return [name for name in answered if self.stored[name] == 0]

    @property
    def doubled(self) -> list[str]:
        return [name for name, count in self.stored.items() if count > 1]

    @property
    def refused_and_stored(self) -> list[str]:
        return [name for name in self._all("refused") if self.stored[name] > 0]

    def gaps(self, ai: bool | None = None) -> list[float]:
        chosen = [record for record in self.records if ai is None or record.ai is ai]
        return [0.0, *(gap for record in chosen for gap in record.gaps(self.ended))]

    def figures(self) -> dict[str, Any]:
        reasons = sum((record.reasons for record in self.records), Counter[str]())
        return {
            "moves acknowledged": self._all("acknowledged").total(),
            "words acknowledged": self._all("said").total(),
            "lost": len(self.lost),
            "doubled": len(self.doubled),
            "refused, yet stored": len(self.refused_and_stored),
            "refused": ", ".join(f"{reason} {count}" for reason, count in reasons.items()) or "none",
            "nodes killed": self.kills,
            "nodes cut off": self.cuts,
            "connections": sum(record.lines for record in self.records),
            "worst gap between people, s": round(max(self.gaps(ai=False)), 2),
            "worst gap with an AI seat, s": round(max(self.gaps(ai=True)), 2),
            "gaps of more than 5 s": sum(gap > _GOES_ON_S for gap in self.gaps()),
            "worst stall of this machine, s": round(self.stall, 2),
            "AI thoughts": self.thoughts,
            "taken over in mid-thought": self.taken_over,
            "thought about by two nodes": self.thought_twice,
        }


class Node:
    """A server process, its own connection to the store, and when it was killed or cut off."""

    def __init__(self, folder: Path, line: Proxy) -> None:
        self.line = line
        self.log = folder / f"node-{line.port}.log"
        self.noted = folder / f"thoughts-{line.port}.txt"
        self.port = _free_port()
        self.faults: list[tuple[float, float]] = []
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        given = (str(self.port), self.line.database, str(self.noted))
        command = [sys.executable, "-m", "benchmarks.server.soak.node", *given]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)

    async def until_ready(self) -> None:
        async with httpx.AsyncClient(timeout=5) as http:
            for _ in range(600):
                try:
                    if (await http.get(f"{self.address}/health")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.1)
        raise SystemExit(f"a node did not start: {self.log.read_text()}")

    async def be_killed(self) -> None:
        began = time.time()
        self.process.kill()
        self.process.wait()
        await asyncio.sleep(_DOWN_S)
        self.faults.append((began, time.time()))
        self.start()

    async def be_cut_off(self) -> None:
        began = time.time()
        self.line.cut()
        await asyncio.sleep(_CUT_S)
        self.line.mend()
        self.faults.append((began, time.time()))

    def was_at_fault(self, since: float, until: float) -> bool:
        return any(began <= until and ended >= since for began, ended in self.faults)

    def thoughts(self) -> list[tuple[str, float]]:
        lines = self.noted.read_text().splitlines() if self.noted.exists() else []
        return [(position, float(at)) for at, _, position in (line.partition(" ") for line in lines)]

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


async def soak(database: str, seconds: float, period: float, tables: int) -> Soak:
    """`tables` of each kind, for about this long; in each `period` one node is killed and one cut off."""
    found = Soak([])
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        lines = [await stack.enter_async_context(proxy_to(database)) for _ in range(3)]
        nodes = [Node(folder, line) for line in lines]
        for node in nodes:
            stack.push_async_callback(asyncio.to_thread, node.stop)
            await node.until_ready()
        addresses = [node.address for node in nodes]
        playing = [
            asyncio.create_task(play_table(addresses, place, game, ai, found.records))
            for place in range(tables)
            for game, ai in _KINDS
        ]
        await _until_warm(found.records, tables * len(_KINDS))
        troubling = asyncio.create_task(_trouble(nodes, seconds, period, found))
        playing.append(asyncio.create_task(_feel_stalls(found)))
        await asyncio.wait([*playing, troubling], return_when=asyncio.FIRST_COMPLETED)
        found.ended = time.monotonic()
        for task in (*playing, troubling):
            task.cancel()
        for result in await asyncio.gather(*playing, troubling, return_exceptions=True):
            if not isinstance(result, asyncio.CancelledError | None):
                raise result
        _compare_thoughts(nodes, found)
    found.stored = await asyncio.to_thread(_stored, database)
    return found


async def _until_warm(records: list[Record], tables: int) -> None:
    """Everybody plays, and the worker processes have started: from now on only injected faults excuse a
    gap."""
    for _ in range(1200):
        if len(records) >= tables and all(len(record.progress) > _WARM for record in records):
            break
        await asyncio.sleep(0.1)
    for record in records:
        del record.progress[:-1]


async def _feel_stalls(found: Soak) -> None:
    while True:
        before = time.monotonic()
        await asyncio.sleep(_TICK_S)
        found.stall = max(found.stall, time.monotonic() - before - _TICK_S)


async def _trouble(nodes: list[Node], seconds: float, period: float, found: Soak) -> None:
    began, turn = time.monotonic(), 0
    quiet = max(2.0, (period - _DOWN_S - _CUT_S) / 3)
    while time.monotonic() - began < seconds:
        await asyncio.sleep(quiet)
        await nodes[turn % 3].be_killed()
        await nodes[turn % 3].until_ready()
        found.kills += 1
        await asyncio.sleep(quiet)
        await nodes[(turn + 1) % 3].be_cut_off()
        found.cuts += 1
        await asyncio.sleep(quiet)
        turn += 1


def _compare_thoughts(nodes: list[Node], found: Soak) -> None:
    """A position that two nodes have thought about: was the first one replaced for a reason? It was killed or
    cut off, or this machine delayed it for so long that the others thought it dead."""
    about: dict[str, list[tuple[float, Node]]] = {}
    for node in nodes:
        for position, at in node.thoughts():
            found.thoughts += 1
            about.setdefault(position, []).append((at, node))
    for thought in about.values():
        thought.sort(key=lambda each: each[0])
        for (at, node), (later, other) in pairwise(thought):
            replaced = node.was_at_fault(at - 1, later) or later - at > SILENT_SECONDS
            found.taken_over += node is not other and replaced
            found.thought_twice += node is not other and not replaced


def _stored(database: str) -> Counter[str]:
    found: Counter[str] = Counter()
    with psycopg.connect(database) as connection:
        for row in connection.execute(
            "select table_id, seat, request_id from entries"
            " union all select table_id, seat, request_id from chat"
        ):
            found[" ".join(map(str, row))] += 1
    return found


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
