"""One table: seats, game and chat in memory; every change is durable before anyone is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from heliograph.games import AnyGame
from heliograph.kernel.codec import decode
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Header
from heliograph.kernel.match import Match, Played, resume
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.players import strengths
from heliograph.server import tokens
from heliograph.server.clock import now_ms
from heliograph.server.close_codes import RESTARTING
from heliograph.server.limits import Limits
from heliograph.server.logs import Log
from heliograph.server.metrics import MOVE_SECONDS
from heliograph.server.outgoing import Outgoing
from heliograph.server.store import changes
from heliograph.server.store.beside.results import note
from heliograph.server.store.rows import EntryRow, LineRow, StoredTable, TableRow
from heliograph.server.store.store import Store
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.alarm import Alarm
from heliograph.server.tables.decision import Decision, Once, PendingChange
from heliograph.server.tables.header import header_of
from heliograph.server.tables.info import info_of, welcome_of
from heliograph.server.tables.people.advice import AdvicePace
from heliograph.server.tables.people.attendance import Attendance
from heliograph.server.tables.people.chat import Chat
from heliograph.server.tables.people.guests import Guest, Guests
from heliograph.server.tables.people.listing import end_knock, knock_waits
from heliograph.server.tables.people.seating import Chairs, House, Who, who_holds
from heliograph.server.tables.people.silence import is_silent
from heliograph.server.tables.people.talk import hears_line
from heliograph.server.tables.play.gallery import Gallery, reaches_gallery
from heliograph.server.tables.play.play import Play
from heliograph.server.tables.play.viewer_position import Viewer
from heliograph.server.tables.rating import results_of
from heliograph.server.tables.rules_notice import notice_of
from heliograph.server.tables.settling import Settling
from heliograph.server.tables.telling import (
    show_gallery,
    show_game,
    tell_line,
    tell_lobby,
    tell_news,
    tell_who_is_here,
)
from heliograph.server.tables.voice.room import VoiceRoom
from heliograph.server.tables.voice.switch import voice_of
from heliograph.server.wire.tables import TableInfo

_BREATH_SECONDS = 1.0

log = Log("heliograph")


class Table:
    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        store: Store,
        on_turn: Callable[[Table], None],
        limits: Limits,
        past: bool = False,
    ) -> None:
        self.row = stored.row
        self.chairs: Chairs = stored.chairs
        self.game = game
        self.past = past
        """The installed rules cannot play it: it can only be seen in the archive."""
        self.chat = Chat(stored.lines, limits)
        self.guests = Guests()
        self.guests.elsewhere = stored.elsewhere
        self.voice = VoiceRoom()
        self.on_turn = on_turn
        """Called when it may be an AI seat's turn."""
        self.on_lobby: Callable[[Table], None] = lambda _: None
        """Called when somebody may have come or gone."""
        self.on_other_rules: Callable[[Table], None] = lambda _: None
        """Called when another node has moved the game on to rules that this node does not have."""
        self.on_rematch: Callable[[Table, StoredTable], None] = lambda *_: None
        """Called when the table of the next game is in the store."""
        self.play: Play | None = None
        self.asked_at = 0.0
        """When the request being decided came in, by the monotonic clock."""
        self._settling = Settling(store)
        self.limits = limits
        self._heard_out = 0.0
        self._alarm = Alarm(self._ring)
        self.gallery = Gallery(self._show_gallery)
        self.now = 0
        """Milliseconds since the game began, at the moment for which a request is decided."""
        self.attendance = Attendance(self.guests)
        self.attendance.note(self.row, self.chairs)
        self.advice_pace = AdvicePace(limits.suggestions_per_seat_per_minute)
        self.on_moved: Callable[[Table, Collection[Seat], bool], None] = lambda *_: None
        """Called when these seats have moved or the game has begun; says whether this node made the
        change."""
        self.may_be_open = False
        """Whether this server has open tables."""
        self.on_hurry: Callable[[Table, bool], None] = lambda *_: None
        """Called when somebody does not want to wait for AI seats."""
        self._begin_if_due()

    def read(self, entries: Iterable[EntryRow]) -> Iterator[None]:
        """Replay the stored log, one entry at a time. After the last one the table is ready."""
        if self.play is None:
            return
        for row in entries:
            self.play.follow((row,))
            yield
        self.set_alarm()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return 0 if self.play is None else self.play.match.seq

    @property
    def match(self) -> Match | None:
        return None if self.play is None else self.play.match

    @property
    def header(self) -> Header:
        return header_of(self.row, self.game)

    def info(self) -> TableInfo:
        return info_of(self)

    @property
    def is_silent(self) -> bool:
        """The rules keep somebody silent: spectators who come and go must not be a signal either."""
        return is_silent(self.match, self.chairs)

    @property
    def has_voice(self) -> bool:
        return voice_of(self.row, self.limits) == "on"

    @property
    def house(self) -> House:
        def know_the_same(one: Seat, other: Seat) -> bool:
            return self.game.know_the_same(decode(self.header.setup, self.game.setup_type), one, other)

        return House(self.row, self.chairs, strengths(self.row.game), know_the_same)

    @property
    def ai_seats(self) -> int:
        return sum(chair.kind == "ai" for chair in self.chairs)

    def identify(self, token_hash: str | None, seat: Viewer = None) -> Who | None:
        return who_holds(self.row, self.chairs, token_hash, seat)

    def name_of(self, who: Who) -> str:
        return self.row.host_name if who.seat is None else self.chairs[who.seat].name

    def is_here(self, seat: Seat) -> bool:
        return self.attendance.is_here(self.row, self.chairs, seat)

    def seems_here(self, seat: Seat) -> bool:
        """The presence shown to everybody: during silence leaving and returning must not be a signal."""
        if self.is_here(seat):
            return True
        unseen = self.attendance.away_seconds(seat) < self.limits.unseen_absence_seconds
        return unseen and self.attendance.was_told(seat) and self.is_silent

    @property
    def notice(self) -> Message | None:
        return notice_of(self.row, self.game.rules_version, self.past)

    def done(self, seat: Viewer, request_id: str) -> int:
        """The position a request led to."""
        if self.play is None:
            return 0
        done = None if seat is None else self.play.done(seat, request_id)
        return self.play.number(seat) if done is None else done

    def heard_in(self) -> float:
        """Seconds until people have heard the last event to its end."""
        return max(0.0, self._heard_out - time.monotonic())

    @property
    def is_deserted(self) -> bool:
        return len(self.guests) == 0 and not self._settling.is_busy

    def clock(self) -> int:
        """Milliseconds since the game began; never before the last entry."""
        if self.play is None or self.row.started is None:
            return 0
        if self.row.stopped_at is not None:
            return self.row.stopped_at
        last = self.play.entries[-1].at if self.play.entries else 0
        return max(now_ms() - self.row.started - self.row.stood_still_ms, last)

    @property
    def is_stopped(self) -> bool:
        """The players have stopped the clock."""
        return self.row.stopped_at is not None and self.row.phase == "playing"

    def stood_still_ms(self) -> int:
        """How long the clock has stood still by now, if it runs on at this moment."""
        return now_ms() - (self.row.started or 0) - self.clock()

    # What spectators see

    def play_for(self, viewer: Viewer) -> Play | None:
        """The game as this viewer may see it; nobody sees it while the clock stands still."""
        if self.is_stopped:
            return None
        if viewer is not None:
            return self.play
        return self.gallery.play(self.row, self.play, self.clock(), self.chat.lines)

    def clock_for(self, viewer: Viewer) -> int:
        return self.clock() if viewer is not None else self.gallery.clock(self.clock())

    def hears(self, viewer: Viewer, line: LineRow) -> bool:
        return hears_line(viewer, line) and (viewer is not None or reaches_gallery(self.row, line))

    async def _show_gallery(self) -> None:
        if not self.is_stopped:
            show_gallery(self)

    # Changing

    def perform(
        self, decide: Callable[[], Decision], once: Once | None = None
    ) -> Coroutine[Any, Any, Refusal | None]:
        """Decide, store, adopt. Due ticks of the table's own clock come first."""
        return self._settling.perform(self, decide, once)

    async def refresh(self) -> None:
        """Another node has changed something."""
        with suppress(StoreError):
            await self.look_again()

    async def look_again(self) -> None:
        """Read all news from the store; raises an error if the store fails."""
        await self._settling.look_again(self)

    async def keep_time(self) -> Refusal | None:
        """Play due ticks now, so that nobody is shown things that should be gone."""
        is_due = self.play is not None and not self.is_stopped and self.play.match.is_due(self.clock())
        if not is_due and knock_waits(self) != 0:
            return None
        return await self.perform(lambda: end_knock(self))

    def plan_entry(self, played: Played, request_id: str) -> PendingChange:
        """One more entry of the log; the last one ends the game."""
        stored = changes.append(self.id, EntryRow(played.entry, request_id))
        if self.game.outcome(played.match.state) is None:
            return PendingChange((stored,), lambda: self.adopt_move(played, request_id))
        over = replace(self.row, phase="over", touched=now_ms())

        def finish() -> None:
            log.info("a game is over", table=self.id, game=self.row.game, seconds=round(self.now / 1000))
            self.adopt_move(played, request_id)
            self.adopt_seating(over, self.chairs)

        counted = () if self.row.origin else note(self.row, *results_of(played.match, self.chairs))
        ended = changes.end(self.id, over.touched)
        return PendingChange((stored, ended, *counted), finish)

    def adopt_move(self, played: Played, request_id: str) -> None:
        assert self.play is not None
        news = self.play.adopt(played, request_id)
        if self.play.everyone_noticed:
            MOVE_SECONDS.observe(time.monotonic() - self.asked_at)
        lasts = sum([self.game.lasts(told.event) for told in played.events])
        if lasts and (self.guests.elsewhere or {*self.guests.viewers} - {played.entry.seat}):
            self._heard_out = max(self._heard_out, time.monotonic()) + lasts / 1000
        tell_news(self, self.play, news)
        self.on_moved(self, (played.entry.seat,), True)
        if self.attendance.owes_news(self.chairs) and not self.is_silent:
            tell_who_is_here(self)

    def adopt_advice(self, chairs: Chairs) -> None:
        """Somebody was given a suggestion; if the rules ask for silence, that is told later."""
        self.chairs = chairs
        tell_who_is_here(self)

    def adopt_seating(self, row: TableRow, chairs: Chairs) -> None:
        """Somebody sat down or got up, or the table moved on."""
        before, self.row, self.chairs = self.row, row, chairs
        begun = self._begin_if_due()
        moved = self.guests.reseat(lambda who: self.identify(who.token_hash, who.seat))
        tell_lobby(self)
        if self.play is None:
            return
        if (row.watching, row.delay_s, row.phase) != (before.watching, before.delay_s, before.phase):
            self.gallery.begin_anew()
            moved += [guest for guest in self.guests if guest.who.seat is None and guest not in moved]
        runs_on = before.stopped_at is not None and row.stopped_at is None
        show_game(self, self.guests if begun or runs_on else moved)
        self.set_alarm()
        self.on_turn(self)

    def adopt_line(self, line: LineRow) -> None:
        self.chat.add(line)
        tell_line(self, line)

    # Coming and going

    def join(self, guest: Guest, since: int) -> None:
        who, play = guest.who, self.play_for(guest.who.seat)
        newcomer = who.seat is None or not self.guests.is_here(who.seat)
        self.guests.join(guest)
        info = self.info()
        guest.post(Outgoing(welcome_of(self, info, who, play, since)))
        if newcomer:
            tell_who_is_here(self, info, but=guest)
        self.on_turn(self)

    def leave(self, guest: Guest) -> None:
        if not self.attendance.leave(guest):
            return
        seat = guest.who.seat
        if seat is None or not self.guests.is_here(seat):
            self.tell_who_has_gone()
        play = self.play_for(seat)
        if play is not None and seat not in self.guests.viewers:
            play.forget(seat)

    def tell_who_has_gone(self) -> None:
        """Somebody may have gone, from this node or another. During silence that is told later."""
        tell_who_is_here(self)
        if self.is_silent:
            seconds = self.limits.unseen_absence_seconds + _BREATH_SECONDS
            asyncio.get_running_loop().call_later(seconds, tell_who_is_here, self)

    # The table's own clock

    def end(self) -> None:
        """The table is unloaded: stop its timers."""
        self._alarm.end()
        self.gallery.end()
        self.voice.close(say("bye-restart"), RESTARTING)

    def plan_tick(self) -> PendingChange | None:
        if self.play is None or self.row.phase != "playing" or self.is_stopped:
            return None
        if not self.play.match.is_due(self.now):
            return None
        played = self.play.match.tick(self.now)
        assert isinstance(played, Played)
        return self.plan_entry(played, tokens.new_request_id())

    def set_alarm(self) -> None:
        assert self.play is not None
        runs = self.row.phase == "playing" and not self.is_stopped
        due = self.game.due(self.play.match.state) if runs else None
        waits = [] if due is None else [max(0, due - self.clock()) / 1000]
        knock = knock_waits(self)
        self._alarm.set(min(waits if knock is None else [*waits, knock], default=None))

    async def _ring(self) -> None:
        try:
            refusal = await self.keep_time()
        except Exception:
            log.exception("the clock has stopped", table=self.id, game=self.row.game)
            return
        if refusal is not None:
            await asyncio.sleep(_BREATH_SECONDS)
        self.set_alarm()

    # Following the store

    def _begin_if_due(self) -> bool:
        if self.play is not None or self.past or self.row.phase == "gathering":
            return False
        self.play = Play(resume(self.game, self.header))
        return True
