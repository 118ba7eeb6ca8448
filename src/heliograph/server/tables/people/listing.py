"""Tables that strangers may find: who lists them, who looks for a partner there, and who may come.

A player cannot forget what they saw from a seat. So an AI's seat goes to a stranger only when the one person
who plays there agrees, at a moment of their choice; open seats go to the first who comes, as by any link. The
row of the table is the lock: if two people ask at once, on any nodes, one is let in.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.server.clock import now_ms
from heliograph.server.meeting.kindness import is_unkind
from heliograph.server.store import changes
from heliograph.server.store.rows import ChairRow, TableRow
from heliograph.server.tables.decision import Decision, PendingChange
from heliograph.server.tables.people.names import name_at_table
from heliograph.server.tables.people.notices import lines_of
from heliograph.server.tables.people.seating import Chairs, Who, taken_by
from heliograph.server.tables.people.silence import frozen, hushed
from heliograph.server.tokens import guest_of
from heliograph.server.wire.open_tables import Knocking
from heliograph.server.wire.requests import AnswerKnock, SetListed
from heliograph.server.wire.tables import Knock, ListedAs

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


class Knocked(msgspec.Struct, frozen=True):
    token_hash: str
    name: str
    guest: str
    at: int


class Seeking(msgspec.Struct, frozen=True):
    """Somebody who looks for a partner, as stored with the table."""

    blocked: tuple[str, ...] = ()
    """People they do not want to play with."""
    knock: Knocked | None = None


def listed_as(row: TableRow) -> ListedAs:
    if row.listed is None:
        return "no"
    return "seats" if row.partner is None else "partner"


def seeking(row: TableRow) -> Seeking | None:
    return None if row.partner is None else msgspec.json.decode(row.partner, type=Seeking)


def with_listing(row: TableRow, listed: ListedAs, language: str, wanted: Seeking | None = None) -> TableRow:
    """The same table, listed from now on or no longer."""
    if listed == "no":
        return replace(row, listed=None, partner=None)
    since = row.listed if row.listed is not None else now_ms()
    partner = msgspec.json.encode(wanted or Seeking()).decode() if listed == "partner" else None
    return replace(row, listed=since, language=language, partner=partner)


def cannot_be_listed(row: TableRow, chairs: Chairs, listed: ListedAs) -> Refusal | None:
    if any(is_unkind(name) for name in (row.host_name, *(chair.name for chair in chairs))):
        return Refusal(say("refused-name-unkind"))
    if listed != "partner":
        return None
    people = [chair for chair in chairs if chair.kind != "ai"]
    alone = len(people) == 1 and people[0].token_hash == row.host_hash and not row.one_device
    if row.phase != "playing" or not alone or seat_for_partner(chairs) is None:
        return Refusal(say("refused-no-seat-for-partner"))
    return None


def seat_for_partner(chairs: Chairs) -> Seat | None:
    """The first AI seat that is not kept for a person."""
    return next((chair.seat for chair in chairs if chair.kind == "ai" and chair.token_hash is None), None)


def knock_of(table: Table) -> Knock | None:
    """Who knocks, as shown to everybody."""
    wanted, seat = seeking(table.row), seat_for_partner(table.chairs)
    if wanted is None or wanted.knock is None or seat is None or table.row.phase != "playing":
        return None
    return Knock(wanted.knock.name, wanted.knock.guest, seat, table.limits.knock_seconds)


def knock_waits(table: Table) -> float | None:
    """Seconds left to answer; None: nobody knocks."""
    wanted = seeking(table.row)
    if wanted is None or wanted.knock is None or table.row.phase != "playing":
        return None
    return max(0, wanted.knock.at + table.limits.knock_seconds * 1000 - now_ms()) / 1000


def end_knock(table: Table) -> Decision:
    """Nobody has answered in time: everybody is told."""
    wanted = seeking(table.row)
    if wanted is None or knock_waits(table) != 0:
        return None
    row, [line] = _knocked(table.row, wanted, None), lines_of((say("notice-knock-ended"),), table.chat.last)
    stored = (
        changes.set_listing(table.row, row),
        changes.add_line(table.id, line, table.seq),
        *table.chat.forget(table.id),
    )

    def adopt() -> None:
        table.adopt_seating(row, table.chairs)
        table.adopt_line(line)

    return PendingChange(stored, adopt)


def set_listed(table: Table, who: Who, request: SetListed) -> Decision:
    if not who.host:
        return Refusal(say("refused-only-host"))
    if request.listed != "no" and not table.may_be_open:
        return Refusal(say("refused-no-open-tables"))
    if request.listed != "no":
        refused = cannot_be_listed(table.row, table.chairs, request.listed)
        if refused is not None:
            return refused
    before = seeking(table.row)
    wanted = Seeking(request.blocked, None if before is None else before.knock)
    row = with_listing(table.row, request.listed, request.language, wanted)
    host = _marked(table, who, guest_of(request.guest)) if request.listed != "no" else table.chairs
    change = _change(table, row, host)
    return change if change is None else hushed(table, who) or change


def knock(table: Table, request: Knocking, token_hash: str) -> Decision:
    """Somebody who has found this table asks for the AI's seat."""
    wanted = seeking(table.row)
    if wanted is None or table.row.phase != "playing" or not host_is_here(table):
        return Refusal(say("refused-nobody-to-ask"))
    asking, guest = wanted.knock, guest_of(request.guest)
    if request.withdraw:
        gone = asking is not None and asking.token_hash == token_hash
        return _change(table, _knocked(table.row, wanted, None), table.chairs) if gone else None
    if asking is not None and asking.token_hash == token_hash:
        return None
    now = now_ms()
    is_waited_for = asking is not None and asking.at + table.limits.knock_seconds * 1000 > now
    if is_waited_for or guest in wanted.blocked or _is_own(table.chairs, guest):
        return Refusal(say("refused-nobody-to-ask"))
    name = name_at_table(request.name, table.house.names)
    if isinstance(name, Refusal):
        return name
    if is_unkind(name):
        return Refusal(say("refused-name-unkind"))
    asks = Knocked(token_hash, name, guest, now)
    return _change(table, _knocked(table.row, wanted, asks), table.chairs)


def answered(table: Table, who: Who, request: AnswerKnock) -> tuple[TableRow, Chairs] | Refusal | None:
    """The table and the chairs that change when the host answers; None: nobody knocks any more."""
    if not who.host or who.seat is None:
        return Refusal(say("refused-only-host"))
    wanted = seeking(table.row)
    if wanted is None or wanted.knock is None or table.row.phase != "playing":
        return None
    silent = frozen(table.match, table.chairs, who.seat)
    if silent is not None:
        return silent
    asks, seat = wanted.knock, seat_for_partner(table.chairs)
    if not request.agree or seat is None:
        return _knocked(table.row, wanted, None), ()
    sits = taken_by(table.house, seat, asks.name, asks.token_hash, asks.guest)
    if isinstance(sits, Refusal):
        return sits
    return with_listing(table.row, "no", ""), (sits,)


def is_asked_by(table: Table, token_hash: str) -> bool:
    """Whether it is this one who waits for an answer here."""
    wanted = seeking(table.row)
    return wanted is not None and wanted.knock is not None and wanted.knock.token_hash == token_hash


def host_is_here(table: Table) -> bool:
    """As shown to everybody; a host who only watches is known to the node they are connected to."""
    seats = [chair.seat for chair in table.chairs if chair.token_hash == table.row.host_hash]
    return any(table.seems_here(seat) for seat in seats) or any(guest.who.host for guest in table.guests)


def _marked(table: Table, who: Who, guest: str) -> Chairs:
    """The host of a listed table can be blocked and reported."""
    return tuple(
        replace(chair, guest=guest)
        if chair.token_hash is not None and chair.token_hash == who.token_hash
        else chair
        for chair in table.chairs
    )


def _is_own(chairs: Chairs, guest: str) -> bool:
    return any(chair.guest == guest for chair in chairs)


def _knocked(row: TableRow, wanted: Seeking, asks: Knocked | None) -> TableRow:
    after = msgspec.structs.replace(wanted, knock=asks)
    return replace(row, partner=msgspec.json.encode(after).decode())


def _change(table: Table, row: TableRow, chairs: Chairs) -> Decision:
    if (row, chairs) == (table.row, table.chairs):
        return None
    pairs: list[tuple[ChairRow, ChairRow]] = list(zip(table.chairs, chairs, strict=True))
    seats = [changes.set_seat(table.id, was, now) for was, now in pairs if was != now]
    stored = (changes.set_listing(table.row, row), *seats)
    return PendingChange(stored, lambda: table.adopt_seating(row, chairs))
