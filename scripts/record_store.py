"""Records today's form of a store, with games in it, for `tests/server/store/test_upgrades.py`.

Once for each release that has changed the schema, and never again: `.venv/bin/python -m scripts.record_store
revision-5`
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from heliograph.games import house_ids, load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import Seat
from heliograph.server.limits import Limits
from heliograph.server.store.engine import open_engine
from heliograph.server.store.store import Store
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.people.changing_seats import take_seat
from heliograph.server.tables.requests import REQUESTS
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed, new_token
from heliograph.server.wire.requests import Act, Request, Say, Start
from heliograph.server.wire.tables import Claim, NewTable, Occupant
from heliograph.server.work.pool import Pool

FOLDER = Path(__file__).parent.parent / "tests/fixtures/stores"
A_FEW = 6
TO_THE_END = 10_000


def main() -> None:
    name = sys.argv[1]
    if (FOLDER / f"{name}.sql").exists():
        sys.exit(f"{name} is recorded already, and what is recorded stays")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        tables = asyncio.run(_record(file))
        with closing(sqlite3.connect(file)) as connection:
            dump = "\n".join(connection.iterdump())
    lines = (line.rstrip() for line in dump.splitlines())
    (FOLDER / f"{name}.sql").write_text("\n".join(lines) + "\n", "utf-8")
    (FOLDER / f"{name}.json").write_text(json.dumps(tables, indent=1) + "\n")


async def _record(file: Path) -> list[dict[str, Any]]:
    games = {id: load_game(id) for id in house_ids()}
    hub = Hub(Store(open_engine(f"sqlite:///{file}")), games, Limits(), Pool(1))
    await hub.open()
    made = [await _table(hub, "contact", TO_THE_END, "finished")]
    made += [await _table(hub, game, A_FEW, "running") for game in games]
    made.append(await _table(hub, "contact", 0, "gathering"))
    await hub.close()
    return made


async def _table(hub: Hub, game: str, moves: int, kind: str) -> dict[str, Any]:
    rules = hub.games[game]
    setup = rules.setup_type()
    others = len(rules.seats(setup)) - 1
    occupants = (Occupant("me"), *(Occupant("open"),) * others)
    seated = await hub.create(NewTable(game, msgspec.Raw(encode(setup)), "Ann", occupants))
    assert not isinstance(seated, Refusal)
    table = await hub.find(seated.table)
    assert isinstance(table, Table)
    tokens = [seated.token]
    for seat in range(1, others + 1):
        tokens.append(new_token())
        claim = Claim(Seat(seat), f"Guest {seat}")
        assert await table.perform(lambda: take_seat(table, claim, hashed(tokens[-1]))) is None  # noqa: B023
    await _ask(table, tokens[0], Say("hello", "Hello"))
    if moves:
        await _ask(table, tokens[0], Start("start"))
    chance = Chance.from_seed(f"store {game}")
    while table.play is not None and table.row.phase == "playing" and table.seq < moves:
        asked = [seat for seat in range(others + 1) if table.play.position(Seat(seat)).prompt.offers]
        seat = asked[table.seq % len(asked)]
        action, chance = sample_action(table.play.position(Seat(seat)).prompt, chance)
        act = Act(f"a{table.seq}", table.play.number(Seat(seat)), msgspec.Raw(encode(action)))
        await _ask(table, tokens[seat], act)
    row = table.row
    return {"id": row.id, "game": game, "kind": kind, "phase": row.phase, "seq": table.seq, "tokens": tokens}


async def _ask(table: Table, token: str, request: Request) -> None:
    who = table.identify(hashed(token))
    assert who is not None
    assert await table.perform(lambda: REQUESTS[type(request)](table, who, request)) is None


if __name__ == "__main__":
    main()
