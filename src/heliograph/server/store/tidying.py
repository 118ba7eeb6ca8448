"""Which tables are tidied away. The SQL statement that deletes repeats every condition, so that a table which
somebody has come back to meanwhile, on any node, stays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, Connection, delete, func, select, true

from heliograph.server.store import schema
from heliograph.server.store.rows import Phase

KEPT_LONGER_MS = 2 * 24 * 3_600_000
"""Added for each day that people have for a move: a person who comes at the last moment still finds the
table."""
_LOCK = 0x4E111
"""Any number, the same for every node."""
_FIRST_TO_GO: tuple[Phase, ...] = ("over", "gathering")
"""If there are too many tables; a game in play never makes room for others."""

_tables, _entries = schema.tables.c, schema.entries.c


def tidy(
    connection: Connection, unused_since: Mapping[Phase, int], kept: int, spare_since: int, most: int
) -> list[str]:
    """Tables unused since these times, by phase; then the surplus, if not visited recently."""
    if not _is_alone(connection):
        return []
    gone: list[str] = []
    for phase, since in unused_since.items():
        gone += _delete(connection, phase, since, most)
    for phase in _FIRST_TO_GO:
        there = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
        if there > kept:
            gone += _delete(connection, phase, spare_since, min(most, there - kept))
    return gone


def remove(connection: Connection, table_id: str, unused_since: int) -> bool:
    """Delete on request, unless somebody is there."""
    return bool(_delete_where(connection, (_tables.id == table_id, *_unused(unused_since))))


def _delete(connection: Connection, phase: Phase, since: int, most: int) -> list[str]:
    conditions = (_tables.phase == phase, ~_tables.keep, *_unused(since))
    longest_ago = select(_tables.id).where(*conditions).order_by(_tables.touched).limit(most)
    return _delete_where(connection, (_tables.id.in_(longest_ago), *conditions))


def _unused(since: int) -> tuple[ColumnElement[bool], ...]:
    moved = select(true()).where(_entries.table_id == _tables.id, _tables.started + _entries.at >= since)
    return _tables.touched + _tables.days * KEPT_LONGER_MS < since, ~moved.exists()


def _delete_where(connection: Connection, conditions: Sequence[ColumnElement[bool]]) -> list[str]:
    gone = list(connection.scalars(delete(schema.tables).where(*conditions).returning(_tables.id)))
    for table in schema.metadata.tables.values():
        if gone and "table_id" in table.c:
            connection.execute(delete(table).where(table.c.table_id.in_(gone)))
    return gone


def _is_alone(connection: Connection) -> bool:
    """One node tidies at a time; the others need not wait for it."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(select(func.pg_try_advisory_xact_lock(_LOCK))).scalar())
