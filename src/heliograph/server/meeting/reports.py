"""Reports that people make to the operator about each other. They are kept with the table."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select

from heliograph.kernel.seats import Seat
from heliograph.server.clock import now_ms
from heliograph.server.store import schema
from heliograph.server.store.rows import ChairRow
from heliograph.server.tokens import guest_of
from heliograph.server.wire.open_tables import Report

_of = schema.reports.c


class Reported(NamedTuple):
    table_id: str
    seat: Seat
    at: int
    guest: str
    name: str
    reason: str
    note: str


def keep(connection: Connection, table_id: str, chair: ChairRow, report: Report, most: int) -> None:
    """One from each browser about each seat; a later one replaces the first."""
    by = guest_of(report.guest)
    same = (_of.table_id == table_id, _of.seat == chair.seat, _of.by_guest == by)
    connection.execute(delete(schema.reports).where(*same))
    connection.execute(
        schema.reports.insert().values(
            table_id=table_id,
            seat=chair.seat,
            by_guest=by,
            at=now_ms(),
            guest=chair.guest,
            name=chair.name,
            reason=report.reason,
            note=report.note.strip(),
        )
    )
    if connection.execute(select(func.count()).select_from(schema.reports)).scalar_one() > most:
        oldest = select(_of.at).order_by(_of.at.desc()).offset(most - 1).limit(1).scalar_subquery()
        connection.execute(delete(schema.reports).where(_of.at < oldest))


def reports(connection: Connection) -> list[Reported]:
    """The newest first."""
    columns = [_of[name] for name in Reported._fields]
    return [Reported(*row) for row in connection.execute(select(*columns).order_by(_of.at.desc()))]


def forget(connection: Connection, *, by_guest: str | None = None) -> int:
    """Reports of one browser, or all."""
    gone = delete(schema.reports)
    return connection.execute(gone if by_guest is None else gone.where(_of.by_guest == by_guest)).rowcount
