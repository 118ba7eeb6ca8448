"""Families on one device: they say so when the table is made, and everybody sees it."""

from __future__ import annotations

from typing import Any

from tests.server.client import at_table
from tests.server.process import Server
from tests.server.seats.test_seats import AI, ME, OPEN

FAMILY: dict[str, Any] = {
    "game": "contact",
    "setup": {"seats": 3},
    "name": "Ann",
    "seats": [ME, {"kind": "me", "name": "Tom"}, ME],
    "one_device": True,
}


async def create(server: Server, **other: Any) -> Any:
    async with server.http() as http:
        return await http.post("/api/tables", json=FAMILY | other)


async def test_one_secret_holds_several_seats(server: Server) -> None:
    refused = await create(server, one_device=False)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (400, "refused-two-seats")
    seated = (await create(server)).json()
    table, token = seated["table"], seated["token"]
    async with (
        at_table(server, table, token) as ann,
        at_table(server, table, token, seat=1) as tom,
        at_table(server, table) as watcher,
    ):
        assert (ann.seat, tom.seat, watcher.seat) == (0, 1, None)
        assert watcher.table["one_device"] is True
        assert [someone.received[0]["seats"] for someone in (ann, tom, watcher)] == [[0, 1, 2], [0, 1, 2], []]
        assert [chair["name"] for chair in watcher.table["chairs"]] == ["Ann", "Tom", "Ann 2"]
        assert (await ann.ask("start"))["type"] == "ack"
        await ann.act({"type": "begin-round"})
        await tom.wait_for(1)
        assert ann.view["target"] is not None
        assert (tom.view["me"], tom.view["target"]) == (1, None), "each seat looks for itself"
        assert tom.seat == 1, "whoever looks from a seat stays there when others change"
    async with at_table(server, table, token, seat=7) as strange:
        assert strange.seat == 0
        assert all(chair["online"] for chair in strange.table["chairs"]), "they sit around one device"


async def test_more_seats_are_taken_and_given_up_at_the_table(server: Server) -> None:
    seats = [ME, OPEN, AI]
    seated = (await create(server, seats=seats)).json()
    async with at_table(server, seated["table"], seated["token"]) as ann:
        bad = await ann.ask("set-seat", seat=1, to={"kind": "me", "name": "ANN"})
        assert bad["reason"]["id"] == "refused-name-taken"
        assert (await ann.ask("set-seat", seat=1, to={"kind": "me", "name": "Tom"}))["type"] == "ack"
        assert [chair["name"] for chair in ann.table["chairs"]] == ["Ann", "Tom", ""]
        assert (await ann.ask("start"))["type"] == "ack"
        assert (await ann.ask("set-seat", seat=2, to=ME))["type"] == "ack", "in mid-game, too"
        assert [chair["name"] for chair in ann.table["chairs"]] == ["Ann", "Tom", "Ann 2"]
        assert ann.seat == 0
