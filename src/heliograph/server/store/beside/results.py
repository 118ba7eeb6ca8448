"""Results of finished games of one level on this server."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, func, select

from heliograph.kernel.seats import Seat
from heliograph.server.store import schema
from heliograph.server.store.rows import TableRow
from heliograph.server.store.writer import Change

_results = schema.results.c


def note(row: TableRow, level: str, merits: Mapping[Seat, int]) -> tuple[Change, ...]:
    same = {"table_id": row.id, "game": row.game, "rules_version": row.rules_version, "level": level}
    return tuple(
        Change(schema.results.insert(), {**same, "seat": seat, "merit": merit})
        for seat, merit in merits.items()
    )


def merits_of_others(connection: Connection, row: TableRow, level: str) -> dict[int, int]:
    """The number of results by merit, under the same rules at the same level, at other tables."""
    found = (
        select(_results.merit, func.count().label("games"))
        .where(
            _results.game == row.game,
            _results.level == level,
            _results.rules_version == row.rules_version,
            _results.table_id != row.id,
        )
        .group_by(_results.merit)
    )
    return {row.merit: row.games for row in connection.execute(found)}
