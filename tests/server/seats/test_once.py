"""Whatever is asked of a table with an id is done once, however often it is sent, by whichever node."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select
from tests.server.inside import RememberingGuest, ask, find, join, open_hub, seat_everyone
from tests.server.postgres import a_postgres
from tests.server.process import Server

from heliograph.kernel.seats import Seat
from heliograph.server.store import changes, schema
from heliograph.server.store.tidying import remove
from heliograph.server.tables.people.changing_seats import take_seat
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed, new_token
from heliograph.server.wire.requests import Rename, SetSeat, Start
from heliograph.server.wire.tables import Claim, Occupant

OPEN = Occupant("open")
AI = Occupant("ai", "naive")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        yield from a_postgres(request.getfixturevalue("postgres"))


async def eve_sits_down(table: Table) -> RememberingGuest:
    claim = Claim(Seat(1), "Eve")
    assert await table.perform(lambda: take_seat(table, claim, hashed("eve"))) is None
    return join(table, "eve")


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


async def test_a_seat_change_sent_again_throws_nobody_out(database: str) -> None:
    async with open_hub(database) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        host = join(table, ann)
        assert await ask(table, host, SetSeat("x", Seat(1), OPEN)) is None
        eve = await eve_sits_down(table)
        assert await ask(table, host, SetSeat("x", Seat(1), OPEN)) is None, "acknowledged again"
        assert (names(table), eve.who.seat) == (["Ann", "Eve"], 1)
    async with open_hub(database) as after_a_restart:
        table = await find(after_a_restart, table_id)
        assert await ask(table, join(table, ann), SetSeat("x", Seat(1), OPEN)) is None
        assert names(table) == ["Ann", "Eve"]
        assert await ask(table, join(table, ann), SetSeat("another", Seat(1), OPEN)) is None
        assert names(table) == ["Ann", ""]


async def test_so_is_what_was_already_as_asked(database: str) -> None:
    async with open_hub(database) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        host = join(table, ann)
        assert await ask(table, host, SetSeat("first", Seat(1), OPEN)) is None
        assert await ask(table, host, SetSeat("x", Seat(1), OPEN)) is None
        await eve_sits_down(table)
        assert await ask(table, host, SetSeat("x", Seat(1), OPEN)) is None
        assert names(table) == ["Ann", "Eve"]


async def test_an_old_name_does_not_come_back(database: str) -> None:
    async with open_hub(database) as one, open_hub(database) as two:
        table_id, (ann, bob) = await seat_everyone(one)
        here, there = await find(one, table_id), await find(two, table_id)
        assert await ask(here, join(here, ann), Rename("a", "Annie")) is None
        assert await ask(here, join(here, ann), Rename("b", "Anna")) is None
        assert await ask(there, join(there, ann), Rename("a", "Annie")) is None
        await there.refresh()
        assert names(there) == ["Anna", "Guest 1"]
        assert await ask(there, join(there, bob), Rename("a", "Bob")) is None, "another's ids are another's"
        assert names(there) == ["Anna", "Bob"]


async def test_what_was_refused_may_be_tried_again(database: str) -> None:
    async with open_hub(database) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        host = join(table, ann)
        await ask(table, host, SetSeat("x", Seat(1), OPEN))
        refused = await ask(table, host, Start("s"))
        assert refused is not None
        assert refused.reason.id == "refused-open-seats"
        await ask(table, host, SetSeat("y", Seat(1), AI))
        assert await ask(table, host, Start("s")) is None
        assert table.row.phase == "playing"


async def test_only_the_latest_are_remembered(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "REQUESTS_REMEMBERED", 3)
    async with open_hub(database) as hub:
        table_id, (ann, bob) = await seat_everyone(hub)
        table = await find(hub, table_id)
        await ask(table, join(table, bob), Rename("theirs", "Bob"))
        for n in range(9):
            monkeypatch.setattr("heliograph.server.tables.decision.now_ms", lambda n=n: n)
            await ask(table, join(table, ann), Rename(f"r{n}", f"Ann {n}"))
        count = select(func.count()).select_from(schema.requests)
        assert await hub.store._read(lambda connection: connection.scalar(count)) == 4
        assert await hub.store.transact(lambda connection: remove(connection, table_id, 2**60))
        assert await hub.store._read(lambda connection: connection.scalar(count)) == 0


async def test_a_table_is_created_and_a_seat_claimed_once(server: Server) -> None:
    """The answer was lost: the client asks again with the secret it has made itself."""
    body = {
        "game": "contact",
        "setup": {"seats": 2},
        "name": "Ann",
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    async with server.http() as http:
        own = body | {"token": new_token()}
        first, again = [await http.post("/api/tables", json=own) for _ in range(2)]
        assert first.status_code == again.status_code == 201
        assert first.json() == again.json()
        assert first.json()["token"] == own["token"]
        assert (await http.post("/api/tables", json=body)).json()["table"] != first.json()["table"]
        address = f"/api/tables/{first.json()['table']}/claim"
        claim = {"seat": 1, "name": "Bob", "token": new_token()}
        taken, again = [await http.post(address, json=claim) for _ in range(2)]
        assert (taken.status_code, taken.json()) == (again.status_code, again.json())
        other = await http.post(address, json=claim | {"token": new_token()})
        assert (other.status_code, other.json()["reason"]["id"]) == (409, "refused-seat-taken")
        both = await http.post(address, json={"seat": 1, "name": "Ann", "token": own["token"]})
        assert both.json()["reason"]["id"] == "refused-two-seats"
        weak = await http.post("/api/tables", json=body | {"token": "secret"})
        assert weak.status_code == 400
