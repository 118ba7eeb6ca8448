"""Moves per second and delivery times: our durable server and the in-memory peer, in one run.

The server has one core, the load another. The two servers take turns, so that other work on this machine
slows both, and both are warm before anything is counted. The processor time of each server and each load for
a move, which depends less on other work, is shown too: if a load needed as much as its server, the load would
be measured.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from benchmarks.server.processor import child_of, seconds_of

PEER = Path(os.environ.get("HELIOGRAPH_PEER", Path(__file__).parents[3] / "shared/bench/boardgameio"))
NAMES = ("heliograph relay", "boardgame.io relay", "heliograph contact")
TABLES = (1, 20, 100, 400)
Row = dict[str, Any]
_NO_PEER = "not found: HELIOGRAPH_PEER names the folder with its `run`"


def measure(quick: bool) -> dict[str, Any]:
    seconds, turns = (3, 1) if quick else (6, 2)
    rows: dict[str, list[Row]] = {name: [] for name in NAMES}
    for tables in TABLES:
        for _ in range(turns):
            rows["heliograph relay"].append(_ours("relay", tables, seconds))
            if PEER.exists() and shutil.which("node"):
                rows["boardgame.io relay"].append(_peer(tables, seconds))
            rows["heliograph contact"].append(_ours("contact", tables, seconds))
    medians = {name: [_median(found, tables) for tables in TABLES] for name, found in rows.items() if found}
    return {"rows": medians, "ratios": _ratios(medians), "peer": PEER.name if PEER.exists() else _NO_PEER}


def _ours(game: str, tables: int, seconds: int) -> Row:
    with _server() as (base, process):
        wanted = (base, game, str(tables), str(seconds), str(process))
        command = [sys.executable, "-m", "benchmarks.server.load", *wanted]
        found = subprocess.run(_on_core(1, command), check=True, capture_output=True, text=True, timeout=300)
    row: Row = json.loads(found.stdout)
    return row


@contextmanager
def _server() -> Iterator[tuple[str, int]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/load.sqlite"
        command = [sys.executable, "-m", "benchmarks.server.serve", str(port), database]
        server = subprocess.Popen(_on_core(0, command))
        try:
            base = f"http://127.0.0.1:{port}"
            _wait_for(base)
            yield base, server.pid
        finally:
            server.terminate()
            server.wait(20)


def _wait_for(base: str) -> None:
    for _ in range(200):
        try:
            httpx.get(f"{base}/health").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server under load did not start")


def _peer(tables: int, seconds: int) -> Row:
    folder = Path(tempfile.gettempdir()) / "heliograph-peer"
    folder.mkdir(exist_ok=True)
    settings = {**os.environ, "PEER_DIR": str(folder), "SECONDS_EACH": str(seconds)}
    command = ["bash", str(PEER / "run"), str(tables), str(tables)]  # the first run is for warming up
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings) as peer:
        worked = _watch(peer, seconds)
        printed = peer.communicate(timeout=600)[0].strip().splitlines()
    row: Row = json.loads(printed[-1])
    return row | {name: round(1_000_000 * share / row["moves_per_s"], 1) for name, share in worked.items()}


def _watch(peer: subprocess.Popen[str], seconds: int) -> dict[str, float]:
    """The processor share of the peer's server and load in the last two thirds of its time."""
    seen: list[tuple[float, float, float]] = []
    while peer.poll() is None:
        server, load = (child_of(peer.pid, name) for name in ("server.cjs", "load.cjs"))
        if server is not None and load is not None:
            seen.append((time.monotonic(), seconds_of(server), seconds_of(load)))
        time.sleep(0.1)
    last = [one for one in seen if one[2] and one[0] > seen[-1][0] - seconds * 2 / 3]
    if len(last) < 2:
        return {}
    (began, server_before, load_before), (ended, server_after, load_after) = last[0], last[-1]
    took = ended - began
    return {
        "server_us": (server_after - server_before) / took,
        "load_us": (load_after - load_before) / took,
    }


def _on_core(core: int, command: list[str]) -> list[str]:
    return ["taskset", "-c", str(core), *command] if shutil.which("taskset") else command


def _median(found: list[Row], tables: int) -> Row:
    mine = [row for row in found if row["tables"] == tables]
    figures = [
        name for name in ("moves_per_s", "p50_ms", "p99_ms", "server_us", "load_us") if name in mine[0]
    ]
    return {"tables": tables, **{name: round(median(row[name] for row in mine), 2) for name in figures}}


def _ratios(medians: dict[str, list[Row]]) -> list[Row]:
    """Our figures relative to the peer's, on the peer's own game: more moves, a shorter wait and less work
    are better."""
    peers = medians.get("boardgame.io relay", [])
    return [
        {
            "tables": ours["tables"],
            "moves": round(ours["moves_per_s"] / theirs["moves_per_s"], 2),
            "p99": round(ours["p99_ms"] / theirs["p99_ms"], 2),
            **({"work": round(ours["server_us"] / theirs["server_us"], 2)} if "server_us" in theirs else {}),
        }
        for ours, theirs in zip(medians["heliograph relay"], peers, strict=False)
    ]
