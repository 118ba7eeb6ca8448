"""Requests that nobody means well with: each is refused for a reason, and none is our failure."""

from __future__ import annotations

import pytest
from tests.server.client import at_new_game, at_table, new_table, play_out
from tests.server.hostile.raw import request
from tests.server.postgres import a_postgres
from tests.server.process import Server

from heliograph.games import load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.content import content_hash

HANDSHAKE = (
    b"Upgrade: websocket",
    b"Connection: Upgrade",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    b"Sec-WebSocket-Version: 13",
)


@pytest.mark.parametrize("path", [b"/%00", b"/t/a%00b", b"/%0a", b"/" + b"a" * 60_000, b"/assets/%00"])
def test_an_address_that_no_page_has_is_not_found(server: Server, path: bytes) -> None:
    answer = request(server.port, path)
    assert (answer.status, answer.reason) == (404, "refused-not-found")


@pytest.mark.parametrize(
    "origin", [b"http://[", b"http://[x]", b"//]", b"http://[::1", b"\xff", b"null", b""]
)
async def test_an_origin_that_is_none_is_another_site(server: Server, origin: bytes) -> None:
    header = b"Origin: " + origin
    answer = request(server.port, b"/api/tables", header, b"Content-Length: 2", method=b"POST")
    assert (answer.status, answer.reason) == (403, "refused-other-site")
    assert request(server.port, b"/api/tables/nowhere/live", header, *HANDSHAKE).status == 403


@pytest.mark.parametrize(
    "host", [b"[", b"a b", b"\xff", b"", b"x" * 3000, b"a/b", b"a@b", b"%00", b"h:" + b"1" * 5000, b"h:x"]
)
def test_a_host_that_is_none_is_refused(server: Server, host: bytes) -> None:
    for path in (b"/", b"/api/tables/nowhere/qr.svg"):
        answer = request(server.port, path, host=host)
        assert (answer.status, answer.reason) == (400, "refused-host")


@pytest.mark.parametrize(
    "host", [b"games.example", b"10.0.0.1:8700", b"[fd00::1]:8700", b"my_box", b"x" * 253]
)
async def test_a_picture_is_drawn_for_every_host_that_others_can_reach(server: Server, host: bytes) -> None:
    table, _ = await new_table(server)
    answer = request(server.port, f"/api/tables/{table}/qr.svg".encode(), host=host)
    assert answer.status == 200
    assert answer.body.startswith(b"<svg")


@pytest.mark.parametrize("host", [b"127.0.0.1:8700", b"[::1]:8700", b"localhost"])
async def test_no_picture_is_drawn_for_this_machine_alone(server: Server, host: bytes) -> None:
    table, _ = await new_table(server)
    answer = request(server.port, f"/api/tables/{table}/qr.svg".encode(), host=host)
    assert (answer.status, answer.reason) == (409, "refused-own-machine")


async def test_a_replay_through_eyes_that_nobody_has(server: Server) -> None:
    async with at_new_game(server) as players, server.http() as http:
        await play_out(players, Chance.from_seed("eyes"))
        for viewer in ("1" * 5000, "٣", "²", "-0", "00", "", "\0"):
            url = f"/api/tables/{players[0].table['id']}/replay"
            answer = await http.get(url, params={"as": viewer})
            assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "refused-no-such-seat")


async def test_what_is_printed_in_the_box_of_another_game(server: Server) -> None:
    other = content_hash(load_game("space_puzzle").content)
    async with server.http() as http:
        answer = await http.get(f"/api/games/contact/printed/{other}")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "refused-no-such-game")


async def test_the_letter_that_postgresql_cannot_keep(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """It is refused for what it is; nobody is told that the store fails."""
    running = Server(tmp_path_factory.mktemp("nul"), database=next(a_postgres(postgres)))
    async with at_new_game(running) as (source, _), running.http() as http:
        for path in ("/api/tables/%00", "/api/tables/%00/export", "/api/games/contact/printed/%00"):
            assert (await http.get(path)).status_code == 404, path
        refused = await source.ask("say", text="a\0b")
        assert refused["reason"]["id"] == "refused-unreadable"
        await source.say("say", id="\0", text="a")
        assert (await source.until("bye"))["reason"]["id"] == "bye-unreadable"
        async with at_table(running, source.table["id"], source.token) as again:
            assert (await again.ask("say", text="Hello"))["type"] in ("ack", "refused")
    assert running.stop() == 0
