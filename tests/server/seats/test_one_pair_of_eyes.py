"""Whoever has looked from one seat of a game looks from no other, and nobody is put off a seat alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.client import Client, at_new_game, at_table
from tests.server.process import Server
from tests.server.seats.test_seats import AI, ME, OPEN, kinds

QUICK = {"kind": "ai", "strength": "quick"}
GAMES: dict[str, dict[str, Any]] = {
    "contact": {"seats": 2},
    "space_puzzle": {"seats": 2},
    "critical_orbit": {"seats": 2, "mercury": 0, "houston": 1, "bengaluru": 1, "cologne": 1},
    "interstellar": {"seats": 2},
}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A second counts as a long absence, and everybody sees it at once."""
    running = Server(
        tmp_path_factory.mktemp("impatient"),
        "--limit",
        "absence_seconds=1",
        "--limit",
        "unseen_absence_seconds=0",
    )
    yield running
    running.stop()


async def with_ai(server: Server, game: str = "contact", **more: Any) -> tuple[str, str]:
    """One person, AI seats everywhere else, the game begun."""
    setup = GAMES[game] | more
    body = {"game": game, "setup": setup, "name": "Ann", "start": True}
    async with server.http() as http:
        seats = {"seats": [ME, *[QUICK] * (setup["seats"] - 1)]}
        seated = (await http.post("/api/tables", json=body | seats)).raise_for_status().json()
    return seated["table"], seated["token"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_host_cannot_look_into_an_ai_s_seat_and_go_back(server: Server, game: str) -> None:
    table, token = await with_ai(server, game)
    async with at_table(server, table, token) as host:
        assert (await host.ask("set-seat", seat=0, to=OPEN))["type"] == "ack"
        refused = await host.ask("set-seat", seat=1, to=ME)
        assert refused["reason"]["id"] == "refused-seen-another"
        assert (await host.ask("set-seat", seat=1, to=OPEN))["type"] == "ack"
        refused = await host.ask("set-seat", seat=1, to=ME)
        assert refused["reason"]["id"] == "refused-seen-another", "nor when it is open"
        async with server.http() as http:
            claim = {"seat": 1, "name": "Eve", "token": token}
            again = await http.post(f"/api/tables/{table}/claim", json=claim)
        assert again.status_code == 409, "nor by claiming it with the same secret"
        assert (await host.ask("set-seat", seat=0, to=ME))["type"] == "ack"
        assert host.seat == 0


async def test_what_was_seen_is_remembered_over_a_restart(impatient: Server) -> None:
    async with at_new_game(impatient, seats=3) as (host, guest, third):
        await third.ask("set-seat", seat=2, to=OPEN)
        await guest.ask("set-seat", seat=1, to=OPEN)
        table = host.table["id"]
    impatient.stop()
    impatient.start()
    async with impatient.http() as http:
        for seat, status in ((2, 409), (1, 201)):
            claim = {"seat": seat, "name": "Guest", "token": guest.token}
            answer = await http.post(f"/api/tables/{table}/claim", json=claim)
            assert answer.status_code == status, "from the own seat, and from no other"


async def test_where_seats_have_no_secrets_people_may_move(server: Server) -> None:
    """Astronauts see the same; the AI's hand is another matter."""
    async with at_new_game(server, seats=4, game="space_puzzle") as (_, one, two, _):
        await two.ask("set-seat", seat=2, to=OPEN)
        await kinds(one, ["person", "person", "open", "person"])
        assert (await one.ask("set-seat", seat=2, to=ME))["type"] == "ack"
        assert one.seat == 2


async def leave(client: Client, *others: Client) -> None:
    """Gone, and the others have noticed."""
    seat = client.seat or 0
    await client.socket.close()
    for other in others:
        while other.table["chairs"][seat]["online"]:
            await other.hear()


async def ask_until(client: Client, reason: str, **fields: Any) -> dict[str, Any]:
    """Again and again until it is no longer refused for this reason."""
    while True:
        answer = await client.ask("set-seat", **fields)
        if answer["type"] != "refused" or answer["reason"]["id"] != reason:
            return answer
        await asyncio.sleep(0.1)


def notices(client: Client) -> list[tuple[str, Any]]:
    told = [line["notice"] for line in client.said if line["seat"] == -1]
    return [(notice["id"], notice["args"].get("name")) for notice in told]


async def test_an_absent_person_s_seat_is_given_away_when_the_others_agree(impatient: Server) -> None:
    async with AsyncExitStack() as stack:
        host, guest, third = await stack.enter_async_context(at_new_game(impatient, seats=3))
        await host.act({"type": "begin-round"})
        assert (await host.ask("set-seat", seat=2, to=AI))["reason"]["id"] == "refused-person-is-here"
        await leave(third, host, guest)
        early = await guest.ask("set-seat", seat=2, to=AI)
        assert early["reason"]["id"] == "refused-not-away-long"
        assert (await ask_until(guest, "refused-not-away-long", seat=2, to=AI))["type"] == "ack"
        while guest.table["proposal"] is None:
            await guest.hear()
        assert guest.table["proposal"] == {"seat": 2, "to": AI, "by": "Guest 1", "waiting": [0]}
        assert guest.table["chairs"][2]["kind"] == "person", "one alone decides nothing"
        assert (await host.ask("consent", agree=True))["type"] == "ack"
        for someone in (host, guest):
            await kinds(someone, ["person", "person", "ai"])
            while len(notices(someone)) < 2:
                await someone.hear()
            assert notices(someone) == [("notice-agreed", "Guest 1"), ("notice-ai-for", "Guest 2")]
            assert someone.table["proposal"] is None
        async with at_table(impatient, host.table["id"], third.token) as back:
            assert notices(back) == notices(host)
            assert (await back.ask("set-seat", seat=2, to=ME))["type"] == "ack", "back at any time"


async def test_one_who_does_not_agree_ends_the_matter(impatient: Server) -> None:
    async with AsyncExitStack() as stack:
        host, guest, third = await stack.enter_async_context(at_new_game(impatient, seats=3))
        await leave(third, host, guest)
        await ask_until(host, "refused-not-away-long", seat=2, to=OPEN)
        other = await guest.ask("set-seat", seat=2, to=AI)
        assert other["reason"]["id"] == "refused-question-waits"
        assert (await guest.ask("consent", agree=False))["type"] == "ack"
        while not notices(host):
            await host.hear()
        assert notices(host) == [("notice-not-agreed", "Guest 1")]
        assert [chair["kind"] for chair in host.table["chairs"]] == ["person"] * 3


async def test_who_comes_back_in_time_keeps_the_seat(impatient: Server) -> None:
    async with AsyncExitStack() as stack:
        host, guest, third = await stack.enter_async_context(at_new_game(impatient, seats=3))
        await leave(third, host, guest)
        await ask_until(host, "refused-not-away-long", seat=2, to=OPEN)
        async with at_table(impatient, host.table["id"], third.token) as back:
            assert back.table["proposal"] is None
            assert (await guest.ask("consent", agree=True))["type"] == "ack"
            assert [chair["kind"] for chair in guest.table["chairs"]] == ["person"] * 3
            assert back.seat == 2


async def test_the_last_person_left_decides_alone_after_the_absence(impatient: Server) -> None:
    async with AsyncExitStack() as stack:
        host, guest = await stack.enter_async_context(at_new_game(impatient))
        await leave(host, guest)
        assert (await ask_until(guest, "refused-not-away-long", seat=0, to=AI))["type"] == "ack"
        await kinds(guest, ["ai", "person"])


async def test_the_host_alone_lets_an_ai_keep_a_seat_for_who_is_away(impatient: Server) -> None:
    async with AsyncExitStack() as stack:
        host, guest, third = await stack.enter_async_context(at_new_game(impatient, seats=3))
        await leave(third, host, guest)
        assert (await ask_until(host, "refused-not-away-long", seat=2, to=AI))["type"] == "ack"
        await kinds(guest, ["person", "person", "ai"])
        assert guest.table["chairs"][2]["stood_in"]
        async with at_table(impatient, host.table["id"], third.token) as back:
            assert (await back.ask("set-seat", seat=2, to=ME))["type"] == "ack"
            await kinds(guest, ["person"] * 3)
            assert not guest.table["chairs"][2]["stood_in"]
            assert (await back.ask("set-seat", seat=2, to=AI))["type"] == "ack"
            await kinds(back, ["person", "person", "ai"])
            assert not back.table["chairs"][2]["stood_in"], "handed over by its own person"


async def test_a_host_who_is_away_freezes_nothing(impatient: Server) -> None:
    async with AsyncExitStack() as stack:
        host, guest, third = await stack.enter_async_context(at_new_game(impatient, seats=3))
        await leave(host, guest, third)
        assert (await ask_until(guest, "refused-not-away-long", seat=0, to=AI))["type"] == "ack"
        assert (await third.ask("consent", agree=True))["type"] == "ack"
        await kinds(guest, ["ai", "person", "person"])
        async with at_table(impatient, guest.table["id"], host.token) as back:
            assert back.host
            assert (await back.ask("set-seat", seat=0, to=ME))["type"] == "ack"
            await kinds(guest, ["person"] * 3)


async def test_an_ai_s_seat_is_opened_when_the_others_agree(server: Server) -> None:
    """The newcomer could be the host again, in a second window."""
    table, token = await with_ai(server, "interstellar", seats=3)
    async with server.http() as http, at_table(server, table, token) as host:
        assert (await host.ask("set-seat", seat=1, to=OPEN))["type"] == "ack", "there is nobody to ask"
        claimed = await http.post(f"/api/tables/{table}/claim", json={"seat": 1, "name": "Eve"})
        async with at_table(server, table, claimed.json()["token"]) as eve:
            assert (await host.ask("set-seat", seat=2, to=OPEN))["type"] == "ack"
            while eve.table["proposal"] is None:
                await eve.hear()
            assert eve.table["proposal"]["waiting"] == [1]
            assert eve.table["chairs"][2]["kind"] == "ai"
            assert (await eve.ask("consent", agree=True))["type"] == "ack"
            await kinds(host, ["person", "person", "open"])
            told = ["notice-opened", "notice-sat-down", "notice-agreed", "notice-opened"]
            while len(notices(host)) < len(told):
                await host.hear()
            assert [id for id, _ in notices(host)] == told


async def test_an_ai_that_stands_in_holds_the_seat_for_its_person(server: Server) -> None:
    async with at_new_game(server, seats=3) as (host, _, third):
        await third.ask("set-seat", seat=2, to=AI)
        await kinds(host, ["person", "person", "ai"])
        refused = await host.ask("set-seat", seat=2, to=OPEN)
        assert refused["reason"]["id"] == "refused-person-is-here"


async def test_seats_rest_while_the_rules_ask_for_silence(server: Server) -> None:
    """CT-25: getting up at the right moment would be a word, too."""
    async with at_new_game(server, seats=3) as (source, crew, third):
        await third.ask("set-seat", seat=2, to=OPEN)
        await source.act({"type": "begin-round"})
        await crew.wait_for(1)
        for to in (AI, OPEN):
            for someone, seat in ((source, 0), (crew, 1)):
                refused = await someone.ask("set-seat", seat=seat, to=to)
                assert refused["reason"]["id"] == "refused-silence"
        watching = await source.ask("set-watching", watching={"kind": "closed"})
        assert watching["reason"]["id"] == "refused-silence"
        async with server.http() as http:
            claim = {"seat": 2, "name": "it is D"}
            refused = (await http.post(f"/api/tables/{source.table['id']}/claim", json=claim)).json()
        assert refused["reason"]["id"] == "refused-silence"
        heard = len(crew.received)
        async with at_table(server, source.table["id"]), at_table(server, source.table["id"]):
            await crew.ask("describe")
        await crew.ask("describe")
        assert {message["type"] for message in crew.received[heard:]} == {"described"}, "spectators, too"
