"""Nudging a person whom the others wait for. It is a line of chat, so that it reaches them at any node."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import TABLE, Seat
from heliograph.server.clock import now_ms
from heliograph.server.store import changes
from heliograph.server.tables.decision import Decision, PendingChange
from heliograph.server.tables.people.notices import lines_of
from heliograph.server.tables.people.seating import Who, is_own
from heliograph.server.tables.people.silence import frozen, waits_for
from heliograph.server.wire.requests import Nudge

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


def nudge(table: Table, who: Who, request: Nudge) -> Decision:
    if who.seat is None and not who.host:
        return Refusal(say("refused-spectator"))
    refusal = _why_not(table, who, request.seat)
    if refusal is not None:
        return refusal
    (line,) = lines_of((_call(table.name_of(who), request.seat),), table.chat.last)
    stored = (changes.add_line(table.id, line, table.seq), *table.chat.forget(table.id))
    return PendingChange(stored, lambda: table.adopt_line(line))


def _why_not(table: Table, who: Who, seat: Seat) -> Refusal | None:
    """During silence a nudge could be a signal: the Crew could learn from it that a guess is wrong."""
    if not 0 <= seat < len(table.chairs):
        return Refusal(say("refused-no-such-seat"))
    chair = table.chairs[seat]
    if chair.kind != "person" or is_own(chair, who):
        return Refusal(say("refused-nudge-nobody"))
    if table.is_silent if who.seat is None else frozen(table.match, table.chairs, who.seat):
        return Refusal(say("refused-silent-call"))
    if table.is_here(seat) and (table.is_stopped or not waits_for(table.match, seat)):
        return Refusal(say("refused-nudge-not-waited-for", name=chair.name))
    free = _last_nudged(table, seat) + table.limits.nudge_seconds * 1000 - now_ms()
    if free <= 0:
        return None
    return Refusal(say("refused-nudge-often", name=chair.name, seconds=ceil(free / 1000)))


def _last_nudged(table: Table, seat: Seat) -> int:
    """Computed from the lines: the same on every node and after a restart."""
    for line in reversed(table.chat.lines):
        if line.seat == TABLE:
            notice = msgspec.json.decode(line.text, type=Message)
            if notice == _call(str(notice.args.get("by")), seat):
                return line.at
    return 0


def _call(by: str, seat: Seat) -> Message:
    return say("notice-nudged", by=by, player=seat_name(seat))
