"""Messages to a table's guests: the game, the chat, who is here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.server.clock import now_ms
from heliograph.server.outgoing import Outgoing
from heliograph.server.store.rows import LineRow
from heliograph.server.tables.people.chat import spoken
from heliograph.server.tables.people.guests import Guest
from heliograph.server.tables.people.seating import held_by
from heliograph.server.tables.people.talk import audience, hears_line
from heliograph.server.tables.play.past_events import News
from heliograph.server.tables.play.play import Play
from heliograph.server.wire.answers import Lobby, Said
from heliograph.server.wire.positions import Spoken
from heliograph.server.wire.tables import TableInfo

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


def tell_news(table: Table, play: Play, news: Iterable[News]) -> None:
    """The game went on; spectators may be shown it later."""
    clock, guests = table.clock(), table.guests
    for viewer in guests.viewers:
        if table.play_for(viewer) is not play:
            table.gallery.wind(play, clock, table.chat.lines)
            continue
        update = play.update(viewer, news, clock)
        if update is not None:
            guests.post(viewer, Outgoing(update))
    table.voice.look(table)
    table.set_alarm()
    table.on_turn(table)


def show_game(table: Table, guests: Iterable[Guest]) -> None:
    """The whole current game, for viewers who see it for the first time or from another seat."""
    for guest in guests:
        seat = guest.who.seat
        play = table.play_for(seat)
        if play is not None:
            guest.post(Outgoing(play.whole(seat, table.clock_for(seat))))


def tell_line(table: Table, line: LineRow) -> None:
    said = Outgoing(Said(0, spoken(line)))
    table.guests.post_all(said, [viewer for viewer in table.guests.viewers if table.hears(viewer, line)])
    if table.play is not None:
        table.gallery.wind(table.play, table.clock(), table.chat.lines)


def tell_remark(table: Table, seat: Seat, why: Message) -> None:
    """An AI seat explains its last action. It is sent to those who hear it now, and not kept."""
    listeners = audience(table.match, seat, len(table.chairs))
    if isinstance(listeners, Refusal):
        return
    line = LineRow(0, seat, "", now_ms(), listeners, "")
    viewers = [viewer for viewer in table.guests.viewers if hears_line(viewer, line)]
    said = Outgoing(Said(0, Spoken(seat, "", line.at, why)))
    table.guests.post_all(said, [viewer for viewer in viewers if table.play_for(viewer) is table.play])


def show_gallery(table: Table) -> None:
    """What spectators may see and hear by now."""
    if table.play is None:
        return
    update = table.gallery.look(table.play, table.clock())
    if update is not None:
        table.guests.post(None, Outgoing(update))
    for line in table.gallery.hear(table.chat.lines):
        table.guests.post(None, Outgoing(Said(0, spoken(line))))
    table.gallery.wind(table.play, table.clock(), table.chat.lines)


def tell_who_is_here(table: Table, info: TableInfo | None = None, but: Guest | None = None) -> None:
    """Somebody has come or gone; if nobody is to notice, not even an empty message is sent."""
    table.attendance.note(table.row, table.chairs)
    info = info or table.info()
    table.voice.look(table)
    table.on_lobby(table)
    if table.attendance.is_news(info):
        _tell_lobby(table, info, but)


def tell_lobby(table: Table) -> None:
    table.voice.look(table)
    table.on_lobby(table)
    _tell_lobby(table, table.info())


def _tell_lobby(table: Table, info: TableInfo, but: Guest | None = None) -> None:
    table.attendance.tell(info)
    for guest in table.guests:
        if guest is not but:
            who = guest.who
            guest.post(Outgoing(Lobby(0, info, who.seat, who.host, held_by(table.chairs, who))))
