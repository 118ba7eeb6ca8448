"""Stores that earlier releases have really made: games begun then are played on now, finished ones are read.

`tests/fixtures/stores` has one for every form the store had in a release, by the code of its time: `.sql`
is the whole database, `.json` says which tables are in it and which secrets hold their seats. A release that
changes the schema adds its own (`scripts/record_store.py`); none is ever made anew.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.inside import ask, find, join, open_hub
from tests.server.postgres import a_postgres

from heliograph.games import house_ids, load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import Seat
from heliograph.server.store.backup import restore
from heliograph.server.store.engine import open_engine
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.play.replay_frames import frames
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act, Say, Start

STORES = Path(__file__).parents[2] / "fixtures" / "stores"
FIRST = {"first-server", "one-key-less", "last-before-alembic", "revision-1"}
NAMES = sorted(FIRST | {file.stem for file in STORES.glob("*.sql")})


def made(name: str, folder: Path) -> Path:
    file = folder / "earlier.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((STORES / f"{name}.sql").read_text("utf-8"))
    connection.close()
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def empty(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{tmp_path / 'new.sqlite'}"
    else:
        yield from a_postgres(request.getfixturevalue("postgres"))


@pytest.mark.parametrize("name", NAMES)
async def test_what_an_earlier_release_has_stored_goes_on(name: str, tmp_path: Path) -> None:
    await _all_goes_on(f"sqlite:///{made(name, tmp_path)}", name)


@pytest.mark.parametrize("name", ["first-server", "revision-1"])
async def test_a_copy_of_an_earlier_store_is_restored(name: str, empty: str, tmp_path: Path) -> None:
    engine = open_engine(empty)
    restore(made(name, tmp_path), engine)
    engine.dispose()
    await _all_goes_on(empty, name)


async def _all_goes_on(database: str, name: str) -> None:
    games = {id: load_game(id) for id in house_ids()}
    told: list[dict[str, Any]] = json.loads((STORES / f"{name}.json").read_text())
    async with open_hub(database, games=games) as hub:
        for one in told:
            table = await find(hub, one["id"])
            assert (table.row.phase, table.seq) == (one["phase"], one["seq"])
            assert [line.text for line in table.chat.lines] == ["Hello"]
            await _goes_on(table, one)
    async with open_hub(database, games=games) as hub:
        for one in told:
            await _has_gone_on(hub, one)


async def _goes_on(table: Table, one: dict[str, Any]) -> None:
    assert table.notice is None
    guests = [join(table, token) for token in one["tokens"]]
    if one["kind"] == "finished":
        assert table.play is not None
        reel = list(frames(table.game, table.play.log, "open"))
        assert len(reel) == one["seq"] + 1
        assert reel[-1].outcome is not None
        return
    if one["kind"] == "gathering":
        assert await ask(table, guests[0], Say("again", "Hello again")) is None
        assert await ask(table, guests[0], Start("s")) is None
    play = table.play
    assert play is not None
    seat = next(Seat(seat) for seat in range(len(guests)) if play.position(Seat(seat)).prompt.offers)
    action, _ = sample_action(play.position(seat).prompt, Chance.from_seed("on"))
    await ask(table, guests[seat], Act("on", play.number(seat), msgspec.Raw(encode(action))))
    assert table.seq > one["seq"], "the move, or what the table's clock was due to do first"


async def _has_gone_on(hub: Hub, one: dict[str, Any]) -> None:
    table = await find(hub, one["id"])
    assert table.play is not None
    assert table.seq > one["seq"] or one["kind"] == "finished"
