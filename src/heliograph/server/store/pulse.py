"""Which nodes are alive. Each renews its beat in the store they share, by the store's own clock."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import psycopg

BEAT_SECONDS = 0.5
SILENT_SECONDS = 2.5
"""Without an answer for this long a node serves nothing: others may be moving its tables on."""
DEAD_SECONDS = 3.0
"""Longer than that: no node is considered dead before it has noticed itself."""
_FORGOTTEN_SECONDS = 60

_NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
LIVING = f"beat > {_NOW} - {round(1000 * DEAD_SECONDS)}"
_RENEW = f"update nodes set beat = {_NOW} where id = %s and {LIVING}"  # noqa: S608 - all of it is ours
_BEGIN = f"insert into nodes (id, beat) values (%s, {_NOW}) on conflict (id) do update set beat = {_NOW}"  # noqa: S608
_GIVE_BACK = "delete from leases where node = %s"
_OTHERS = f"select id from nodes where {LIVING}"  # noqa: S608
_END = "delete from nodes where id = %s"
_FORGET = (
    f"delete from nodes where beat < {_NOW} - {1000 * _FORGOTTEN_SECONDS}",  # noqa: S608
    "delete from presence where node not in (select id from nodes)",
    "delete from leases where node not in (select id from nodes)",
    "delete from listings where node not in (select id from nodes)",
)


class Pulse:
    """One node's pulse. The thread that listens to others beats; everybody else only reads."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.living: frozenset[str] = frozenset()
        self.lives = 0
        """Counts how often the others thought this node dead; leases of an earlier life are lost."""
        self._answered = time.monotonic()
        self._tidied = 0.0

    @property
    def is_silent(self) -> bool:
        return time.monotonic() - self._answered > SILENT_SECONDS

    def begin(self) -> None:
        """Count the silence of the store from now on."""
        self._answered = time.monotonic()

    def beat(self, line: psycopg.Connection[Any]) -> bool:
        """Whether this began another life."""
        asked = time.monotonic()
        begun = line.execute(_RENEW, (self.node,)).rowcount == 0
        if begun:
            self.lives += 1
            with line.transaction():
                line.execute(_GIVE_BACK, (self.node,))
                line.execute(_BEGIN, (self.node,))
        self.living = frozenset(id for (id,) in line.execute(_OTHERS))
        self._answered = asked
        if asked - self._tidied > _FORGOTTEN_SECONDS:
            self._tidied = asked
            for statement in _FORGET:
                line.execute(statement)
        return begun

    def end(self, line: psycopg.Connection[Any]) -> None:
        """Tell the others at shutdown, so that they take over at once."""
        line.execute(_END, (self.node,))
