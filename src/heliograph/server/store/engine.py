"""Opening a database: `sqlite:///PATH` (the default kind) or `postgresql://...`."""

from __future__ import annotations

import shutil
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from heliograph.extras import MissingExtraError
from heliograph.server.store.writer import StoreError

_PAGES_AHEAD = 4_000
"""Pages, 16 MB in all, that the write-ahead log may hold before they are copied into the database while
everybody waits. They are as durable in the log. A table's page is written at every move and copied once."""


def open_engine(url: str, patience: float | None = None) -> Engine:
    """With `patience`, PostgreSQL has this many seconds for each answer."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"not a database address: {url} (a file is sqlite:///heliograph.db)") from error
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise StoreError("a table must survive a restart: name a file, as in sqlite:///heliograph.db")
        Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(parsed, connect_args={"timeout": 10}, hide_parameters=True)
        event.listen(engine, "connect", _durable)
        return engine
    if parsed.get_backend_name() == "postgresql":
        driven = parsed.set(drivername="postgresql+psycopg")
        try:
            engine = create_engine(driven, pool_pre_ping=True, hide_parameters=True)
        except ModuleNotFoundError as missing:
            raise MissingExtraError("PostgreSQL needs its driver", "postgres") from missing
        if patience is not None:
            event.listen(engine, "do_connect", partial(_impatiently, patience))
        return engine
    raise StoreError(f"neither sqlite nor postgresql: {url}")


def _impatiently(patience: float, _: Any, __: Any, arguments: Any, options: Any) -> Any:
    from heliograph.server.store.impatient import connect

    return connect(*arguments, patience=patience, **options)


def free_bytes(engine: Engine) -> float:
    """Free space on the database's disk; infinite for a database server, whose disk we cannot see."""
    if engine.dialect.name != "sqlite":
        return inf
    return shutil.disk_usage(Path(str(engine.url.database)).parent).free


def _durable(connection: Any, _: Any) -> None:
    """Every commit reaches the disk (`FULL`), readers never wait for the writer (`WAL`)."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_AHEAD}")
    cursor.close()
