"""Which games of a store may be exported: finished ones that everybody who played them has shared."""

from __future__ import annotations

from sqlalchemy import Connection, select

from heliograph.cli.dataset.record import GameRecord, record_of
from heliograph.kernel.log import Log
from heliograph.server.store import schema
from heliograph.server.store.rows import STOPPED, StoredTable
from heliograph.server.store.store import Store
from heliograph.server.tables.people.sharing import is_shared


async def candidates(store: Store, game: str) -> list[str]:
    """Finished games of one kind or of all, at tables where at least one person has agreed."""

    def ask(connection: Connection) -> list[str]:
        tables, seats = schema.tables.c, schema.seats.c
        agreed = select(seats.table_id).where(seats.table_id == tables.id, seats.shared_by != "")
        found = select(tables.id).where(tables.phase == "over", agreed.exists()).order_by(tables.id)
        return list(connection.scalars(found.where(tables.game == game) if game else found))

    return await store.transact(ask)


async def shared_record(store: Store, table_id: str) -> GameRecord | None:
    """None if somebody who played has not agreed, or has withdrawn."""
    stored = await store.load(table_id)
    if stored is None or not _may_leave(stored):
        return None
    log = Log(await store.header(stored.row), tuple(row.entry for row in stored.entries))
    return record_of(log, stored.chairs)


def _may_leave(stored: StoredTable) -> bool:
    """A game that was ended by new rules has no result."""
    row = stored.row
    return row.phase == "over" and row.notice != STOPPED and is_shared(row, stored.chairs)
