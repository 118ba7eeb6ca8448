"""Whom a change of seats in a running game concerns, and whether they have agreed.

A player cannot forget what they saw from a seat. So no single person can put somebody off a seat, or let a
stranger, who may be themselves in a second window, see from an AI's seat. An AI that stands in for a person
who is away only keeps the seat for them: the host decides that alone.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.server.store.rows import ChairRow
from heliograph.server.tables.people.seating import Chairs, Who, change_seat, is_own, who_holds
from heliograph.server.tables.people.silence import hushed, waits_for
from heliograph.server.wire.requests import SetSeat
from heliograph.server.wire.tables import Occupant, Proposal

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


_HOUR_MS = 3_600_000
_DAY_MS = 24 * _HOUR_MS


class Question(msgspec.Struct, frozen=True):
    """As it is stored with the table."""

    seat: Seat
    to: Occupant
    token_hash: str
    """Token hash of the person who asks."""
    by: str
    agreed: tuple[Seat, ...] = ()


def question_of(table: Table) -> Question | None:
    """What the others are asked, as long as it is still possible."""
    if table.row.proposal is None or table.row.phase != "playing":
        return None
    question = msgspec.json.decode(table.row.proposal, type=Question)
    return question if planned(table, question) is not None else None


def proposal_of(table: Table) -> Proposal | None:
    """The same, as shown to everybody."""
    question = question_of(table)
    plan = None if question is None else planned(table, question)
    if question is None or plan is None:
        return None
    return Proposal(question.seat, question.to, question.by, plan[1])


def planned(table: Table, question: Question) -> tuple[Chairs, tuple[Seat, ...]] | None:
    """What would change, and who has not agreed yet; None: it is no longer possible."""
    who = who_holds(table.row, table.chairs, question.token_hash)
    if who is None:
        return None
    changed = change_seat(table.house, who, SetSeat("", question.seat, question.to))
    if isinstance(changed, Refusal) or not changed:
        return None
    asked = who_must_agree(table, who, table.chairs[question.seat], question.to)
    if isinstance(asked, Refusal):
        return None
    return changed, tuple(seat for seat in asked if seat not in question.agreed)


def who_must_agree(table: Table, who: Who, chair: ChairRow, to: Occupant) -> tuple[Seat, ...] | Refusal:
    """The others who are here. During silence only changes that the game needs to continue are made."""
    silent = hushed(table, who)
    if is_own(chair, who):
        return silent if silent is not None and to.kind != "me" else ()
    if silent is not None and chair.kind == "ai":
        return silent
    others = tuple(
        other.seat
        for other in table.chairs
        if other.kind == "person" and not is_own(other, who) and table.is_here(other.seat)
    )
    if chair.token_hash is not None:
        alone = who.host and to.kind == "ai"
        return _still_there(table, chair) or (() if alone else others)
    if chair.kind == "open" and to.kind == "ai":
        return () if who.host else others
    if silent is not None:
        return silent
    return others if chair.kind == "ai" and to.kind != "ai" else ()


def _still_there(table: Table, chair: ChairRow) -> Refusal | None:
    """Only its own player gives up a seat, unless they have been away for long."""
    if table.is_here(chair.seat):
        return Refusal(say("refused-person-is-here", name=chair.name))
    if table.row.days:
        return _still_has_time(table, chair)
    missing = table.limits.absence_seconds - table.attendance.away_seconds(chair.seat)
    if missing <= 0:
        return None
    return Refusal(say("refused-not-away-long", name=chair.name, seconds=ceil(missing)))


def _still_has_time(table: Table, chair: ChairRow) -> Refusal | None:
    """At a table over days nobody counts as away: a seat is given up only when the game has waited for it for
    that long."""
    if not waits_for(table.match, chair.seat):
        return Refusal(say("refused-not-waited-for", name=chair.name))
    missing = table.row.days * _DAY_MS - (table.clock() - _last_noticed_by_all(table))
    if missing <= 0:
        return None
    return Refusal(say("refused-has-time", name=chair.name, hours=ceil(missing / _HOUR_MS)))


def _last_noticed_by_all(table: Table) -> int:
    """The time of the last event that even the least informed viewer has noticed."""
    assert table.play is not None
    seats = [None, *(chair.seat for chair in table.chairs)]
    last = [table.play.last_noticed(viewer) for viewer in seats]
    return min(0 if entry is None else entry.at for entry in last)
