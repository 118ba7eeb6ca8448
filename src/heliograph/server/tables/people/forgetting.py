"""Deletes a person's name and words from a table. Moves stay: without them the game would be another."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import TABLE
from heliograph.server.store import changes
from heliograph.server.store.rows import LineRow
from heliograph.server.tables.decision import Decision, PendingChange
from heliograph.server.tables.people.names import name_at_table, one_more_name
from heliograph.server.tables.people.seating import Who, held_by
from heliograph.server.tables.people.sharing import withdrawn
from heliograph.server.tables.people.silence import frozen

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table

NOBODY = "N. N."
"""In every language the mark for a person whose name is deleted."""


def lines_of_person(table: Table, who: Who) -> tuple[LineRow, ...]:
    """Lines said from the person's own seats, and the table's lines with their name."""
    seats = held_by(table.chairs, who)
    names = {table.chairs[seat].name for seat in seats}
    for line in reversed(table.chat.lines):
        if line.seat == TABLE:
            told = msgspec.json.decode(line.text, type=Message)
            if told.id == "notice-renamed" and told.args["name"] in names:
                names.add(str(told.args["was"]))
    return tuple(line for line in table.chat.lines if line.seat in seats or _names_one(line, names))


def forget(table: Table, who: Who) -> Decision:
    seats = held_by(table.chairs, who)
    if who.seat is None or not seats:
        return Refusal(say("refused-spectator"))
    silent = frozen(table.match, table.chairs, who.seat) if table.row.phase == "playing" else None
    if silent is not None:
        return silent
    chairs = list(table.chairs)
    for seat in seats:
        others = [chair.name for chair in chairs if chair.seat != seat]
        chairs[seat] = withdrawn(replace(chairs[seat], name=_free(others), guest=""))
    row = replace(table.row, host_name=chairs[who.seat].name) if who.host else table.row
    gone = [line.n for line in lines_of_person(table, who)]
    stored = (
        *(changes.set_seat(table.id, table.chairs[seat], chairs[seat]) for seat in seats),
        changes.set_table(table.id, host_name=row.host_name),
        *((changes.remove_lines(table.id, gone),) if gone else ()),
    )

    def adopt() -> None:
        table.chat.remove(gone)
        table.adopt_seating(row, tuple(chairs))

    return PendingChange(stored, adopt)


def _names_one(line: LineRow, names: set[str]) -> bool:
    if line.seat != TABLE:
        return False
    told = msgspec.json.decode(line.text, type=Message)
    return any(value in names for value in told.args.values() if isinstance(value, str))


def _free(others: list[str]) -> str:
    return NOBODY if not isinstance(name_at_table(NOBODY, others), Refusal) else one_more_name(NOBODY, others)
