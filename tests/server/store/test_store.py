"""The store: durable in groups, and the log is the lock. On SQLite, and on PostgreSQL where there is one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import AsyncMock

import msgspec
import pytest
from sqlalchemy import text
from tests.server.inside import ask, find, join, open_hub, seat_everyone
from tests.server.postgres import a_postgres

from heliograph.kernel.log import Entry
from heliograph.kernel.seats import Seat
from heliograph.server.store import changes
from heliograph.server.store.engine import open_engine
from heliograph.server.store.rows import ChairRow, EntryRow, LineRow, TableRow
from heliograph.server.store.store import Store
from heliograph.server.store.writer import StoreError, TakenError
from heliograph.server.wire.requests import Act, Say, Start

ROW = TableRow("t1", "contact", 1, "hash", "{}", "seed", "playing", 1, 1, 1, "host", "Ann")
BEGIN = msgspec.Raw(b'{"type":"begin-round"}')


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        yield from a_postgres(request.getfixturevalue("postgres"))


def entry(seq: int, id: str = "") -> EntryRow:
    return EntryRow(Entry(seq, Seat(seq % 2), seq * 10, BEGIN), id or f"request-{seq}")


async def test_what_is_written_is_read(database: str) -> None:
    store = Store(open_engine(database))
    await store.open()
    chairs = (ChairRow(Seat(0), "person", "Ann", "", "hash"), ChairRow(Seat(1), "ai", "", "strong"))
    await store.write(*changes.new_table(ROW, chairs))
    await asyncio.gather(*(store.write(changes.append("t1", entry(seq))) for seq in (3, 1, 2)))
    await store.close()

    store = Store(open_engine(database))
    await store.open()
    stored = await store.load("t1")
    assert stored is not None
    assert (stored.row, stored.chairs) == (ROW, chairs)
    assert [row.entry.seq for row in stored.entries] == [1, 2, 3]
    assert stored.entries[0] == entry(1)
    assert [row.entry.seq for row in (await store.load("t1", 2)).entries] == [3]  # type: ignore[union-attr]
    assert await store.load("t2") is None
    await store.close()


async def test_one_of_two_writers_is_first(database: str) -> None:
    one, two = Store(open_engine(database)), Store(open_engine(database))
    await one.open()
    await two.open()
    results = await asyncio.gather(
        *(store.write(changes.append("t1", entry(1, name))) for store, name in ((one, "one"), (two, "two"))),
        return_exceptions=True,
    )
    assert sorted(map(type, results), key=str) == sorted([type(None), TakenError], key=str)
    stored = await one._read(lambda c: [row.request_id for row in c.execute(text("select * from entries"))])
    assert stored == ["one" if results[0] is None else "two"]
    await one.close()
    await two.close()


async def test_only_the_one_who_was_late_fails_in_a_batch(database: str) -> None:
    store = Store(open_engine(database))
    await store.open()
    await store.write(changes.append("t1", entry(1)))
    results = await asyncio.gather(
        *(store.write(changes.append(table, entry(1))) for table in ("t2", "t1", "t3")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), TakenError, type(None)]
    await store.close()


async def test_changes_of_one_job_are_made_together_or_not_at_all(database: str) -> None:
    store = Store(open_engine(database))
    await store.open()
    await store.write(*changes.new_table(ROW, ()))
    with pytest.raises(TakenError):
        await store.write(changes.append("t1", entry(1)), changes.begin("t1", 5))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.entries == ()
    await store.close()


async def test_nothing_is_said_to_those_who_should_not_hear_it(database: str) -> None:
    """Who hears a line was decided for a position that is no longer there: PostgreSQL counts nothing here."""
    store = Store(open_engine(database))
    await store.open()
    await store.write(changes.append("t1", entry(1)))
    line = LineRow(1, Seat(0), "Hello", 5, None, "say")
    with pytest.raises(TakenError):
        await store.write(changes.add_line("t1", line, seq=0))
    await store.write(changes.add_line("t1", line, seq=1))
    with pytest.raises(TakenError):
        await store.write(changes.add_line("t1", line, seq=1))
    await store.close()


async def test_a_gap_in_the_numbers_of_lines_is_passed_over(database: str) -> None:
    """Earlier releases left such gaps, and then told the same line again and again."""
    async with open_hub(database) as hub:
        table_id, (ann, bob) = await seat_everyone(hub)
        table = await find(hub, table_id)
        speaker, listener = join(table, ann), join(table, bob)
        await hub.store.write(changes.add_line(table_id, LineRow(7, Seat(0), "Hello", 5, None, "old"), 0))
        for _ in range(3):
            await table.refresh()
        assert await ask(table, speaker, Say("new", "Again")) is None
        assert [message["line"]["text"] for message in listener.got("said")] == ["Hello", "Again"]
        assert [line.n for line in table.chat.lines] == [7, 8]


async def test_two_nodes_may_bring_the_same_box(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(open_engine(database))
    await store.open()
    await store.keep_pack("hash", "{}")
    with monkeypatch.context() as before:
        before.setattr(store, "_read", AsyncMock(return_value=None))
        await store.keep_pack("hash", "{}")
    assert await store.pack("hash") == "{}"
    await store.close()


async def test_two_nodes_on_one_table(database: str) -> None:
    async with open_hub(database) as one, open_hub(database) as two:
        table_id, (ann, bob) = await seat_everyone(one)
        here, there = await find(one, table_id), await find(two, table_id)
        source, crew = join(here, ann), join(there, bob)
        assert await ask(here, source, Start("s")) is None

        # The other node has heard nothing yet; it finds out when it tries to write.
        assert await ask(there, crew, Say("hello", "Hello")) is None
        assert [line["line"]["text"] for line in crew.got("said")] == ["Hello"]

        assert await ask(here, source, Act("a1", 0, BEGIN)) is None
        late = await ask(there, join(there, ann), Act("a2", 0, BEGIN))
        assert late is not None
        assert late.reason.id == "refused-stale"
        assert (here.seq, there.seq) == (1, 1)
        assert crew.got("update")[-1]["seq"] == 1

        again = await ask(there, join(there, ann), Act("a1", 0, BEGIN))
        assert again is None, "the request was applied by the other node, so it is acknowledged"
        assert there.seq == 1


@pytest.mark.parametrize("url", ["mysql://x", "sqlite://", "nonsense", "sqlite:////proc/none/x.sqlite"])
def test_an_unusable_address_is_one_clear_error(url: str) -> None:
    with pytest.raises((StoreError, OSError)):
        open_engine(url)


def test_what_is_no_address_is_told_what_one_looks_like(tmp_path: Path) -> None:
    """A file's path is what people try first."""
    with pytest.raises(StoreError, match="sqlite:///"):
        open_engine(str(tmp_path / "tables.db"))


async def test_a_store_of_another_version_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store = Store(open_engine(url))
    await store.open()
    with store.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '99'"))
    with pytest.raises(StoreError, match="version 99"):
        await store.open()
    await store.close()


async def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection:
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(text("pragma synchronous")).scalar() == 2
    engine.dispose()


async def test_a_store_that_fails_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}") as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        source = join(table, ann)
        await ask(table, source, Start("s"))
        with hub.store.engine.begin() as connection:
            connection.execute(text("alter table entries rename to away"))
        refused = await ask(table, source, Act("a", 0, BEGIN))
        assert refused is not None
        assert (refused.reason.id, table.seq) == ("refused-store", 0)
        with hub.store.engine.begin() as connection:
            connection.execute(text("alter table away rename to entries"))
        assert await ask(table, source, Act("a", 0, BEGIN)) is None
        assert table.seq == 1
