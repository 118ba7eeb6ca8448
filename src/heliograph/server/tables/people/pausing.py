"""Stopping a table's own clock. A person who is alone does it at once; otherwise everybody who is here has to
agree.

While it stands still nobody is shown the game, including spectators: the clock limits thinking time. The log
does not record it, since its times are those of this clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from heliograph.kernel.codec import decode
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.server.store import changes
from heliograph.server.store.rows import TableRow
from heliograph.server.tables.decision import Decision, PendingChange
from heliograph.server.tables.people.notices import lines_of
from heliograph.server.tables.people.seating import Who, held_by
from heliograph.server.tables.people.silence import frozen
from heliograph.server.wire.requests import Pause
from heliograph.server.wire.tables import Standstill

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


def standstill_of(table: Table) -> Standstill | None:
    """As shown to everybody."""
    if table.row.phase != "playing" or table.past or not _is_timed(table):
        return None
    asking = _asking(table.row)
    return Standstill(table.is_stopped, asking, _missing(table, asking) if asking else ())


def pause(table: Table, who: Who, request: Pause) -> Decision:
    if standstill_of(table) is None:
        return Refusal(say("refused-no-clock"))
    if who.seat is None or table.chairs[who.seat].kind != "person":
        return Refusal(say("refused-spectator"))
    row, before = table.row, _asking(table.row)
    if not request.agree and not before:
        return None
    silent = None if table.is_stopped else frozen(table.match, table.chairs, who.seat)
    if silent is not None:
        return Refusal(say("refused-silent-call"))
    if not request.agree:
        told = (say("notice-clock-as-is", name=table.name_of(who)),)
        return _set(table, replace(row, pausing=""), told)
    asking = tuple(sorted({*before, *held_by(table.chairs, who)}))
    if _missing(table, asking):
        return None if asking == before else _set(table, replace(row, pausing=_joined(asking)), ())
    if not table.is_stopped:
        stopped = replace(row, stopped_at=table.now, pausing="")
        return _set(table, stopped, (say("notice-clock-stopped", name=table.name_of(who)),))
    runs = replace(row, stopped_at=None, stood_still_ms=table.stood_still_ms(), pausing="")
    return _set(table, runs, (say("notice-clock-runs"),))


def _set(table: Table, row: TableRow, told: Iterable[Message]) -> Decision:
    lines = lines_of(told, table.chat.last)
    stored = [changes.set_clock(table.row, row)]
    for line in lines:
        stored += (changes.add_line(table.id, line, table.seq), *table.chat.forget(table.id))

    def adopt() -> None:
        table.adopt_seating(row, table.chairs)
        for line in lines:
            table.adopt_line(line)

    return PendingChange(tuple(stored), adopt)


def _is_timed(table: Table) -> bool:
    return table.game.timed(decode(table.header.setup, table.game.setup_type))


def _missing(table: Table, asking: Iterable[Seat]) -> tuple[Seat, ...]:
    """People who are here and have not agreed; people who are away do not count."""
    agreed = {*asking}
    return tuple(
        chair.seat
        for chair in table.chairs
        if chair.kind == "person" and chair.seat not in agreed and table.is_here(chair.seat)
    )


def _asking(row: TableRow) -> tuple[Seat, ...]:
    return tuple(Seat(int(seat)) for seat in row.pausing.split())


def _joined(seats: Iterable[Seat]) -> str:
    return " ".join(map(str, seats))
