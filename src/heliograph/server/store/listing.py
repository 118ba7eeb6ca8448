"""All tables at a glance, for the operator."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from heliograph.server.store import schema
from heliograph.server.store.rows import Phase, TableRow


@dataclass(frozen=True, slots=True)
class Listed:
    row: TableRow
    moves: int
    used: int
    """When somebody was last there or a move was made, in milliseconds since 1970."""


def listed(connection: Connection, phase: Phase | None = None, table_id: str | None = None) -> list[Listed]:
    """Sorted by when they are tidied away, the soonest first."""
    tables, entries = schema.tables.c, schema.entries.c
    played = (
        select(entries.table_id, func.count().label("moves"), func.max(entries.at).label("at"))
        .group_by(entries.table_id)
        .subquery()
    )
    found = select(schema.tables, played.c.moves, played.c.at).join_from(
        schema.tables, played, played.c.table_id == tables.id, isouter=True
    )
    if phase is not None:
        found = found.where(tables.phase == phase)
    if table_id is not None:
        found = found.where(tables.id == table_id)
    return sorted(
        (_listed(dict(row)) for row in connection.execute(found).mappings()), key=lambda listed: listed.used
    )


def _listed(found: dict[str, object]) -> Listed:
    moves, at = (int(str(found.pop(name) or 0)) for name in ("moves", "at"))
    row = TableRow(**found)  # type: ignore[arg-type]
    moved = (row.started or 0) + at if moves else 0
    return Listed(row, moves, max(row.touched, moved))
