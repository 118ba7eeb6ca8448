"""The store's interface, in terms of tables and seats."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, Select, bindparam, delete, func, select
from sqlalchemy.exc import SQLAlchemyError

from heliograph.kernel.log import Entry, Header, Log
from heliograph.kernel.seats import Seat
from heliograph.server.store import archive, schema
from heliograph.server.store.beside import push
from heliograph.server.store.beside.daily import Answers, answers_of_others
from heliograph.server.store.beside.push import Subscription
from heliograph.server.store.beside.results import merits_of_others
from heliograph.server.store.beside.strangers import Fared, all_fared
from heliograph.server.store.engine import free_bytes
from heliograph.server.store.migrate import prepare
from heliograph.server.store.news import News
from heliograph.server.store.nodes import elsewhere, leased
from heliograph.server.store.rows import ChairRow, EntryRow, LineRow, StoredTable, TableRow
from heliograph.server.store.writer import (
    Change,
    FullError,
    StoreError,
    TakenError,
    UnsureError,
    Writer,
    explained,
)

T = TypeVar("T")

_CHECK_SECONDS = 1.0
_CLOSE_SECONDS = 3.0
_ROOM_BYTES = 16_000_000
_TRIAL_BYTES = 65_536


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.news = News(engine)
        self._writer = Writer(engine, self.news)
        self._readers = ThreadPoolExecutor(2, "reader")

    async def open(self) -> None:
        await self._read(lambda _: prepare(self.engine))

    async def close(self) -> None:
        await asyncio.gather(self._writer.close(_CLOSE_SECONDS), asyncio.to_thread(self.news.close))
        self._readers.shutdown(wait=not self.is_silent)
        self.engine.dispose()

    @property
    def is_silent(self) -> bool:
        """A shared store that has not answered for too long: the data in memory may be out of date."""
        return self.news.is_silent

    def write(self, *changes: Change, table_id: str | None = None) -> Awaitable[None]:
        """All of it, durably, or `TakenError` and nothing. Other nodes are told that the table changed."""
        self._expect_answer()
        return self._writer.write(changes, table_id)

    async def keep_pack(self, hash: str, json: str) -> None:
        known = select(schema.packs.c.hash).where(schema.packs.c.hash == hash)
        if await self._read(lambda connection: connection.execute(known).first()) is None:
            with suppress(TakenError):  # by another node, with the very same content
                await self.write(Change(schema.packs.insert(), {"hash": hash, "json": json}))

    async def pack(self, hash: str) -> str | None:
        wanted = select(schema.packs.c.json).where(schema.packs.c.hash == hash)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def header(self, row: TableRow) -> Header:
        pack = await self.pack(row.content_hash)
        if pack is None:
            raise StoreError("the content of the table is not in the store")
        content = msgspec.Raw(pack.encode())
        setup = msgspec.Raw(row.setup.encode())
        return Header(row.game, row.rules_version, row.content_hash, content, setup, row.seed)

    async def load(
        self, table_id: str, seq: int = 0, lines: int = 0, known_lines: int = 0
    ) -> StoredTable | None:
        """A table with its log after `seq` and its chat after the line of number `lines`; the caller knows
        earlier lines."""

        def ask(connection: Connection) -> StoredTable | None:
            stored = _load(connection, table_id, seq, lines)
            if stored is None or not self.news.shared:
                return stored
            return replace(
                stored,
                elsewhere=elsewhere(connection, table_id, self.news.node),
                earlier_lines=_earlier_lines(connection, table_id, lines, known_lines),
            )

        return await self._read(ask)

    async def leased(self, table_ids: Collection[str]) -> set[str]:
        """Tables among these whose AI seats a live node runs."""
        return await self._read(lambda connection: leased(connection, table_ids))

    async def has_done(self, table_id: str, token_hash: str, request_id: str) -> bool:
        """Whether a request was done before, on any node."""
        request = {"table_id": table_id, "token_hash": token_hash, "request_id": request_id}
        return await self._read(lambda connection: connection.execute(_DONE, request).first() is not None)

    async def log(self, table_id: str) -> Log:
        """The whole game, whether or not these rules can replay it."""
        stored = await self.load(table_id)
        if stored is None:
            raise StoreError(f"there is no table {table_id}")
        return Log(await self.header(stored.row), tuple(row.entry for row in stored.entries))

    async def archived(self, table_id: str, kind: str) -> bytes | None:
        return await self._read(lambda connection: archive.read(connection, table_id, kind))

    async def merits_of_others(self, row: TableRow, level: str) -> dict[int, int]:
        return await self._read(lambda connection: merits_of_others(connection, row, level))

    async def daily_answers(self, puzzle: str, token_hash: str) -> Answers:
        """All but the one under this token."""
        return await self._read(lambda connection: answers_of_others(connection, puzzle, token_hash))

    async def fared_with_strangers(self, version: int) -> tuple[Fared, ...]:
        return await self._read(lambda connection: all_fared(connection, version))

    async def subscription(self, table_id: str, token_hash: str) -> Subscription | None:
        return await self._read(lambda connection: push.find(connection, table_id, token_hash))

    async def push_key(self, make: Callable[[], str]) -> str:
        """The stored key; made if there is none yet."""
        kept = await self._read(push.key)
        if kept is None:
            with suppress(TakenError):  # by another node
                await self.write(push.keep_key(make()))
            kept = await self._read(push.key)
        assert kept is not None
        return kept

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Several statements that read and change, in one transaction."""

        def together(connection: Connection) -> T:
            with connection.begin():
                if connection.dialect.name == "sqlite":
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                return work(connection)

        return await self._read(together)

    async def check(self) -> None:
        """Whether it can be read, and has room to write."""
        try:
            async with asyncio.timeout(_CHECK_SECONDS):
                await self._read(lambda connection: connection.execute(select(schema.about)).first())
                if self._writer.is_full:
                    await self._try_to_write()
        except TimeoutError:
            raise StoreError("no answer") from None
        if free_bytes(self.engine) < _ROOM_BYTES:
            raise FullError("there is hardly any room on the disk")

    async def _try_to_write(self) -> None:
        """Check whether there is room again, with a row that is deleted in the same transaction."""
        trial = {"hash": f"trial {self.news.node}", "json": " " * _TRIAL_BYTES}
        of = schema.packs
        await self.write(Change(of.insert(), trial), Change(delete(of).where(of.c.hash == trial["hash"])))

    def _expect_answer(self) -> None:
        if self.is_silent:
            raise UnsureError("no answer")

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def work() -> T:
            try:
                with self.engine.connect() as connection:
                    return ask(connection)
            except SQLAlchemyError as error:
                raise explained(error) from error

        self._expect_answer()
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)


def _of(table: Any, *conditions: Any) -> Select[Any]:
    return select(table).where(table.c.table_id == bindparam("table_id"), *conditions)


_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
_CHAIRS = _of(schema.seats).order_by(schema.seats.c.seat)
_ENTRIES = _of(schema.entries, schema.entries.c.seq > bindparam("after")).order_by(schema.entries.c.seq)
_LINES = _of(schema.chat, schema.chat.c.n > bindparam("after")).order_by(schema.chat.c.n)
_EARLIER = (schema.chat.c.table_id == bindparam("table_id"), schema.chat.c.n <= bindparam("until"))
_COUNTED = select(func.count()).select_from(schema.chat).where(*_EARLIER)
_NUMBERS = select(schema.chat.c.n).where(*_EARLIER)
_DONE = _of(
    schema.requests,
    schema.requests.c.token_hash == bindparam("token_hash"),
    schema.requests.c.request_id == bindparam("request_id"),
)


def _load(connection: Connection, table_id: str, seq: int, lines: int) -> StoredTable | None:
    of = {"table_id": table_id}
    row = connection.execute(_TABLE, of).first()
    if row is None:
        return None
    return StoredTable(
        TableRow(**row._mapping),
        tuple(_chair(found) for found in connection.execute(_CHAIRS, of)),
        tuple(_entry(found) for found in connection.execute(_ENTRIES, {**of, "after": seq})),
        tuple(_line(found) for found in connection.execute(_LINES, {**of, "after": lines})),
    )


def _earlier_lines(connection: Connection, table_id: str, until: int, known: int) -> frozenset[int] | None:
    """Somebody may have deleted their words through another node."""
    of = {"table_id": table_id, "until": until}
    if connection.execute(_COUNTED, of).scalar_one() == known:
        return None
    return frozenset(connection.execute(_NUMBERS, of).scalars())


def _chair(row: Row[Any]) -> ChairRow:
    values = {**row._mapping}
    del values["table_id"]
    return ChairRow(**values)


def _entry(row: Row[Any]) -> EntryRow:
    action = msgspec.Raw(row.action.encode())
    return EntryRow(Entry(row.seq, Seat(row.seat), row.at, action), row.request_id)


def _line(row: Row[Any]) -> LineRow:
    audience = None
    if row.audience is not None:
        audience = frozenset(Seat(seat) for seat in msgspec.json.decode(row.audience, type=list[int]))
    return LineRow(row.n, Seat(row.seat), row.text, row.at, audience, row.request_id)
