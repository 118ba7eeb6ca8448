"""A whole store as one file, taken while tables are played, and a store restored from such a file.

The file is a SQLite database, whatever the store is: it can be inspected, kept, and restored to either kind.
It has the schema of the store it was taken from; restoring migrates it to today's.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Column, Connection, Engine, MetaData, Table, create_engine, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from heliograph.server.clock import now_ms
from heliograph.server.store import schema
from heliograph.server.store.migrate import prepare
from heliograph.server.store.writer import StoreError

_AT_ONCE = 500
_OF_THE_MOMENT = (schema.nodes.name, schema.presence.name, schema.leases.name, schema.listings.name)
"""Tables about running nodes, which mean nothing in another store."""


def backup(engine: Engine, file: Path) -> int:
    """Returns the number of tables in it. Everything that was acknowledged before the call is in the file."""
    if file.exists():
        raise StoreError(f"{file} is there already; name a new file")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        if engine.dialect.name == "sqlite":
            _copy_file(str(engine.url.database), part)
        else:
            _copy_rows(engine, part)
        kept = _count(part)
        _make_durable(part)
        part.rename(file)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(f"cannot back up {engine.url.render_as_string()}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return kept


def restore(file: Path, engine: Engine) -> int:
    """Returns the number of tables in the file. All of it is restored, or nothing; and never into a store
    that contains anything."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    try:
        with _brought_up_to_date(file) as source, source.connect() as old:
            prepare(engine)
            with engine.begin() as new:
                _refuse_what_is_used(new)
                for table in _lasting(schema.metadata):
                    if table is not schema.about:
                        _insert(new, table, old)
                new.execute(update(schema.tables).values(touched=now_ms()))  # nothing is tidied at once
                return new.execute(select(func.count()).select_from(schema.tables)).scalar_one()
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(f"cannot restore {file}: {error}") from error


def _copy_file(database: str, part: Path) -> None:
    """A consistent snapshot that does not block writers."""
    if not Path(database).is_file():
        raise StoreError(f"there is no file {database}")
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it


def _copy_rows(engine: Engine, part: Path) -> None:
    """All tables as they were at one moment."""
    with engine.connect().execution_options(isolation_level="REPEATABLE READ") as source:
        there, here = MetaData(), MetaData()
        there.reflect(source)
        copies = {table.name: _plain(table, here) for table in there.sorted_tables}
        target = create_engine(f"sqlite:///{part}")
        try:
            with target.begin() as connection:
                here.create_all(connection)
                for table in _lasting(there):
                    _insert(connection, copies[table.name], source)
        finally:
            target.dispose()


def _plain(table: Table, metadata: MetaData) -> Table:
    """The same columns and keys, in types that every database has."""
    columns = (Column(old.name, old.type.as_generic(), primary_key=old.primary_key) for old in table.columns)
    return Table(table.name, metadata, *columns)


def _insert(target: Connection, table: Table, source: Connection) -> None:
    """A few rows at a time: a store may be larger than the memory."""
    found = source.execute(table.select(), execution_options={"yield_per": _AT_ONCE})
    for rows in found.mappings().partitions():
        target.execute(table.insert(), [dict(row) for row in rows])


def _lasting(metadata: MetaData) -> list[Table]:
    return [table for table in metadata.sorted_tables if table.name not in _OF_THE_MOMENT]


@contextmanager
def _brought_up_to_date(file: Path) -> Iterator[Engine]:
    """Works on a copy: the backup stays unchanged."""
    with TemporaryDirectory(prefix="heliograph-restore-") as folder:
        copy = Path(folder) / "copy.sqlite"
        _copy_file(str(file), copy)
        _count(copy)
        engine = create_engine(f"sqlite:///{copy}")
        try:
            prepare(engine)
            yield engine
        finally:
            engine.dispose()


def _refuse_what_is_used(connection: Connection) -> None:
    for table in (schema.tables, schema.entries):
        if connection.execute(table.select().limit(1)).first() is not None:
            raise StoreError("there are tables in this store already; restore into an empty one")
    for table in (schema.packs, schema.push_keys):  # a server that was started once leaves some
        connection.execute(table.delete())


def _count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as copy:
        return int(copy.execute("select count(*) from tables").fetchone()[0])


def _make_durable(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())
