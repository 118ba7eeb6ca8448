"""A connection to PostgreSQL with a time limit for every answer. A dead connection reports nothing, so the
database's own timeouts do not help."""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg.errors import _WaitTimeout

CONNECT_SECONDS = 3


class ImpatientConnection(psycopg.Connection[Any]):
    patience: float | None = None
    """Seconds for one answer. None: no limit."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        """All waiting for the database happens here."""
        try:
            return super().wait(gen, interval, self.patience if timeout is None else timeout)
        except _WaitTimeout:
            if timeout is not None:
                raise
            self.pgconn.finish()
            raise psycopg.OperationalError(f"no answer for {self.patience} seconds") from None


def connect(*args: Any, patience: float, **options: Any) -> ImpatientConnection:
    """The database, too, drops work that nobody waits for any more: a transaction that is cut off half way
    would keep others waiting for its locks."""
    soon = round(1000 * patience)
    settings = f"-c statement_timeout={soon} -c idle_in_transaction_session_timeout={soon}"
    options["options"] = f"{options.get('options', '')} {settings}".strip()
    line = ImpatientConnection.connect(*args, **{"connect_timeout": CONNECT_SECONDS} | options)
    line.patience = patience
    return line
