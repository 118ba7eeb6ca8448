"""Tables that are loaded and unloaded: the memory that each costs, and whether it is given back.

Each game runs in a process of its own, which collects garbage as the server does. A random game is stored
under many names, and all of them are loaded and unloaded, again and again; the resident memory shows the
rest.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

from heliograph.games import AnyGame, house_ids, load_game
from heliograph.kernel.codec import decode
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Log
from heliograph.kernel.testkit.plays import play_out
from heliograph.server.garbage import collect_rarely
from heliograph.server.limits import Limits
from heliograph.server.store import changes
from heliograph.server.store.engine import open_engine
from heliograph.server.store.rows import EntryRow
from heliograph.server.store.store import Store
from heliograph.server.tables.creation import create
from heliograph.server.tables.hub import Hub
from heliograph.server.tokens import new_table_id
from heliograph.server.wire.tables import NewTable, Occupant

_PAGE = resource.getpagesize()


def measure(quick: bool) -> dict[str, Any]:
    tables, rounds = (100, 4) if quick else (400, 8)
    rows = {game: _apart(game, tables, rounds) for game in house_ids()}
    return {
        "a loaded table": {game: row["table"] for game, row in rows.items()},
        "MB after each round": {
            game: {str(n): megabytes for n, megabytes in enumerate(row["rounds"])}
            for game, row in rows.items()
        },
    }


def _apart(game: str, tables: int, rounds: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.server.churn", game, str(tables), str(rounds)]
    found = subprocess.run(command, check=True, capture_output=True, text=True, timeout=1200)
    row: dict[str, Any] = json.loads(found.stdout)
    return row


async def churn(game_id: str, tables: int, rounds: int) -> dict[str, Any]:
    game = load_game(game_id)
    with tempfile.TemporaryDirectory() as folder:
        hub = Hub(Store(open_engine(f"sqlite:///{Path(folder) / 'churn.sqlite'}")), {game_id: game}, Limits())
        await hub.open()
        log = _random_game(game)
        ids = await _fill(hub, game, log, tables)
        await _load(hub, ids[:1])
        await _let_go(hub)
        collect_rarely()
        megabytes = [_resident()]
        loaded = began = 0.0
        for number in range(rounds):
            began = perf_counter()
            await _load(hub, ids)
            if number == 0:
                took, loaded = perf_counter() - began, _resident() - megabytes[0]
            await _let_go(hub)
            await asyncio.sleep(0)
            megabytes.append(_resident())
        await hub.close()
    table = {
        "moves": len(log.entries),
        "kB": round(1024 * loaded / tables, 1),
        "ms to load": round(1000 * took / tables, 2),
    }
    return {"table": table, "rounds": [round(number, 1) for number in megabytes]}


def _random_game(game: AnyGame) -> Log:
    return play_out(game, game.setup_type(), "churn").log


async def _fill(hub: Hub, game: AnyGame, log: Log, tables: int) -> list[str]:
    """The same game many times, one move before its end."""
    seats = len(game.seats(decode(log.header.setup, game.setup_type)))
    wanted = NewTable(game.id, log.header.setup, "churn", (Occupant("me"), *[Occupant("open")] * (seats - 1)))
    made = create(game, wanted)
    assert not isinstance(made, Refusal), made
    ids = [new_table_id() for _ in range(tables)]
    for id in ids:
        row = replace(made.row, id=id, seed=log.header.seed, phase="playing", started=made.row.created)
        entries = [changes.append(id, EntryRow(entry, f"{entry.seq}")) for entry in log.entries[:-1]]
        await hub.store.write(*changes.new_table(row, made.chairs), *entries)
    return ids


async def _load(hub: Hub, ids: list[str]) -> None:
    for id in ids:
        found = await hub.find(id)
        assert not isinstance(found, Refusal), found


async def _let_go(hub: Hub) -> None:
    for table in list(hub.tables.values()):
        await hub.let_go(table)


def _resident() -> float:
    """Megabytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE / 2**20


if __name__ == "__main__":
    print(json.dumps(asyncio.run(churn(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))))
