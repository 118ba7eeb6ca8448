"""Following other nodes: PostgreSQL tells every node which tables have changed, and who is alive."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Event, Thread

from sqlalchemy import Connection, Engine, bindparam, func, select

from heliograph.server.logs import Log
from heliograph.server.store.pulse import BEAT_SECONDS, SILENT_SECONDS, Pulse

_CHANNEL = "heliograph"
_TELL = select(func.pg_notify(_CHANNEL, bindparam("news")))

log = Log("heliograph.store")


class News:
    """SQLite has one node and no news; everything here then does nothing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self.pulse = Pulse(secrets.token_hex(4))
        self._ended = Event()
        self._thread: Thread | None = None

    @property
    def node(self) -> str:
        return self.pulse.node

    @property
    def is_silent(self) -> bool:
        """Whether the store has not answered for too long: what this node knows may be out of date."""
        return self._thread is not None and self.pulse.is_silent

    def tell(self, connection: Connection, table_ids: Iterable[str]) -> None:
        """Within the transaction: others are told when, and only if, the change is committed."""
        if self.shared:
            for table_id in table_ids:
                connection.execute(_TELL, {"news": f"{self.node} {table_id}"})

    def follow(self, changed: Callable[[str | None], None]) -> None:
        """Call back with the table another node has changed; None when some news may be lost."""
        if self.shared:
            loop = asyncio.get_running_loop()
            self.pulse.begin()
            arguments = (lambda id: _tell_loop(loop, changed, id),)
            self._thread = Thread(target=self._listen, args=arguments, name="news", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._ended.set()
        if self._thread is not None:
            self._thread.join(SILENT_SECONDS)

    def _listen(self, changed: Callable[[str | None], object]) -> None:
        import psycopg

        from heliograph.server.store.impatient import connect

        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._ended.is_set():
            try:
                with connect(address, patience=SILENT_SECONDS, autocommit=True) as line:
                    line.execute(f"LISTEN {_CHANNEL}")
                    self.pulse.beat(line)
                    changed(None)
                    while not self._ended.is_set():
                        for notice in line.notifies(timeout=BEAT_SECONDS):
                            node, _, table_id = notice.payload.partition(" ")
                            if node != self.node:
                                changed(table_id)
                        if self.pulse.beat(line):
                            changed(None)
                    self.pulse.end(line)
            except psycopg.Error as error:
                log.warning("news from other nodes stopped, trying again", what=type(error).__name__)
                self._ended.wait(BEAT_SECONDS)


def _tell_loop(
    loop: asyncio.AbstractEventLoop, changed: Callable[[str | None], None], table_id: str | None
) -> None:
    with suppress(RuntimeError):  # the loop has ended
        loop.call_soon_threadsafe(changed, table_id)
