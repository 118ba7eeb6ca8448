"""Replays from every viewer's seat and reviews, kept for when a game's rules have been replaced."""

from __future__ import annotations

import lzma
from collections.abc import Collection, Mapping

from sqlalchemy import ColumnElement, Connection, and_, delete, false, func, or_, select

from heliograph.kernel.seats import Seat
from heliograph.server.store import schema
from heliograph.server.store.rows import STOPPED
from heliograph.server.store.writer import Change

Rules = Mapping[str, Collection[int]]
"""The versions of each game's rules that are installed here."""
REVIEW = "review"
_tables, _entries, _archive = schema.tables.c, schema.entries.c, schema.archive.c


def replay_kind(viewer: Seat | str | None) -> str:
    return f"replay {'spectator' if viewer is None else viewer}"


def pack(data: bytes) -> bytes:
    """Frames are nearly identical to each other: compressed to a hundredth."""
    return lzma.compress(data, preset=1)


def put(table_id: str, seq: int, packed: Mapping[str, bytes]) -> tuple[Change, ...]:
    """Replaces the record of an earlier state of the game."""
    kinds = and_(_archive.table_id == table_id, _archive.kind.in_(packed))
    rows = ({"table_id": table_id, "kind": kind, "seq": seq, "bytes": data} for kind, data in packed.items())
    return (
        Change(delete(schema.archive).where(kinds)),
        *(Change(schema.archive.insert(), row) for row in rows),
    )


def read(connection: Connection, table_id: str, kind: str) -> bytes | None:
    wanted = select(_archive.bytes).where(_archive.table_id == table_id, _archive.kind == kind)
    found = connection.execute(wanted).scalar_one_or_none()
    return None if found is None else lzma.decompress(found)


def unfilmed(
    connection: Connection, rules: Rules, idle_since: int, but: Collection[str], most: int
) -> list[str]:
    """Games under these rules, finished or idle, whose last move is not in the archive."""
    whole = select(func.max(_archive.seq)).where(
        _archive.table_id == _tables.id, _archive.kind == replay_kind("open")
    )
    moved = select(_entries.seq).where(
        _entries.table_id == _tables.id, _entries.seq > func.coalesce(whole.scalar_subquery(), 0)
    )
    is_still = or_(_tables.phase == "over", and_(_tables.phase == "playing", _tables.touched < idle_since))
    found = select(_tables.id).where(is_still, _under(rules), moved.exists(), _tables.id.not_in(but))
    return list(connection.scalars(found.limit(most)))


def unreviewed(connection: Connection, rules: Rules, but: Collection[str], most: int) -> list[str]:
    kept = select(_archive.kind).where(_archive.table_id == _tables.id, _archive.kind == REVIEW)
    whole = and_(_tables.phase == "over", _tables.notice.is_distinct_from(STOPPED))
    found = select(_tables.id).where(whole, _under(rules), ~kept.exists(), _tables.id.not_in(but))
    return list(connection.scalars(found.limit(most)))


def _under(rules: Rules) -> ColumnElement[bool]:
    games = (and_(_tables.game == id, _tables.rules_version.in_(versions)) for id, versions in rules.items())
    return or_(false(), *games)
