"""All tables in memory. A table is read from the store when somebody comes, and unloaded when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

import msgspec

from heliograph.games import AnyGame, UnknownGameError, game_with
from heliograph.kernel.codec import encode
from heliograph.kernel.content import ContentError, content_hash
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import ReplayError
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.server.clock import now_ms
from heliograph.server.close_codes import RESTARTING
from heliograph.server.limits import Limits
from heliograph.server.live.pace import AddressPaces
from heliograph.server.logs import Log
from heliograph.server.meeting.listings import Listings
from heliograph.server.metrics import TABLES_CREATED
from heliograph.server.nodes.leases import Leases
from heliograph.server.nodes.presence import Presence
from heliograph.server.store import changes
from heliograph.server.store.rows import StoredTable, TableRow
from heliograph.server.store.store import Store
from heliograph.server.store.writer import StoreError, TakenError
from heliograph.server.tables.creation import Created, branch, create
from heliograph.server.tables.keeping import RENEWED_EVERY_MS
from heliograph.server.tables.other_rules import TryLater, settle
from heliograph.server.tables.people.personas import learn_names
from heliograph.server.tables.people.seating import who_holds
from heliograph.server.tables.table import Table
from heliograph.server.tables.voice.room import Member
from heliograph.server.tokens import may_be_id
from heliograph.server.wire.tables import NewTable, PlayOn, Seated
from heliograph.server.work.errand import Kind, errand
from heliograph.server.work.pool import Pool
from heliograph.server.work.turns import Turns

_GOODBYE_SECONDS = 1

log = Log("heliograph")


class Hub:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        limits: Limits,
        pool: Pool | None = None,
        *,
        open_tables: bool = False,
    ) -> None:
        """`open_tables`: whether strangers may find tables whose hosts want that."""
        self.store = store
        self.games = games
        self.limits = limits
        self.pool = pool or Pool(1, limits)
        self._reading = Turns()
        self.paces = AddressPaces(limits.messages_per_address_per_second)
        self.tables: dict[str, Table] = {}
        self.on_turn: Callable[[Table], None] = lambda _: None
        self.on_hurry: Callable[[Table, bool], None] = lambda *_: None
        self.on_moved: Callable[[Table, Collection[Seat], bool], None] = lambda *_: None
        self.presence = Presence(store)
        self.leases = Leases(store)
        self.listings = Listings(store, limits, is_on=open_tables)
        self._boxes: dict[tuple[str, str], AnyGame] = {}
        self._refreshing: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Future[Table | Refusal]] = {}

    async def open(self) -> None:
        learn_names()
        await self.store.open()
        self.store.news.follow(self._look_again)
        for id, game in self.games.items():
            hash = content_hash(game.content)
            self._boxes[id, hash] = game
            await self.store.keep_pack(hash, encode(game.content).decode())

    async def close(self) -> None:
        """Everything requested is written before this returns."""
        self.pool.close()
        for table in self.tables.values():
            table.end()
        self.presence.close()
        self.listings.close()
        self.leases.close()
        await self.store.close()

    async def let_go(self, table: Table) -> None:
        """Nobody is there any more; the store has everything."""
        table.end()
        del self.tables[table.id]
        await self.leases.give(table)

    async def create(self, wanted: NewTable) -> Seated | Refusal:
        game = self.games.get(wanted.game)
        if game is None:
            return Refusal(say("refused-no-such-game"))
        if wanted.days > self.limits.days_a_move:
            return Refusal(say("refused-over-days", most=self.limits.days_a_move))
        if wanted.listed != "no" and not self.listings.is_on:
            return Refusal(say("refused-no-open-tables"))
        return await self._lay_down(create(game, wanted))

    async def branch(self, origin: Table, wanted: PlayOn) -> Seated | Refusal:
        """Another try from a moment of a finished game that the installed rules can still play."""
        if origin.play is None:
            return Refusal(say("refused-other-rules"))
        return await self._lay_down(branch(origin.row, origin.game, origin.play.log, wanted))

    async def _lay_down(self, created: Created | Refusal) -> Seated | Refusal:
        if isinstance(created, Refusal):
            return created
        table_id = created.row.id
        played = (changes.append(table_id, row) for row in created.entries)
        try:
            await self.store.write(*changes.new_table(created.row, created.chairs), *played)
        except TakenError:
            return await self._created_before(created)
        TABLES_CREATED.inc()
        log.info("a table was created", table=table_id, game=created.row.game)
        return created.seated

    async def _created_before(self, created: Created) -> Seated | Refusal:
        """The same request, sent again: the table exists."""
        stored = await self.store.load(created.row.id)
        if stored is None or stored.row.host_hash != created.row.host_hash:
            return Refusal(say("refused-busy"))
        who = who_holds(stored.row, stored.chairs, stored.row.host_hash)
        return Seated(stored.row.id, None if who is None else who.seat, created.seated.token)

    async def find(self, table_id: str, now: bool = False, address: str = "") -> Table | Refusal:
        """For a request from this address. With `now`, as the store has it at this moment, where other nodes
        may have moved it on."""
        table = self.tables.get(table_id)
        if table is not None:
            if self.store.is_silent:
                raise StoreError("no answer: the table may have moved on")
            if now and self.store.news.shared:
                await table.look_again()
            return table
        if not may_be_id(table_id):
            return Refusal(say("refused-no-such-table"))
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id, address))
            loading.add_done_callback(partial(self._has_loaded, table_id))
        return await asyncio.shield(loading)

    def _has_loaded(self, table_id: str, loading: asyncio.Future[Table | Refusal]) -> None:
        del self._loading[table_id]
        if not loading.cancelled():
            loading.exception()  # those who waited may have gone; then nobody asks for it

    async def say_goodbye(self, reason: Message, code: int) -> None:
        """Tell everyone the reason, and give the messages a moment to leave."""
        tables = self.tables.values()
        closed = [guest.closed for table in tables for guest in table.guests]
        closed += [member.closed for table in tables for member in table.voice]
        for table in tables:
            for guest in table.guests:
                guest.close(reason, code)
            table.voice.close(reason, code)
        if closed:
            await asyncio.wait(closed, timeout=_GOODBYE_SECONDS)

    def may_talk(self, table: Table, member: Member) -> Refusal | None:
        """Whether there is room for one more device that speaks or listens at this table. If nobody talks
        there yet, the table needs one of the rooms that this server, and this address, may have."""
        limits = self.limits
        if not table.voice.make_room(member.who, limits.voices_per_table):
            return Refusal(say("bye-voice-crowded"))
        if len(table.voice):
            return None
        rooms = [other.voice for other in self.tables.values() if len(other.voice)]
        own = sum(any(one.address == member.address for one in room) for room in rooms)
        is_full = len(rooms) >= limits.voice_rooms or own >= limits.voice_rooms_per_address
        return Refusal(say("bye-voice-busy")) if is_full else None

    def _look_again(self, table_id: str | None) -> None:
        """Another node has changed a table, or, with None, perhaps any."""
        for table in [*self.tables.values()] if table_id is None else [self.tables.get(table_id)]:
            if table is not None:
                task = asyncio.create_task(table.refresh())
                self._refreshing.add(task)
                task.add_done_callback(self._refreshing.discard)

    async def _load(self, table_id: str, address: str) -> Table | Refusal:
        found = await self.store.load(table_id)
        if found is None:
            return Refusal(say("refused-no-such-table"))
        todays = self.games.get(found.row.game)
        if todays is None:
            if self.store.news.shared:  # while nodes are updated, others have the game already
                return TryLater(say("refused-newer-rules"))
            return Refusal(say("refused-other-rules"))
        box = await self._box_of(found.row)
        if _is_left_behind(found.row, todays, box):
            settled = await settle(self.store, found, todays)
            if isinstance(settled, Refusal):
                return settled
            found, box = settled, await self._box_of(settled.row)
        stored = await self._mark_used(found)
        if stored is None:
            return Refusal(say("refused-no-such-table"))
        table = self._put_up(await self._lay_out(stored, todays, box, address))
        if self.store.news.shared:
            self._look_again(table_id)  # changes made while it was read
        return table

    def _put_up(self, table: Table) -> Table:
        self.tables[table.id] = table
        table.on_lobby = self._note_lobby
        table.may_be_open = self.listings.is_on
        table.on_hurry = self.on_hurry
        table.on_moved = self.on_moved
        table.on_moved(table, (), False)  # tell whose turn it is already
        table.on_other_rules = self._hand_over
        table.on_rematch = self._expect
        return table

    def _expect(self, before: Table, stored: StoredTable) -> None:
        """Everybody moves to the table of the next game at once: it is not read from the store again."""
        with suppress(ReplayError, ContentError):  # told to everybody who comes there
            table = Table(stored, before.game, self.store, self.on_turn, self.limits)
            next(table.read(()), None)
            self._put_up(table)

    async def _lay_out(
        self, stored: StoredTable, todays: AnyGame, box: AnyGame | None, address: str
    ) -> Table:
        row = stored.row
        if row.phase == "gathering" or (box is not None and todays.plays(row.rules_version)):
            try:
                table = Table(stored, box or todays, self.store, self.on_turn, self.limits)
                reading = table.read(stored.entries)
                if stored.entries:
                    await self._reading.do(errand(Kind.REPLAY, address, row.id), reading)
                else:
                    next(reading, None)  # a new table: it need not wait for its turn
                return table
            except ReplayError:
                log.exception("a table cannot be replayed", table=row.id, game=row.game)
        return Table(stored, todays, self.store, self.on_turn, self.limits, past=True)

    async def _box_of(self, row: TableRow) -> AnyGame | None:
        """The game with the content of this table; None if it cannot be read any more."""
        try:
            return await self.game_with(row.game, row.content_hash)
        except (UnknownGameError, ContentError):
            log.exception("the content of a table cannot be read", table=row.id, game=row.game)
            return None

    async def _mark_used(self, stored: StoredTable) -> StoredTable | None:
        """Mark it as in use, so that nobody tidies it away; None if somebody just has."""
        now = now_ms()
        if now - stored.row.touched < RENEWED_EVERY_MS:
            return stored
        try:
            await self.store.write(changes.touch([stored.row.id], now))
        except TakenError:
            return None
        except StoreError:
            return stored  # a readable table can be looked at, even when the disk is full
        return replace(stored, row=replace(stored.row, touched=now))

    def _note_lobby(self, table: Table) -> None:
        self.presence.note(table)
        self.listings.note(table)

    def _hand_over(self, table: Table) -> None:
        """Another node has moved the game on to its own rules; guests reconnect and find it there."""
        self.tables.pop(table.id, None)
        table.end()
        for guest in table.guests:
            guest.close(say("bye-restart"), RESTARTING)
        task = asyncio.create_task(self.leases.give(table))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def game_with(self, game_id: str, hash: str) -> AnyGame | None:
        """A game with the content of this hash, whatever content is in use now; None if unknown."""
        box = game_id, hash
        if box not in self._boxes:
            if not may_be_id(hash):
                return None
            content = await self.store.pack(hash)
            if content is None:
                return None
            self._boxes[box] = game_with(game_id, msgspec.Raw(content.encode()))
        return self._boxes[box]


def _is_left_behind(row: TableRow, todays: AnyGame, box: AnyGame | None) -> bool:
    """For rules that are not installed any more. A table that has not begun follows every change."""
    if row.phase == "gathering":
        return box is None or row.rules_version != todays.rules_version
    return not todays.plays(row.rules_version)
