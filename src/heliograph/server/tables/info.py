"""What anyone with the link may know about a table, and what a guest is told on arrival."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.build import client_build
from heliograph.server.store.rows import ChairRow
from heliograph.server.tables.keeping import tidied_at
from heliograph.server.tables.people.advice import is_given
from heliograph.server.tables.people.consent import proposal_of
from heliograph.server.tables.people.listing import knock_of, listed_as
from heliograph.server.tables.people.pausing import standstill_of
from heliograph.server.tables.people.personas import persona_of
from heliograph.server.tables.people.seating import Who, held_by
from heliograph.server.tables.people.sharing import is_shared, shares
from heliograph.server.tables.voice.switch import voice_of
from heliograph.server.wire.answers import Welcome
from heliograph.server.wire.tables import Chair, Origin, OwnSeat, TableInfo, Watching

if TYPE_CHECKING:
    from heliograph.server.tables.play.play import Play
    from heliograph.server.tables.table import Table


def info_of(table: Table) -> TableInfo:
    row, still = table.row, table.is_silent
    return TableInfo(
        id=row.id,
        game=row.game,
        setup=msgspec.Raw(row.setup.encode()),
        content=row.content_hash,
        phase=row.phase,
        chairs=tuple(_chair(table, chair, still) for chair in table.chairs),
        spectators=table.attendance.spectators_told(keep_still=still),
        created=row.created,
        ended=_ended(table),
        rematch=row.rematch,
        tidied_at=tidied_at(row, table.limits),
        notice=table.notice,
        one_device=row.one_device,
        watching=Watching(row.watching, row.delay_s),
        proposal=proposal_of(table),
        standstill=standstill_of(table),
        advice=is_given(row),
        voice=voice_of(row, table.limits),
        origin=None if row.origin is None else Origin(row.origin, row.origin_seq),
        listed=listed_as(row),
        knock=knock_of(table),
        days=row.days,
        shared=is_shared(row, table.chairs),
    )


def _ended(table: Table) -> int | None:
    if table.row.phase != "over" or table.row.started is None or table.play is None:
        return None
    last = max((entry.at for entry in table.play.entries[-1:]), default=0)
    return table.row.started + table.row.stood_still_ms + last


def _chair(table: Table, chair: ChairRow, keep_still: bool) -> Chair:
    host = chair.token_hash is not None and chair.token_hash == table.row.host_hash
    online = chair.kind == "ai" or table.seems_here(chair.seat)
    advised = table.attendance.advised_told(chair, keep_still=keep_still)
    persona = "" if chair.kind != "ai" or chair.name else persona_of(table.row, table.chairs, chair.seat)
    return Chair(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        strength=chair.strength,
        online=online,
        host=host,
        stood_in=chair.stood_in,
        advised=advised,
        persona=persona,
        dialect=bool(chair.dialect),
        guest=chair.guest,
        shares=shares(chair),
    )


def own_seat(table: Table, who: Who) -> OwnSeat | Refusal:
    """The state of a running game for one of its players."""
    play, seat = table.play, who.seat
    if table.row.phase == "over":
        return Refusal(say("refused-game-over"))
    if play is None:
        return Refusal(say("refused-not-begun"))
    if seat is None:
        return Refusal(say("refused-no-such-seat"))
    position, noticed = play.position(seat), play.last_noticed(seat)
    moved = None if noticed is None else (table.row.started or 0) + table.row.stood_still_ms + noticed.at
    if table.is_stopped:
        return OwnSeat(seat, False, say("clock-stopped"), (), moved)
    standing = play.match.game.in_short(position.view)
    return OwnSeat(seat, bool(position.prompt.offers), position.prompt.ask, standing, moved)


def welcome_of(table: Table, info: TableInfo, who: Who, play: Play | None, since: int) -> Welcome:
    """`since` is the last position that this guest has seen."""
    seat = who.seat
    return Welcome(
        0,
        info,
        seat,
        who.host,
        None if play is None else play.position(seat).message(table.clock_for(seat)),
        () if play is None else play.since(seat, since),
        () if play is None else play.undone_since(seat, since),
        table.chat.heard(lambda line: table.hears(seat, line)),
        held_by(table.chairs, who),
        client_build(),
    )
