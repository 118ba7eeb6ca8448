"""Opening a database: `sqlite:///PATH` (the default kind) or `postgresql://...`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

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


def _durable(connection: Any, _: Any) -> None:
    """Every commit reaches the disk (`FULL`), readers never wait for the writer (`WAL`)."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()
