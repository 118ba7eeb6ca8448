"""The store's schema over time: new stores, those of earlier releases, and those of later ones."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text
from tests.server.inside import ask, find, join, open_hub, seat_everyone
from tests.server.postgres import a_postgres

from heliograph.kernel.log import Entry
from heliograph.kernel.seats import Seat
from heliograph.server.store import changes, schema
from heliograph.server.store.engine import open_engine
from heliograph.server.store.migrate import prepare
from heliograph.server.store.rows import ChairRow, EntryRow, LineRow, TableRow
from heliograph.server.store.store import Store
from heliograph.server.store.writer import Change, StoreError
from heliograph.server.wire.requests import Act, Say, Start

BEFORE_ALEMBIC = (Path(__file__).parent / "before_alembic.sql").read_text()
"""What releases before Alembic executed on SQLite, word for word."""
FIRST_TABLES = {"about", "packs", "tables", "seats", "entries", "chat"}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        yield from a_postgres(request.getfixturevalue("postgres"))


def make_old_store(engine: Engine, version: int = 1) -> None:
    ddl = BEFORE_ALEMBIC
    if engine.dialect.name == "postgresql":
        ddl = ddl.replace("version INTEGER", "version SERIAL").replace("WITHOUT ROWID", "")
    with engine.begin() as connection:
        for statement in ddl.split(";"):
            if statement.strip():
                connection.execute(text(statement))
        connection.execute(text(f"insert into about (version) values ({version})"))


def revision(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return connection.execute(text("select version_num from alembic_version")).scalar()


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    engine = open_engine(database)
    prepare(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == schema.VERSION
    engine.dispose()


def test_a_new_store_is_the_same_as_one_of_an_earlier_release(tmp_path: Path) -> None:
    new, old = (open_engine(f"sqlite:///{tmp_path / name}") for name in ("new.sqlite", "old.sqlite"))
    make_old_store(old)
    prepare(new)
    prepare(old)

    def made(engine: Engine) -> set[str]:
        with engine.connect() as connection:
            found = connection.scalars(text("select sql from sqlite_master where sql not like '%alembic%'"))
            return {" ".join(sql.split()).replace("IF NOT EXISTS ", "") for sql in found}

    assert made(new) == made(old)
    with new.connect() as connection:
        assert connection.execute(text("select version from about")).scalars().all() == [1]


def _known_then(engine: Engine, table: str, values: dict[str, Any]) -> dict[str, Any]:
    """Later columns were not there yet."""
    return {column["name"]: values[column["name"]] for column in inspect(engine).get_columns(table)}


async def test_an_earlier_release_s_store_goes_on(database: str) -> None:
    engine = open_engine(database)
    make_old_store(engine)
    row = TableRow("t1", "contact", 1, "hash", "{}", "seed", "playing", 1, 1, 1, "host", "Ann")
    chairs = (ChairRow(Seat(0), "person", "Ann", "", "hash"), ChairRow(Seat(1), "ai", "", "strong"))
    entries = tuple(
        EntryRow(Entry(seq, Seat(0), seq, msgspec.Raw(b'{"type":"begin-round"}')), f"r{seq}")
        for seq in (1, 2)
    )
    line = LineRow(1, Seat(0), "Hello", 5, frozenset({Seat(0), Seat(1)}), "say")
    store = Store(engine)
    then = (
        Change(schema.tables.insert(), _known_then(engine, "tables", asdict(row))),
        *(
            Change(schema.seats.insert(), _known_then(engine, "seats", {"table_id": "t1", **asdict(chair)}))
            for chair in chairs
        ),
    )
    await store.write(*then, changes.add_line("t1", line, 0))
    await store.write(*(changes.append("t1", entry) for entry in entries))
    assert not inspect(engine).has_table("alembic_version")
    await store.close()

    for _ in range(2):
        store = Store(open_engine(database))
        await store.open()
        stored = await store.load("t1")
        assert stored is not None
        assert (stored.row, stored.chairs, stored.entries, stored.lines) == (row, chairs, entries, (line,))
        assert stored.row.touched == 3, "when the last move was made"
        assert revision(store.engine) == schema.VERSION
        await store.close()

    async with open_hub(database) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        source = join(table, ann)
        assert await ask(table, source, Say("h", "Hello")) is None
        assert await ask(table, source, Start("s")) is None
        assert await ask(table, source, Act("a", 0, msgspec.Raw(b'{"type":"begin-round"}'))) is None


def test_a_first_start_that_was_cut_short_is_finished(database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        for statement in BEFORE_ALEMBIC.split(";")[:2]:
            connection.execute(text(statement))
    prepare(engine)
    assert set(inspect(engine).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    with engine.connect() as connection:
        assert connection.execute(text("select version from about")).scalars().all() == [1]
    engine.dispose()


def test_a_store_that_was_never_alembic_s_and_is_of_another_version_is_left_alone(database: str) -> None:
    engine = open_engine(database)
    make_old_store(engine, version=99)
    with pytest.raises(StoreError, match="version 99"):
        prepare(engine)
    assert set(inspect(engine).get_table_names()) == FIRST_TABLES
    engine.dispose()


@pytest.mark.parametrize("old", [False, True], ids=["new", "old"])
def test_several_nodes_may_start_at_the_same_moment(database: str, old: bool) -> None:
    engines = [open_engine(database) for _ in range(6)]
    if old:
        make_old_store(engines[0])
    with ThreadPoolExecutor(len(engines)) as threads:
        list(threads.map(prepare, engines))
    assert revision(engines[0]) == schema.VERSION
    with engines[0].connect() as connection:
        assert connection.execute(text("select version from about")).scalars().all() == [1]
    for engine in engines:
        engine.dispose()
