"""What people ask of a table. Each function decides; the table stores and tells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.players import strengths
from heliograph.server.clock import now_ms
from heliograph.server.store import changes
from heliograph.server.store.rows import LineRow
from heliograph.server.tables.creation import next_game
from heliograph.server.tables.decision import Decision, Once, PendingChange
from heliograph.server.tables.guests import Guest
from heliograph.server.tables.names import name_at_table, without_direction_marks
from heliograph.server.tables.seating import Chairs, Who, change_seat, claim
from heliograph.server.tables.silence import frozen, is_silent, waits_for
from heliograph.server.tables.table import Table
from heliograph.server.tables.talk import audience
from heliograph.server.wire import Act, Claim, Rematch, Rename, Say, SetSeat, Start, Undo


def act(table: Table, who: Who, request: Act | Undo) -> Decision:
    if who.seat is None:
        return Refusal(say("refused-spectator"))
    if table.chairs[who.seat].kind != "person":
        return Refusal(say("refused-ai-sits-here"))
    return move(table, who.seat, request)


def move(table: Table, seat: Seat, request: Act | Undo) -> Decision:
    """A move by whoever sits there, person or AI."""
    play = table.play
    if play is None:
        return Refusal(say("refused-not-begun"))
    if play.done(seat, request.id) is not None:
        return None
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
    text = without_direction_marks(request.text)
    now = now_ms()
    too_much = table.chat.too_much(who.seat, text, now)
    if too_much is not None:
        return too_much
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
    now = now_ms()
    row = replace(table.row, phase="playing", started=now, touched=now)
    begun = changes.begin(table.id, now)
    return PendingChange((begun,), lambda: table.adopt_seating(row, table.chairs))


def set_seat(table: Table, who: Who, request: SetSeat) -> Decision:
    changed = change_seat(table.row, table.chairs, who, request, strengths(table.row.game))
    return changed if isinstance(changed, Refusal) else _reseat(table, changed)


def take_seat(table: Table, request: Claim, token_hash: str) -> Decision:
    who = table.identify(token_hash)
    if who is not None:
        return None if who.seat == request.seat else Refusal(say("refused-two-seats"))
    if table.row.phase == "over":
        return Refusal(say("refused-game-over"))
    taken = claim(table.chairs, request.seat, request.name, token_hash)
    if isinstance(taken, Refusal):
        return taken
    if is_silent(table.match, table.chairs) and not waits_for(table.match, taken.seat):
        return Refusal(say("refused-silence"))
    return _reseat(table, (taken,))


def rename(table: Table, who: Who, request: Rename) -> Decision:
    if who.seat is None and not who.host:
        return Refusal(say("refused-spectator"))
    name = name_at_table(request.name, [chair.name for chair in table.chairs if chair.seat != who.seat])
    if isinstance(name, Refusal):
        return name
    if who.seat is not None:
        chair = table.chairs[who.seat]
        if chair.name == name:
            return None
        return frozen(table.match, table.chairs, who.seat) or _reseat(table, (replace(chair, name=name),))
    row = replace(table.row, host_name=name)
    stored = changes.set_table(table.id, host_name=name)
    return PendingChange((stored,), lambda: table.adopt_seating(row, table.chairs))


def rematch(table: Table, who: Who, _: Rematch) -> Decision:
    if who.seat is None and not who.host:
        return Refusal(say("refused-spectator"))
    if table.row.rematch is not None:
        return None
    if table.row.phase != "over":
        return Refusal(say("refused-not-over"))
    row, chairs = next_game(table.row, table.chairs, table.game)
    stored = (changes.set_rematch(table.id, row.id), *changes.new_table(row, chairs))
    told = replace(table.row, rematch=row.id)
    return PendingChange(stored, lambda: table.adopt_seating(told, table.chairs))


def _reseat(table: Table, changed: Chairs) -> Decision:
    if not changed:
        return None
    stored = tuple(changes.set_seat(table.id, table.chairs[chair.seat], chair) for chair in changed)
    after = list(table.chairs)
    for chair in changed:
        after[chair.seat] = chair
    return PendingChange(stored, lambda: table.adopt_seating(table.row, tuple(after)))


async def carry_out(table: Table, guest: Guest, request: Any) -> Refusal | None:
    """Once, however often it is sent. Moves and lines of chat are stored with their request's id; all
    else is noted beside what it changes."""
    token_hash, leaves_its_id = guest.who.token_hash, isinstance(request, Act | Undo | Say)
    once = None if leaves_its_id or token_hash is None else Once(token_hash, request.id)
    return await table.perform(lambda: REQUESTS[type(request)](table, guest.who, request), once)


REQUESTS: dict[type, Callable[[Table, Who, Any], Decision]] = {
    Act: act,
    Undo: act,
    Say: speak,
    Start: start,
    SetSeat: set_seat,
    Rename: rename,
    Rematch: rematch,
}
