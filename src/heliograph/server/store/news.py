"""Following other nodes: PostgreSQL tells every node which tables have changed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from threading import Event, Thread

from sqlalchemy import Connection, Engine, bindparam, func, select

_CHANNEL = "heliograph"
_LOOK_UP_SECONDS = 1.0
_TELL = select(func.pg_notify(_CHANNEL, bindparam("news")))

log = logging.getLogger("heliograph.store")


class News:
    """SQLite has one node and no news; everything here then does nothing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._node = secrets.token_hex(4)
        self.shared = engine.dialect.name == "postgresql"
        self._ended = Event()
        self._thread: Thread | None = None

    def tell(self, connection: Connection, table_ids: Iterable[str]) -> None:
        """Within the transaction: it is told when, and only if, the change is there."""
        if self.shared:
            for table_id in table_ids:
                connection.execute(_TELL, {"news": f"{self._node} {table_id}"})

    def follow(self, changed: Callable[[str | None], None]) -> None:
        """Call back with the table another node has changed; None when some news may be lost."""
        if self.shared:
            loop = asyncio.get_running_loop()
            arguments = (lambda id: loop.call_soon_threadsafe(changed, id),)
            self._thread = Thread(target=self._listen, args=arguments, name="news", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._ended.set()
        if self._thread is not None:
            self._thread.join(3 * _LOOK_UP_SECONDS)

    def _listen(self, changed: Callable[[str | None], object]) -> None:
        import psycopg

        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._ended.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    changed(None)
                    while not self._ended.is_set():
                        for notice in connection.notifies(timeout=_LOOK_UP_SECONDS):
                            node, _, table_id = notice.payload.partition(" ")
                            if node != self._node:
                                changed(table_id)
            except psycopg.Error as error:
                log.warning("news from other nodes stopped, trying again: %s", error)
                time.sleep(_LOOK_UP_SECONDS)
