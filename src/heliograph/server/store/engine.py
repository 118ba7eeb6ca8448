"""Opening a database: `sqlite:///PATH` (the default kind) or `postgresql://...`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from heliograph.server.store import schema
from heliograph.server.store.writer import StoreError


def open_engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"not a database address: {url}") from error
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise StoreError("a table must survive a restart: name a file, as in sqlite:///heliograph.db")
        Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(parsed, connect_args={"timeout": 10})
        event.listen(engine, "connect", _durable)
        return engine
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    raise StoreError(f"neither sqlite nor postgresql: {url}")


def prepare(engine: Engine) -> None:
    """Make what is missing; refuse a store that another version has made."""
    try:
        schema.metadata.create_all(engine)
        with engine.begin() as connection:
            version = connection.execute(select(schema.about.c.version)).scalar()
            if version is None:
                connection.execute(schema.about.insert(), {"version": schema.VERSION})
                version = schema.VERSION
    except SQLAlchemyError as error:
        raise StoreError(f"cannot open {engine.url.render_as_string()}: {error}") from error
    if version != schema.VERSION:
        raise StoreError(f"the store is of version {version}, this server needs {schema.VERSION}")


def _durable(connection: Any, _: Any) -> None:
    """Every commit reaches the disk (`FULL`), readers never wait for the writer (`WAL`)."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()
