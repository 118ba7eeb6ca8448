"""One server process and two, behind one port on PostgreSQL, in turns; all share the cores of this machine.

The load and the database take their share of the cores, so two processes on two cores cannot be twice as
fast; the processor time of a move shows what they can do on more cores.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from tests.server.postgres import a_postgres, start_postgres
from tests.server.process import Server

TABLES = 100
ROOM = (
    "connections_per_address=100000",
    "sockets_per_address=100000",
    "messages_per_second=100000",
    "messages_per_address_per_second=1000000",
    "requests_per_address_per_second=1000000",
    "bytes_per_second=100000000",
)
Row = dict[str, Any]


def measure(quick: bool) -> dict[str, Any]:
    seconds, turns = (4, 1) if quick else (8, 3)
    found: dict[int, list[Row]] = {1: [], 2: []}
    for postgres in start_postgres():
        for _ in range(turns):
            for processes, rows in found.items():
                for database in a_postgres(postgres):
                    rows.append(_run(database, processes, seconds))
    rows = [
        {"processes": processes, **{name: round(median(row[name] for row in mine), 2) for name in mine[0]}}
        for processes, mine in found.items()
    ]
    return {"rows": rows, "ratio": {"moves": round(rows[1]["moves_per_s"] / rows[0]["moves_per_s"], 2)}}


def _run(database: str, processes: int, seconds: int) -> Row:
    limits = [word for limit in ROOM for word in ("--limit", limit)]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--processes", str(processes), *limits, database=database)
        try:
            command = [sys.executable, "-m", "benchmarks.server.load", server.address, "contact", str(TABLES)]
            load = subprocess.run(
                [*command, str(seconds)], check=True, capture_output=True, text=True, timeout=300
            )
        finally:
            server.stop()
    row: Row = json.loads(load.stdout)
    return {name: row[name] for name in ("moves_per_s", "p50_ms", "p99_ms")}
