"""People's requests to a table. Each function decides; the table stores and tells."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.server.clock import now_ms
from heliograph.server.store import changes
from heliograph.server.store.beside import push
from heliograph.server.store.rows import LineRow, StoredTable
from heliograph.server.tables.creation import next_game
from heliograph.server.tables.decision import Decision, Once, PendingChange
from heliograph.server.tables.people.changing_seats import answer_knock, consent, rename, set_seat
from heliograph.server.tables.people.guests import Guest
from heliograph.server.tables.people.listing import set_listed
from heliograph.server.tables.people.names import without_direction_marks
from heliograph.server.tables.people.nudging import nudge
from heliograph.server.tables.people.pausing import pause
from heliograph.server.tables.people.seating import Who
from heliograph.server.tables.people.sharing import share
from heliograph.server.tables.people.silence import hushed
from heliograph.server.tables.people.talk import audience
from heliograph.server.tables.rules_notice import cannot_begin
from heliograph.server.tables.table import Table
from heliograph.server.tables.voice.switch import set_voice
from heliograph.server.wire.requests import (
    Act,
    AnswerKnock,
    Consent,
    Nudge,
    Pause,
    Rematch,
    Rename,
    Say,
    SetListed,
    SetSeat,
    SetVoice,
    SetWatching,
    Share,
    Start,
    Undo,
)


def act(table: Table, who: Who, request: Act | Undo) -> Decision:
    if who.seat is None:
        return Refusal(say("refused-spectator"))
    if table.chairs[who.seat].kind != "person":
        return Refusal(say("refused-ai-sits-here"))
    return move(table, who.seat, request)


def move(table: Table, seat: Seat, request: Act | Undo) -> Decision:
    """A move by the person or AI in a seat."""
    play = table.play
    if play is None:
        return Refusal(say("refused-not-begun") if table.notice is None else table.notice)
    if play.done(seat, request.id) is not None:
        return None
    if table.is_stopped:
        return Refusal(say("refused-clock-stopped"))
    played = play.attempt(seat, request, table.now)
    return played if isinstance(played, Refusal) else table.plan_entry(played, request.id)


def speak(table: Table, who: Who, request: Say) -> Decision:
    if who.seat is None:
        return Refusal(say("talk-spectator"))
    if table.chat.has(who.seat, request.id):
        return None
    listeners = audience(table.match, who.seat, len(table.chairs))
    if isinstance(listeners, Refusal):
        return listeners
    now = now_ms()
    too_much = table.chat.too_much(who.seat, request.text, now)
    if too_much is not None:
        return too_much
    text = without_direction_marks(request.text)
    line = LineRow(table.chat.last + 1, who.seat, text, now, listeners, request.id)
    stored = (changes.add_line(table.id, line, table.seq), *table.chat.forget(table.id))
    return PendingChange(stored, lambda: table.adopt_line(line))


def start(table: Table, who: Who, _: Start) -> Decision:
    if not who.host:
        return Refusal(say("refused-only-host"))
    if table.row.phase != "gathering":
        return None
    if any(chair.kind == "open" for chair in table.chairs):
        return Refusal(say("refused-open-seats"))
    refusal = cannot_begin(table.game, table.header)
    if refusal is not None:
        return refusal
    now = now_ms()
    row = replace(table.row, phase="playing", started=now, touched=now)
    begun = changes.begin(table.id, now)

    def adopt() -> None:
        table.adopt_seating(row, table.chairs)
        table.on_moved(table, (), True)

    return PendingChange((begun,), adopt)


def set_watching(table: Table, who: Who, request: SetWatching) -> Decision:
    if not who.host:
        return Refusal(say("refused-only-host"))
    watching = request.watching
    now = replace(table.row, watching=watching.kind, delay_s=watching.seconds)
    if now == table.row:
        return None
    silent = hushed(table, who)
    if silent is not None:
        return silent
    stored = changes.set_table(table.id, watching=now.watching, delay_s=now.delay_s)
    return PendingChange((stored,), lambda: table.adopt_seating(now, table.chairs))


def rematch(table: Table, who: Who, request: Rematch) -> Decision:
    if who.seat is None and not who.host:
        return Refusal(say("refused-spectator"))
    if table.row.rematch is not None:
        return None
    if table.row.phase != "over":
        return Refusal(say("refused-not-over"))
    following = next_game(table.row, table.chairs, table.game, _next_setup(table, request))
    if isinstance(following, Refusal):
        return following
    row, chairs = following
    stored = (
        changes.set_rematch(table.id, row.id),
        *changes.new_table(row, chairs),
        push.carry_over(table.id, row.id),
    )
    told = replace(table.row, rematch=row.id)

    def adopt() -> None:
        table.on_rematch(table, StoredTable(row, chairs))
        table.adopt_seating(told, table.chairs)

    return PendingChange(stored, adopt)


def _next_setup(table: Table, request: Rematch) -> msgspec.Struct | None:
    """None: roles are passed on as in the rulebook."""
    if table.play is None or request.then == "passed-on":
        return None
    match = table.play.match
    onward = table.game.onward(match.state) if request.then == "onward" else None
    setup: msgspec.Struct = match.setup if onward is None else onward.setup
    return setup


_LEAVES_ITS_ID = (Act, Undo, Say)


def carry_out(table: Table, guest: Guest, request: Any) -> Coroutine[Any, Any, Refusal | None]:
    """A request counts once, however often it is sent. Moves and lines of chat are stored with their
    request's id; others are noted beside their changes."""
    token_hash, leaves_its_id = guest.who.token_hash, isinstance(request, _LEAVES_ITS_ID)
    once = None if leaves_its_id or token_hash is None else Once(token_hash, request.id)
    return table.perform(lambda: REQUESTS[type(request)](table, guest.who, request), once)


REQUESTS: dict[type, Callable[[Table, Who, Any], Decision]] = {
    Act: act,
    Undo: act,
    Say: speak,
    Start: start,
    SetSeat: set_seat,
    Consent: consent,
    Nudge: nudge,
    Pause: pause,
    Share: share,
    SetWatching: set_watching,
    SetVoice: set_voice,
    SetListed: set_listed,
    AnswerKnock: answer_knock,
    Rename: rename,
    Rematch: rematch,
}
