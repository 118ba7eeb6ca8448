"""Backups are taken while tables are played, and everything acknowledged before is in them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select
from tests.server.commands.test_command_line import run
from tests.server.inside import RememberingGuest, ask, find, join, open_hub, seat_everyone
from tests.server.postgres import a_postgres

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import Seat
from heliograph.server.store import archive, schema
from heliograph.server.store.backup import backup, restore
from heliograph.server.store.engine import open_engine
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act, Say, Start

TABLES = 4
TRIES = 40


@pytest.fixture
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, str]]:
    """One of each kind, empty."""
    sqlite = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    for postgres in a_postgres(request.getfixturevalue("postgres")):
        yield {"sqlite": sqlite, "other sqlite": other, "postgresql": postgres}


class Played:
    """Tables that are played without a pause, and what was acknowledged at each."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.acknowledged: dict[str, int] = {}
        self.ended = False

    async def play(self, name: str) -> None:
        chance = Chance.from_seed(name)
        while not self.ended:
            table_id, tokens = await seat_everyone(self.hub, level=1)
            table = await find(self.hub, table_id)
            guests = [join(table, token) for token in tokens]
            await ask(table, guests[0], Start("s"))
            while table.row.phase == "playing" and not self.ended:
                chance = await self._move(table, guests, chance)

    async def _move(self, table: Table, guests: list[RememberingGuest], chance: Chance) -> Chance:
        play = table.play
        assert play is not None
        seat = next(Seat(seat) for seat in range(len(guests)) if play.position(Seat(seat)).prompt.offers)
        action, chance = sample_action(play.position(seat).prompt, chance)
        act = Act(f"a{table.seq}", play.number(seat), msgspec.Raw(encode(action)))
        assert await ask(table, guests[seat], act) is None
        self.acknowledged[table.id] = table.seq
        await asyncio.sleep(0)
        return chance


@pytest.mark.parametrize(
    ("taken", "brought"), [("sqlite", "postgresql"), ("postgresql", "sqlite"), ("sqlite", "other sqlite")]
)
async def test_a_backup_under_load_holds_every_acknowledged_move(
    databases: dict[str, str], tmp_path: Path, taken: str, brought: str
) -> None:
    engine = open_engine(databases[taken])
    async with open_hub(databases[taken]) as hub:
        played = Played(hub)
        players = [asyncio.create_task(played.play(f"table {n}")) for n in range(TABLES)]
        for n in count():
            assert n < TRIES, "no move was ever made during a backup"
            await asyncio.sleep(0.05)
            before, file = dict(played.acknowledged), tmp_path / f"backup {n}"
            await asyncio.to_thread(backup, engine, file)
            if sum(played.acknowledged.values()) > sum(before.values()) > 0:
                break
        played.ended = True
        await asyncio.gather(*players)
    engine.dispose()

    fresh = open_engine(databases[brought])
    await asyncio.to_thread(restore, file, fresh)
    fresh.dispose()
    async with open_hub(databases[brought]) as hub:
        of_one_moment = select(schema.entries.c.table_id).distinct()
        found = set(await hub.store.transact(lambda connection: connection.scalars(of_one_moment).all()))
        assert found >= before.keys()
        for table_id in found:
            table = await find(hub, table_id)
            assert table.play is not None
            assert table.seq >= before.get(table_id, 1)
            assert table.play.over == (table.row.phase == "over")
            assert table.chairs[0].name == "Ann"


async def test_all_of_it_comes_back(databases: dict[str, str], tmp_path: Path) -> None:
    """From one kind to the other and back: rows, chat, seats, kept tables and the archive."""
    async with open_hub(databases["sqlite"]) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        guest = join(table, ann)
        await ask(table, guest, Say("h", "Hello"))
        await ask(table, guest, Start("s"))
        await ask(table, guest, Act("a", 0, msgspec.Raw(b'{"type":"begin-round"}')))
        await hub.store.write(*archive.put(table_id, 1, {"review": archive.pack(b"kept")}))
        first = await hub.store.load(table_id)
    one, two = tmp_path / "one", tmp_path / "two"
    for source, file, target in (("sqlite", one, "postgresql"), ("postgresql", two, "other sqlite")):
        _bring(databases[source], file, databases[target])
    async with open_hub(databases["other sqlite"]) as hub:
        assert await hub.store.load(table_id) == first
        assert await hub.store.archived(table_id, "review") == b"kept"
        assert (await find(hub, table_id)).seq == 1


def test_only_an_empty_store_is_restored_into(databases: dict[str, str], tmp_path: Path) -> None:
    async def two_stores() -> None:
        for kind in ("sqlite", "postgresql"):
            async with open_hub(databases[kind]) as hub:
                await seat_everyone(hub)

    asyncio.run(two_stores())
    file = str(tmp_path / "backup")
    assert "1 table is in" in run("backup", file, "--database", databases["sqlite"]).stdout
    again = run("backup", file, "--database", databases["sqlite"])
    assert (again.returncode, again.stderr.count("\n")) == (1, 1)
    assert "name a new file" in again.stderr
    for kind in ("sqlite", "postgresql"):
        refused = run("restore", file, "--database", databases[kind])
        assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
        assert "restore into an empty one" in refused.stderr
    done = run("restore", file, "--language", "de", "--database", databases["other sqlite"])
    assert "1 Tisch" in done.stdout


@pytest.mark.parametrize("content", [None, b"", b"not a database at all", b"SQLite format 3\x00 but no more"])
def test_what_is_no_backup_is_one_clear_error(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "backup"
    if content is not None:
        file.write_bytes(content)
    engine = open_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with pytest.raises(StoreError):
        restore(file, engine)
    engine.dispose()


def _bring(source: str, file: Path, target: str) -> None:
    there, here = open_engine(source), open_engine(target)
    backup(there, file)
    restore(file, here)
    there.dispose()
    here.dispose()
