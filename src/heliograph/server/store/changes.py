"""Everything that can be written, as changes for the writer."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, literal, select, update

from heliograph.server.store import schema
from heliograph.server.store.rows import ChairRow, EntryRow, LineRow, TableRow
from heliograph.server.store.writer import APPEND, Change

_NEW_TABLE = schema.tables.insert()
_NEW_SEAT = schema.seats.insert()
_NEW_REQUEST = schema.requests.insert()

REQUESTS_REMEMBERED = 100
"""For one token at one table. Clients repeat recent requests, not old ones."""


def _of_token() -> tuple[Any, ...]:
    of = schema.requests.c
    return of.table_id == bindparam("table_id"), of.token_hash == bindparam("token_hash")


_LATEST_REQUESTS = (
    select(schema.requests.c.at)
    .where(*_of_token())
    .order_by(schema.requests.c.at.desc())
    .offset(bindparam("kept"))
    .limit(1)
    .scalar_subquery()
)
_FORGET_REQUESTS = delete(schema.requests).where(*_of_token(), schema.requests.c.at <= _LATEST_REQUESTS)

_THE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("this"))
_BEGIN = _THE_TABLE.where(schema.tables.c.phase == "gathering").values(
    phase="playing", started=bindparam("now"), touched=bindparam("now")
)
_END = _THE_TABLE.values(phase="over", touched=bindparam("now"))
_SET_REMATCH = _THE_TABLE.where(schema.tables.c.rematch.is_(None)).values(rematch=bindparam("following"))


def append(table_id: str, row: EntryRow) -> Change:
    entry = row.entry
    return Change(
        APPEND,
        {
            "table_id": table_id,
            "seq": entry.seq,
            "seat": entry.seat,
            "at": entry.at,
            "action": str(entry.action, "utf-8"),
            "request_id": row.request_id,
        },
    )


def new_table(row: TableRow, chairs: tuple[ChairRow, ...]) -> tuple[Change, ...]:
    seats = (Change(_NEW_SEAT, {"table_id": row.id, **_values(chair)}) for chair in chairs)
    return (Change(_NEW_TABLE, _values(row)), *seats)


def _values(row: TableRow | ChairRow) -> dict[str, Any]:
    """The columns of a row: all plain values, which need no copies."""
    return {field.name: getattr(row, field.name) for field in fields(row)}


def set_seat(table_id: str, was: ChairRow, now: ChairRow) -> Change:
    """Refused when somebody else has changed the seat since."""
    values = _values(now)
    del values["seat"]
    statement = update(schema.seats).where(
        schema.seats.c.table_id == table_id,
        schema.seats.c.seat == was.seat,
        schema.seats.c.kind == was.kind,
        schema.seats.c.token_hash.is_not_distinct_from(was.token_hash),
        schema.seats.c.seen_by == was.seen_by,
        schema.seats.c.advised == was.advised,
        schema.seats.c.shared_by == was.shared_by,
    )
    return Change(statement.values(values), expected=True)


def begin(table_id: str, now: int) -> Change:
    """Refused when it has begun already."""
    return Change(_BEGIN, {"this": table_id, "now": now}, expected=True)


def end(table_id: str, now: int) -> Change:
    """The game is over."""
    return Change(_END, {"this": table_id, "now": now})


def move_on(row: TableRow, after: TableRow) -> Change:
    """Move it to other rules, or end it. Refused when somebody else has been first."""
    tables = schema.tables.c
    of = update(schema.tables).where(
        tables.id == row.id,
        tables.phase == row.phase,
        tables.rules_version == row.rules_version,
        tables.content_hash == row.content_hash,
    )
    names = ("phase", "rules_version", "content_hash", "setup", "notice", "touched")
    return Change(of.values({name: getattr(after, name) for name in names}), expected=True)


def rewrite(table_id: str, rows: tuple[EntryRow, ...]) -> tuple[Change, ...]:
    """Replace the log."""
    gone = delete(schema.entries).where(schema.entries.c.table_id == table_id)
    return (Change(gone), *(append(table_id, row) for row in rows))


def set_rematch(table_id: str, rematch: str) -> Change:
    return Change(_SET_REMATCH, {"this": table_id, "following": rematch}, expected=True)


def set_proposal(table_id: str, was: str | None, now: str | None) -> Change:
    """Refused when somebody else has asked or answered since."""
    same = schema.tables.c.proposal.is_not_distinct_from(was)
    of = update(schema.tables).where(schema.tables.c.id == table_id, same)
    return Change(of.values(proposal=now), expected=True)


def set_clock(was: TableRow, now: TableRow) -> Change:
    """Refused when somebody else has stopped it, let it run on, or asked for that since."""
    of = update(schema.tables).where(
        schema.tables.c.id == was.id,
        schema.tables.c.stopped_at.is_not_distinct_from(was.stopped_at),
        schema.tables.c.pausing == was.pausing,
    )
    names = ("stopped_at", "stood_still_ms", "pausing")
    return Change(of.values({name: getattr(now, name) for name in names}), expected=True)


def set_listing(was: TableRow, now: TableRow) -> Change:
    """Refused when somebody else has listed it, knocked or answered since: so no seat is promised twice."""
    of = update(schema.tables).where(
        schema.tables.c.id == was.id,
        schema.tables.c.listed.is_not_distinct_from(was.listed),
        schema.tables.c.partner.is_not_distinct_from(was.partner),
    )
    names = ("listed", "language", "partner")
    return Change(of.values({name: getattr(now, name) for name in names}), expected=True)


def touch(table_ids: Collection[str], now: int) -> Change:
    """Somebody was here: the tables are kept for longer. Refused when they are gone."""
    of = update(schema.tables).where(schema.tables.c.id.in_(sorted(table_ids)))
    return Change(of.values(touched=now), expected=True)


def set_table(table_id: str, **values: Any) -> Change:
    return Change(update(schema.tables).where(schema.tables.c.id == table_id).values(values))


def add_line(table_id: str, line: LineRow, seq: int) -> Change:
    """Refused when the game has gone on since: then other seats may be listening."""
    audience = None if line.audience is None else msgspec.json.encode(sorted(line.audience)).decode()
    values = {
        "table_id": table_id,
        "n": line.n,
        "seat": line.seat,
        "text": line.text,
        "at": line.at,
        "audience": audience,
        "request_id": line.request_id,
    }
    columns = [literal(value, schema.chat.c[name].type) for name, value in values.items()]
    gone_on = select(schema.entries.c.seq).where(
        schema.entries.c.table_id == table_id, schema.entries.c.seq > seq
    )
    said = schema.chat.insert().from_select(list(values), select(*columns).where(~gone_on.exists()))
    return Change(said.returning(schema.chat.c.n), expected=True)


def forget_lines(table_id: str, until: int) -> Change:
    of = schema.chat.c
    return Change(delete(schema.chat).where(of.table_id == table_id, of.n <= until))


def remove_lines(table_id: str, numbers: Collection[int]) -> Change:
    of = schema.chat.c
    return Change(delete(schema.chat).where(of.table_id == table_id, of.n.in_(sorted(numbers))))


def note_request(table_id: str, token_hash: str, request_id: str, now: int) -> tuple[Change, ...]:
    """Mark a request as done; refused when it has been done already. Only the latest of each token are
    remembered."""
    mine = {"table_id": table_id, "token_hash": token_hash}
    note = {**mine, "request_id": request_id, "at": now}
    return Change(_NEW_REQUEST, note), Change(_FORGET_REQUESTS, {**mine, "kept": REQUESTS_REMEMBERED})
