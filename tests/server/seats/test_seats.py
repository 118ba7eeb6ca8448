"""Sitting down, getting up, handing a seat to an AI and taking it back, and playing again."""

from __future__ import annotations

from typing import Any

from tests.server.client import Client, at_new_game, at_table, new_table, play_out
from tests.server.process import Server

from heliograph.kernel.chance import Chance

AI = {"kind": "ai", "strength": "naive"}
OPEN = {"kind": "open"}
ME = {"kind": "me"}


async def kinds(client: Client, wanted: list[str]) -> None:
    """Hear until the chairs are these."""
    while [chair["kind"] for chair in client.table["chairs"]] != wanted:
        await client.until("lobby")


async def test_a_seat_goes_to_an_ai_in_mid_game_and_back(server: Server) -> None:
    async with at_new_game(server) as (source, crew):
        assert (await crew.ask("set-seat", seat=1, to=AI))["type"] == "ack"
        await kinds(source, ["person", "ai"])
        await source.act({"type": "begin-round"})
        assert source.table["chairs"][1].items() >= {"strength": "naive", "name": "Guest 1"}.items()
        await source.act({"type": "transmit", "holds": [900], "pauses": []})
        await source.wait_for(3)
        answers = {event["event"]["type"] for event in source.events if event["seq"] > 2}
        assert answers & {"guessed", "repeat-asked"}
        await crew.wait_for(3)
        assert crew.seat == 1, "whoever lent a seat still sees from it"
        refused = await crew.act({"type": "begin-round"})
        assert refused["reason"]["id"] == "refused-ai-sits-here"
        assert (await crew.ask("set-seat", seat=1, to=ME))["type"] == "ack"
        await kinds(source, ["person", "person"])
        assert (await crew.act({"type": "no-move"}))["reason"]["id"] != "refused-ai-sits-here"


async def test_a_seat_is_given_up_and_somebody_else_takes_it(server: Server) -> None:
    async with at_new_game(server) as (host, guest):
        table = host.table["id"]
        refused = await host.ask("set-seat", seat=1, to=OPEN)
        assert refused["reason"]["id"] == "refused-person-is-here"
        assert (await guest.ask("set-seat", seat=1, to=OPEN))["type"] == "ack"
        await kinds(guest, ["person", "open"])
        assert guest.seat is None
        assert guest.view["me"] is None, "from now on a spectator's view"
        async with server.http() as http:
            claim = {"seat": 1, "name": "Eve"}
            taken = await http.post(f"/api/tables/{table}/claim", json=claim)
            assert taken.status_code == 201
            late = await http.post(f"/api/tables/{table}/claim", json=claim)
            assert (late.status_code, late.json()["reason"]["id"]) == (409, "refused-seat-taken")
        async with at_table(server, table, taken.json()["token"]) as eve:
            assert (eve.seat, eve.view["me"], eve.seq) == (1, 1, 0)
        async with at_table(server, table, guest.token) as revoked:
            assert revoked.received[-1]["reason"]["id"] == "bye-wrong-token"


async def test_in_the_lobby_people_move_rename_and_wait_for_all(server: Server) -> None:
    table, (ann, bob) = await new_table(server)
    async with at_table(server, table, ann) as host, at_table(server, table, bob) as guest:
        assert (host.host, guest.host) == (True, False)
        assert (await guest.ask("start"))["reason"]["id"] == "refused-only-host"
        assert (await guest.ask("set-seat", seat=0, to=ME))["reason"]["id"] == "refused-seat-taken"
        assert (await guest.ask("set-seat", seat=0, to=AI))["reason"]["id"] == "refused-not-your-seat"
        await host.ask("set-seat", seat=0, to=OPEN)
        assert (host.seat, host.host) == (None, True), "the host stays host without a seat"
        assert (await host.ask("start"))["reason"]["id"] == "refused-open-seats"
        assert (await guest.ask("set-seat", seat=0, to=ME))["type"] == "ack"
        await kinds(host, ["person", "open"])
        assert guest.seat == 0
        await guest.ask("rename", name="Бо")
        await host.ask("rename", name="Annie")
        await host.ask("set-seat", seat=1, to=ME)
        assert [chair["name"] for chair in host.table["chairs"]] == ["Бо", "Annie"]
        assert [chair["host"] for chair in host.table["chairs"]] == [False, True]
        assert (await host.ask("set-seat", seat=5, to=AI))["reason"]["id"] == "refused-no-such-seat"
        wrong = {"kind": "ai", "strength": "divine"}
        assert (await host.ask("set-seat", seat=1, to=wrong))["reason"]["id"] == "refused-no-such-strength"
        assert (await host.ask("start"))["type"] == (await host.ask("start"))["type"] == "ack"
        assert (await host.ask("set-seat", seat=0, to=ME))["reason"]["id"] == "refused-seat-taken"


async def test_in_mid_game_nobody_looks_into_two_seats(server: Server) -> None:
    async with at_new_game(server, seats=3) as (host, guest, third):
        assert (await third.ask("set-seat", seat=2, to=OPEN))["type"] == "ack"
        for someone in (host, guest):
            await kinds(someone, ["person", "person", "open"])
            refused = await someone.ask("set-seat", seat=2, to=ME)
            assert refused["reason"]["id"] == "refused-seen-another"


async def test_again_with_the_same_seats(server: Server) -> None:
    async with at_new_game(server) as (host, guest):
        assert (await guest.ask("rematch"))["reason"]["id"] == "refused-not-over"
        await play_out([host, guest], Chance.from_seed("again"))
        assert (await guest.ask("rematch"))["type"] == "ack"
        assert (await host.ask("rematch"))["type"] == "ack", "asked by both, there is one next table"
        while host.table["rematch"] is None:
            await host.until("lobby")
        following = host.table["rematch"]
        assert following == guest.table["rematch"] != host.table["id"]
        async with (
            at_table(server, following, guest.token) as bob,
            at_table(server, following, host.token) as ann,
        ):
            assert (ann.seat, ann.host, bob.seat, bob.host) == (0, True, 1, False)
            assert ann.table["phase"] == "playing"
            assert [chair["name"] for chair in ann.table["chairs"]] == ["Ann", "Guest 1"]
            assert ann.view["source"] == 1, "the next seat is the first Source"
            assert (await bob.act({"type": "begin-round"}))["type"] == "ack"
            assert bob.view["layout"] != guest.view["layout"]


async def test_alone_with_ai_seats_at_once(server: Server) -> None:
    body: dict[str, Any] = {"game": "contact", "setup": {"seats": 3}, "name": "Ann", "start": True}
    async with server.http() as http:
        seated = (await http.post("/api/tables", json=body | {"seats": [AI, ME, AI]})).json()
    async with at_table(server, seated["table"], seated["token"]) as me:
        assert (me.seat, me.table["phase"]) == (1, "playing")
        await me.wait_for(2)
        assert me.view["transmissions"]
