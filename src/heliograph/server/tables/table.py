"""One table: seats, game and chat in memory, and every change durable before anyone is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.codec import decode, raw
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Header
from heliograph.kernel.match import Match, Played, resume
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.players import strengths
from heliograph.server import tokens
from heliograph.server.clock import now_ms
from heliograph.server.limits import Limits
from heliograph.server.logs import Log
from heliograph.server.metrics import MOVE_SECONDS
from heliograph.server.outgoing import Outgoing
from heliograph.server.store import changes
from heliograph.server.store.rows import EntryRow, LineRow, StoredTable, TableRow
from heliograph.server.store.store import Store
from heliograph.server.store.writer import StoreError, TakenError, UnsureError
from heliograph.server.tables.alarm import Alarm
from heliograph.server.tables.decision import UNSURE, Decision, Once, PendingChange
from heliograph.server.tables.info import info_of, welcome_of
from heliograph.server.tables.people.attendance import Attendance
from heliograph.server.tables.people.chat import Chat, spoken
from heliograph.server.tables.people.guests import Guest, Guests
from heliograph.server.tables.people.seating import Chairs, House, Who, held_by, who_holds
from heliograph.server.tables.people.silence import is_silent
from heliograph.server.tables.people.talk import audience, hears_line
from heliograph.server.tables.play.gallery import Gallery, reaches_gallery
from heliograph.server.tables.play.past_events import News
from heliograph.server.tables.play.play import Play
from heliograph.server.tables.play.viewer_position import Viewer
from heliograph.server.tables.rules_notice import notice_of
from heliograph.server.wire.answers import Lobby, Said
from heliograph.server.wire.positions import Spoken
from heliograph.server.wire.tables import TableInfo

_TRIES = 20
_SURE = frozenset({"refused-malformed", "refused-chat-often"})
"""Refusals that no news could turn into anything else: a flood of them does not reach the store."""
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
        """These rules cannot play it: what there is to see is in the archive."""
        self.chat = Chat(stored.lines, limits)
        self.guests = Guests()
        self.guests.elsewhere = stored.elsewhere
        self.on_lobby: Callable[[Table], None] = lambda _: None
        """Called when somebody may have come or gone."""
        self.on_other_rules: Callable[[Table], None] = lambda _: None
        """Called when another node has moved the game on to rules that are not these."""
        self.play: Play | None = None
        self._store = store
        self._on_turn = on_turn
        self.limits = limits
        self._turn = asyncio.Lock()
        self._unsure = False
        """Whether the store may hold something that is not here yet."""
        self._heard_out = 0.0
        self._asked_at = 0.0
        self._alarm = Alarm(self._ring)
        self._gallery = Gallery(self._show_gallery)
        self._spectators = 0
        self._here_told: tuple[int, tuple[bool, ...]] | None = None
        self.now = 0
        """Milliseconds since the game began, at the moment for which a request is decided."""
        self.left_at = time.monotonic()
        self._attendance = Attendance(self.guests)
        self._attendance.note(self.row, self.chairs)
        self._begin_if_due()

    def read(self, entries: Iterable[EntryRow]) -> Iterator[None]:
        """What happened before it came into memory, one entry at a time. Only then it is ready."""
        if self.play is None:
            return
        for row in entries:
            self.play.follow((row,))
            yield
        self._set_alarm()

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
        row = self.row
        content, setup = _content(self.game), msgspec.Raw(row.setup.encode())
        return Header(row.game, row.rules_version, row.content_hash, content, setup, row.seed)

    def info(self) -> TableInfo:
        if not self.is_silent:
            self._spectators = self.guests.all_spectators
        return info_of(self, self._spectators)

    @property
    def is_silent(self) -> bool:
        """The rules keep somebody silent: nobody can tell by spectators who come and go either."""
        return is_silent(self.match, self.chairs)

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
        return self._attendance.is_here(self.row, self.chairs, seat)

    def away_seconds(self, seat: Seat) -> float:
        return self._attendance.away_seconds(seat)

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
        """Seconds until people have heard out what happened last."""
        return max(0.0, self._heard_out - time.monotonic())

    def deserted_for(self) -> float:
        """Seconds since the last guest left; 0 while anybody is here."""
        return 0.0 if self.guests.anywhere else time.monotonic() - self.left_at

    @property
    def is_deserted(self) -> bool:
        return len(self.guests) == 0 and not self._turn.locked()

    def clock(self) -> int:
        """Milliseconds since the game began; never before what has already happened."""
        if self.play is None or self.row.started is None:
            return 0
        last = self.play.entries[-1].at if self.play.entries else 0
        return max(now_ms() - self.row.started, last)

    # What spectators see

    def play_for(self, viewer: Viewer) -> Play | None:
        """The game as this viewer may look at it."""
        if viewer is not None:
            return self.play
        return self._gallery.play(self.row, self.play, self.clock(), self.chat.lines)

    def clock_for(self, viewer: Viewer) -> int:
        return self.clock() if viewer is not None else self._gallery.clock(self.clock())

    def hears(self, viewer: Viewer, line: LineRow) -> bool:
        return hears_line(viewer, line) and (viewer is not None or reaches_gallery(self.row, line))

    async def _show_gallery(self) -> None:
        if self.play is None:
            return
        update = self._gallery.look(self.play, self.clock())
        if update is not None:
            self.guests.post(None, Outgoing(update))
        for line in self._gallery.hear(self.chat.lines):
            self.guests.post(None, Outgoing(Said(0, spoken(line))))
        self._gallery.wind(self.play, self.clock(), self.chat.lines)

    # Changing

    async def perform(self, decide: Callable[[], Decision], once: Once | None = None) -> Refusal | None:
        """Decide, store, adopt. What is due by the table's own clock comes first. If another node was
        first, look again and decide again; and refuse nothing because of news that has not come yet."""
        asked_at = time.monotonic()
        async with self._turn:
            self._asked_at = asked_at
            try:
                return await self._try_until_settled(decide, once)
            except UnsureError:
                return UNSURE
            except StoreError:
                return Refusal(say("refused-store"))

    async def _try_until_settled(self, decide: Callable[[], Decision], once: Once | None) -> Refusal | None:
        for _ in range(_TRIES):
            if self._unsure:
                await self._catch_up()
            if once is not None and await self._store.has_done(self.id, once.token_hash, once.request_id):
                return None
            self.now = self.clock()
            tick = self._plan_tick()
            plan = decide() if tick is None else tick
            if isinstance(plan, Refusal) and plan.reason.id not in _SURE and await self._catch_up():
                continue
            if once is not None and tick is None:
                plan = once.noted(self.id, plan)
            if not isinstance(plan, PendingChange):
                return plan
            self._unsure = True
            try:
                await self._store.write(*plan.changes, table_id=self.id)
            except TakenError:
                continue
            plan.adopt()
            self._unsure = False
            if tick is None:
                return None
        return Refusal(say("refused-busy"))

    async def refresh(self) -> None:
        """Another node has changed something."""
        with suppress(StoreError):
            await self.look_again()

    async def look_again(self) -> None:
        """Whatever is in the store is here, too, or the store fails."""
        async with self._turn:
            self._unsure = True
            await self._catch_up()
            self._on_turn(self)

    async def keep_time(self) -> Refusal | None:
        """Whatever is due happens now: nobody is shown what should be gone."""
        if self.play is None or not self.play.match.is_due(self.clock()):
            return None
        return await self.perform(lambda: None)

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

        return PendingChange((stored, changes.set_table(self.id, phase="over", touched=over.touched)), finish)

    def adopt_move(self, played: Played, request_id: str) -> None:
        assert self.play is not None
        news = self.play.adopt(played, request_id)
        if self.play.everyone_noticed:
            MOVE_SECONDS.observe(time.monotonic() - self._asked_at)
        if self.guests.elsewhere or any(viewer != played.entry.seat for viewer in self.guests.viewers):
            lasts = sum(self.game.lasts(told.event) for told in played.events)
            self._heard_out = max(self._heard_out, time.monotonic()) + lasts / 1000
        self._tell(news)

    def adopt_seating(self, row: TableRow, chairs: Chairs) -> None:
        """Somebody sat down or got up, or the table moved on."""
        before, self.row, self.chairs = self.row, row, chairs
        begun = self._begin_if_due()
        moved = self.guests.reseat(lambda who: self.identify(who.token_hash, who.seat))
        self._tell_lobby()
        if self.play is None:
            return
        if (row.watching, row.delay_s, row.phase) != (before.watching, before.delay_s, before.phase):
            self._gallery.begin_anew()
            moved += [guest for guest in self.guests if guest.who.seat is None and guest not in moved]
        for guest in self.guests if begun else moved:
            play = self.play_for(guest.who.seat)
            if play is not None:
                guest.post(Outgoing(play.whole(guest.who.seat, self.clock_for(guest.who.seat))))
        self._set_alarm()
        self._on_turn(self)

    def adopt_line(self, line: LineRow) -> None:
        self.chat.add(line)
        said = Outgoing(Said(0, spoken(line)))
        self.guests.post_all(said, [viewer for viewer in self.guests.viewers if self.hears(viewer, line)])
        if self.play is not None:
            self._gallery.wind(self.play, self.clock(), self.chat.lines)

    def remark(self, seat: Seat, why: Message) -> None:
        """An AI seat says why it did what it has just done. Whoever hears it hears it now: none is kept."""
        listeners = audience(self.match, seat, len(self.chairs))
        if isinstance(listeners, Refusal):
            return
        line = LineRow(0, seat, "", now_ms(), listeners, "")
        viewers = [viewer for viewer in self.guests.viewers if hears_line(viewer, line)]
        said = Outgoing(Said(0, Spoken(seat, "", line.at, why)))
        self.guests.post_all(said, [viewer for viewer in viewers if self.play_for(viewer) is self.play])

    # Coming and going

    def join(self, guest: Guest, since: int) -> None:
        who, play = guest.who, self.play_for(guest.who.seat)
        newcomer = who.seat is None or not self.guests.is_here(who.seat)
        self.guests.join(guest)
        welcome = welcome_of(self, who, play, since)
        guest.post(Outgoing(welcome))
        if newcomer:
            self._tell_who_is_here(but=guest)
        self._on_turn(self)

    def leave(self, guest: Guest) -> None:
        if not self.guests.leave(guest):
            return
        self.left_at = time.monotonic()
        seat = guest.who.seat
        if seat is None or not self.guests.is_here(seat):
            self._tell_who_is_here()
        play = self.play_for(seat)
        if play is not None and seat not in self.guests.viewers:
            play.forget(seat)

    # Telling

    def _tell(self, news: Iterable[News]) -> None:
        assert self.play is not None
        clock = self.clock()
        for viewer in self.guests.viewers:
            if self.play_for(viewer) is not self.play:
                self._gallery.wind(self.play, clock, self.chat.lines)
                continue
            update = self.play.update(viewer, news, clock)
            if update is not None:
                self.guests.post(viewer, Outgoing(update))
        self._set_alarm()
        self._on_turn(self)

    def _tell_who_is_here(self, but: Guest | None = None) -> None:
        """Somebody has come or gone; where nobody is to notice, not even an empty message goes out."""
        self._attendance.note(self.row, self.chairs)
        if self._here_told == _here(self.info()):
            self.on_lobby(self)
        else:
            self._tell_lobby(but)

    def _tell_lobby(self, but: Guest | None = None) -> None:
        self.on_lobby(self)
        info = self.info()
        self._here_told = _here(info)
        for guest in self.guests:
            if guest is not but:
                guest.post(
                    Outgoing(Lobby(0, info, guest.who.seat, guest.who.host, held_by(self.chairs, guest.who)))
                )

    # The table's own clock

    def end(self) -> None:
        """It leaves the memory; whoever reads it from the store again winds its clock."""
        self._alarm.end()
        self._gallery.end()

    def _plan_tick(self) -> PendingChange | None:
        if self.play is None or self.row.phase != "playing" or not self.play.match.is_due(self.now):
            return None
        played = self.play.match.tick(self.now)
        assert isinstance(played, Played)
        return self.plan_entry(played, tokens.new_request_id())

    def _set_alarm(self) -> None:
        assert self.play is not None
        due = self.game.due(self.play.match.state) if self.row.phase == "playing" else None
        self._alarm.set(None if due is None else max(0, due - self.clock()) / 1000)

    async def _ring(self) -> None:
        try:
            refusal = await self.keep_time()
        except Exception:
            log.exception("the clock has stopped", table=self.id, game=self.row.game)
            return
        if refusal is not None:
            await asyncio.sleep(_BREATH_SECONDS)
        self._set_alarm()

    # Following the store

    def _begin_if_due(self) -> bool:
        if self.play is not None or self.past or self.row.phase == "gathering":
            return False
        self.play = Play(resume(self.game, self.header))
        return True

    async def _catch_up(self) -> bool:
        """Whether there was anything new in the store."""
        stored = await self._store.load(self.id, self.seq, self.chat.last)
        self._unsure = False
        if stored is None:
            return False
        if stored.row.rules_version != self.row.rules_version:
            self.on_other_rules(self)
            raise StoreError("the game goes on under other rules")
        before = (self.row, self.chairs, self.seq, self.chat.last)
        if stored.elsewhere != self.guests.elsewhere:
            self.guests.elsewhere = stored.elsewhere
            self._tell_who_is_here()
        if (stored.row, stored.chairs) != (self.row, self.chairs):
            self.adopt_seating(stored.row, stored.chairs)
        self.row = stored.row
        if stored.entries and self.play is not None:
            self._tell(self.play.follow(stored.entries))
        for line in stored.lines:
            self.adopt_line(line)
        return before != (self.row, self.chairs, self.seq, self.chat.last)


@lru_cache(maxsize=64)
def _content(game: AnyGame) -> msgspec.Raw:
    """The same bytes for all tables that play with them."""
    return raw(game.content)


def _here(info: TableInfo) -> tuple[int, tuple[bool, ...]]:
    return info.spectators, tuple(chair.online for chair in info.chairs)
