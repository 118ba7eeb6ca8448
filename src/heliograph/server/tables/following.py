"""Adopts here what another node has stored."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from heliograph.server.store.rows import StoredTable
from heliograph.server.store.writer import UnsureError
from heliograph.server.tables.people.seating import Chairs
from heliograph.server.tables.telling import tell_news

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


def follow(table: Table, stored: StoredTable) -> bool:
    """Adopt what is new in the store; returns whether there was anything."""
    if stored.row.rules_version != table.row.rules_version:
        table.on_other_rules(table)
        raise UnsureError("the game goes on under other rules")
    before = (table.row, table.chairs, table.seq, table.chat.last)
    if stored.elsewhere != table.guests.elsewhere:
        table.guests.elsewhere = stored.elsewhere
        table.tell_who_has_gone()
    if (stored.row, _unadvised(stored.chairs)) == (table.row, _unadvised(table.chairs)):
        if stored.chairs != table.chairs:
            table.adopt_advice(stored.chairs)
    else:
        table.adopt_seating(stored.row, stored.chairs)
    table.row = stored.row
    if stored.entries and table.play is not None:
        tell_news(table, table.play, table.play.follow(stored.entries))
    table.on_moved(table, [row.entry.seat for row in stored.entries], False)
    if stored.earlier_lines is not None:
        table.chat.remove([line.n for line in table.chat.lines if line.n not in stored.earlier_lines])
    for line in stored.lines:
        table.adopt_line(line)
    return before != (table.row, table.chairs, table.seq, table.chat.last)


def _unadvised(chairs: Chairs) -> Chairs:
    return tuple(replace(chair, advised="") for chair in chairs)
