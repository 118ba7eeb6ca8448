"""Open tables: what strangers see, who may come, and that nobody sits down on a seat that was given away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.inside import ME, OPEN, HerePool, ask, find, join, until
from tests.server.postgres import a_postgres

from heliograph.games import load_game
from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.server.limits import Limits
from heliograph.server.nodes.watch import keep_watch
from heliograph.server.store.engine import open_engine
from heliograph.server.store.store import Store
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.people.changing_seats import take_seat
from heliograph.server.tables.people.forgetting import forget
from heliograph.server.tables.people.listing import knock
from heliograph.server.tables.table import Table
from heliograph.server.tokens import guest_of, hashed, new_token
from heliograph.server.wire.open_tables import Knocking, OpenTable
from heliograph.server.wire.requests import AnswerKnock, Rename, Say, SetListed, SetSeat
from heliograph.server.wire.tables import Claim, ListedAs, NewTable, Occupant, Seated

AI = Occupant("ai", "quick")
ANN, BOB, CY = ("ann" * 12, "bob" * 12, "cyn" * 12)
"""Secrets of three browsers."""
SETUP = msgspec.Raw(b'{"seats":2}')


@asynccontextmanager
async def open_house(
    database: str, *, is_open: bool = True, limits: Limits | None = None
) -> AsyncIterator[Hub]:
    store = Store(open_engine(database, patience=3))
    games = {"contact": load_game("contact")}
    hub = Hub(store, games, limits or Limits(), HerePool(1), open_tables=is_open)
    await hub.open()
    watching = asyncio.create_task(keep_watch(hub))
    yield hub
    watching.cancel()
    await hub.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def shared(postgres: str) -> Iterator[str]:
    yield from a_postgres(postgres)


async def table_of_ann(hub: Hub, listed: ListedAs = "seats", **more: Any) -> tuple[Table, Seated]:
    other = AI if listed == "partner" else OPEN
    wanted = NewTable(
        "contact",
        SETUP,
        "Ann",
        (ME, other),
        start=listed == "partner",
        **{"listed": listed, "language": "en", "guest": ANN, **more},
    )
    seated = await hub.create(wanted)
    assert isinstance(seated, Seated), seated
    return await find(hub, seated.table), seated


async def shown(hub: Hub) -> tuple[OpenTable, ...]:
    return await hub.listings.tables()


async def knocks(table: Table, secret: str, name: str = "Bob", **more: Any) -> tuple[Refusal | None, str]:
    token = new_token()
    asks = Knocking(name, secret, token, **more)
    return await table.perform(lambda: knock(table, asks, hashed(token))), token


def reason(refusal: Refusal | None) -> str:
    assert isinstance(refusal, Refusal)
    return refusal.reason.id


async def test_a_listed_table_is_there_while_its_host_and_a_free_seat_are(database: str) -> None:
    async with open_house(database) as hub:
        table, seated = await table_of_ann(hub)
        assert await shown(hub) == (), "its host has not come yet"
        host = join(table, seated.token)
        (card,) = await shown(hub)
        assert (card.id, card.game, card.language, card.listed) == (table.id, "contact", "en", "seats")
        assert [(chair.kind, chair.name, chair.guest) for chair in card.chairs] == [
            ("person", "Ann", guest_of(ANN)),
            ("open", "", ""),
        ]
        table.leave(host)
        assert await shown(hub) == (), "gone with its host"
        host = join(table, seated.token)
        assert len(await shown(hub)) == 1
        claim = Claim(Seat(1), "Bob", guest=BOB)
        assert await table.perform(lambda: take_seat(table, claim, hashed(new_token()))) is None
        assert await shown(hub) == (), "full"


async def test_unlisted_tables_are_never_there(database: str) -> None:
    async with open_house(database) as hub:
        table, seated = await table_of_ann(hub, "no")
        host = join(table, seated.token)
        assert await shown(hub) == ()
        assert await ask(table, host, SetListed("a", "seats", "uk", ANN)) is None
        assert [card.language for card in await shown(hub)] == ["uk"]
        assert table.info().chairs[0].guest == guest_of(ANN), "whoever lists it can be blocked"
        assert await ask(table, host, SetListed("b", "no", "uk", ANN)) is None
        assert await shown(hub) == ()
        bob = join(table)
        assert reason(await ask(table, bob, SetListed("c", "seats", "en", BOB))) == "refused-only-host"


async def test_one_address_does_not_fill_the_list(database: str) -> None:
    """Sixty tables an hour of one address would be all that anybody is shown."""
    async with open_house(database, limits=Limits(open_tables_per_address=2)) as hub:
        tables = [await table_of_ann(hub) for _ in range(3)]
        hosts = [join(table, seated.token, address="192.0.2.1") for table, seated in tables]
        assert {card.id for card in await shown(hub)} == {table.id for table, _ in tables[:2]}
        other, seated = await table_of_ann(hub)
        join(other, seated.token, address="192.0.2.2")
        assert other.id in {card.id for card in await shown(hub)}
        tables[0][0].leave(hosts[0])
        tables[2][0].leave(hosts[2])
        join(tables[2][0], tables[2][1].token, address="192.0.2.1")
        assert {card.id for card in await shown(hub)} == {tables[1][0].id, tables[2][0].id, other.id}


async def test_a_house_without_open_tables_lists_none(database: str) -> None:
    async with open_house(database, is_open=False) as hub:
        wanted = NewTable("contact", SETUP, "Ann", (ME, OPEN), listed="seats", language="en", guest=ANN)
        refused = await hub.create(wanted)
        assert isinstance(refused, Refusal)
        assert refused.reason.id == "refused-no-open-tables"
        table, seated = await table_of_ann(hub, "no")
        host = join(table, seated.token)
        assert reason(await ask(table, host, SetListed("a", "seats", "en", ANN))) == "refused-no-open-tables"


async def test_names_that_hurt_are_neither_taken_nor_shown(database: str) -> None:
    async with open_house(database) as hub:
        table, seated = await table_of_ann(hub)
        host = join(table, seated.token)
        for name in ("Fucker", "fuсk", "F-u-c-k you", "Hurensohn", "х у й"):
            claim = Claim(Seat(1), name, guest=BOB)
            refused = await table.perform(lambda: take_seat(table, claim, hashed(new_token())))  # noqa: B023
            assert reason(refused) == "refused-name-unkind", name
        assert reason(await ask(table, host, Rename("r", "Wanker"))) == "refused-name-unkind"
        claim = Claim(Seat(1), "Dick Scunthorpe")
        refused = await table.perform(lambda: take_seat(table, claim, hashed(new_token())))
        assert reason(refused) == "refused-guest-needed", "a name like any other, but nobody could block it"
        other, token = await table_of_ann(hub, "no")
        boss = join(other, token.token)
        assert await ask(other, boss, Rename("r", "Wanker")) is None, (
            "among friends anybody is called anything"
        )
        assert reason(await ask(other, boss, SetListed("l", "seats", "en", ANN))) == "refused-name-unkind"


async def test_a_partner_takes_the_ais_seat_when_its_person_says_so(database: str) -> None:
    async with open_house(database) as hub:
        table, seated = await table_of_ann(hub, "partner")
        host = join(table, seated.token)
        assert [card.listed for card in await shown(hub)] == ["partner"]
        refused, token = await knocks(table, BOB)
        assert refused is None
        asked = table.info().knock
        assert asked is not None
        assert (asked.name, asked.seat, asked.guest) == ("Bob", 1, guest_of(BOB))
        assert table.identify(hashed(token)) is None, "nobody sits down before the word is given"
        assert reason((await knocks(table, CY, "Cy"))[0]) == "refused-nobody-to-ask", "one at a time"
        assert await ask(table, host, AnswerKnock("a", True)) is None
        who = table.identify(hashed(token))
        assert who is not None
        assert who.seat == 1
        assert (table.chairs[1].kind, table.chairs[1].name) == ("person", "Bob")
        assert (table.info().listed, table.info().knock, await shown(hub)) == ("no", None, ())
        assert [line["line"]["notice"]["id"] for line in host.got("said")] == ["notice-instead"]
        assert reason((await knocks(table, CY, "Cy"))[0]) == "refused-nobody-to-ask"


async def test_one_token_has_one_pair_of_eyes_at_open_tables_too(database: str) -> None:
    """Whoever looks for a partner cannot be that partner, by their seat's secret or by their browser's."""
    async with open_house(database) as hub:
        table, seated = await table_of_ann(hub, "partner")
        host = join(table, seated.token)
        assert reason((await knocks(table, ANN, "Bob"))[0]) == "refused-nobody-to-ask"
        asks = Knocking("Bob", BOB, seated.token)
        assert await table.perform(lambda: knock(table, asks, hashed(seated.token))) is None
        assert reason(await ask(table, host, AnswerKnock("a", True))) == "refused-seen-another"
        assert table.chairs[1].kind == "ai"


async def test_who_is_refused_withdrawn_or_blocked_is_not_let_in(database: str) -> None:
    async with open_house(database, limits=Limits(knock_seconds=0)) as hub:
        table, seated = await table_of_ann(hub, "partner", blocked=(guest_of(CY),))
        host = join(table, seated.token)
        assert reason((await knocks(table, CY, "Cy"))[0]) == "refused-nobody-to-ask"
        _, token = await knocks(table, BOB)
        assert await ask(table, host, AnswerKnock("a", False)) is None
        assert table.info().knock is None
        assert table.identify(hashed(token)) is None
        _, token = await knocks(table, BOB)
        gone = Knocking("Bob", BOB, token, withdraw=True)
        assert await table.perform(lambda: knock(table, gone, hashed(token))) is None
        assert table.info().knock is None
        assert await ask(table, host, AnswerKnock("b", True)) is None
        assert table.chairs[1].kind == "ai", "there was nobody to let in"
        await knocks(table, BOB)
        assert (await knocks(table, "dan" * 12, "Dan"))[0] is None, "the first has waited too long"
        table.leave(host)
        assert reason((await knocks(table, BOB))[0]) == "refused-nobody-to-ask"


async def test_only_who_is_alone_with_ai_seats_looks_for_a_partner(database: str) -> None:
    async with open_house(database) as hub:
        table, seated = await table_of_ann(hub)
        host = join(table, seated.token)
        asks = SetListed("a", "partner", "en", ANN)
        assert reason(await ask(table, host, asks)) == "refused-no-seat-for-partner"
        await ask(table, host, SetSeat("s", Seat(1), AI))
        assert await shown(hub) == ()


async def test_two_nodes_show_the_same_and_let_in_one(shared: str) -> None:
    async with open_house(shared) as one, open_house(shared) as two:
        table, seated = await table_of_ann(one, "partner")
        host = join(table, seated.token)
        for hub in (one, two):
            await _until_shown(hub, 1)
        there = await find(two, table.id)
        (here_says, mine), (there_says, other) = await asyncio.gather(
            knocks(table, BOB), knocks(there, CY, "Cy")
        )
        assert sorted((here_says is None, there_says is None)) == [False, True], "the row is the lock"
        token = mine if here_says is None else other
        await until(lambda: table.info().knock is not None)
        assert await ask(table, host, AnswerKnock("a", True)) is None
        await until(lambda: there.identify(hashed(token)) is not None)
        for hub in (one, two):
            await _until_shown(hub, 0)


async def _until_shown(hub: Hub, count: int) -> None:
    for _ in range(500):
        if len(await shown(hub)) == count:
            return
        await asyncio.sleep(0.02)
    pytest.fail(f"there are {len(await shown(hub))} open tables")


async def test_a_knock_that_nobody_answers_ends_and_everybody_is_told(database: str) -> None:
    async with open_house(database, limits=Limits(knock_seconds=0)) as hub:
        table, seated = await table_of_ann(hub, "partner")
        host = join(table, seated.token)
        _, token = await knocks(table, BOB)
        await until(lambda: table.info().knock is None)
        assert [line.text for line in table.chat.lines] == ['{"id":"notice-knock-ended"}']
        assert await ask(table, host, AnswerKnock("a", True)) is None
        assert table.identify(hashed(token)) is None, "too late"
    async with open_house(database, limits=Limits(knock_seconds=60)) as hub:
        table = await find(hub, table.id)
        join(table, seated.token)
        await knocks(table, BOB)
        knocked = table.info().knock
        assert knocked is not None
        assert (knocked.name, knocked.seconds) == ("Bob", 60)


async def test_words_that_were_taken_back_are_gone_from_every_node(shared: str) -> None:
    async with open_house(shared) as one, open_house(shared) as two:
        table, seated = await table_of_ann(one)
        there = await find(two, table.id)
        host = join(table, seated.token)
        assert await ask(table, host, Say("a", "I am Ann of Elm Street")) is None
        await until(lambda: len(there.chat.lines) == 1)
        assert await table.perform(lambda: forget(table, host.who)) is None
        await until(lambda: len(there.chat.lines) == 0)
        assert await ask(table, host, Say("b", "still here")) is None
        await until(lambda: [line.text for line in there.chat.lines] == ["still here"])
        assert await table.perform(lambda: forget(table, host.who)) is None
        await until(lambda: len(there.chat.lines) == 0)
