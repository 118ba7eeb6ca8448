"""Whatever should not be: refused with a reason, and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.client import at_new_game, at_table, live, new_table
from tests.server.process import Server
from websockets.exceptions import ConnectionClosed, InvalidStatus

from heliograph.server.close_codes import BAD_REQUEST, NO_TABLE, WRONG_TOKEN

OTHER_SITES = [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "same-site")]
TRANSMISSION = {"type": "transmit", "holds": [900, 700], "pauses": [200]}


async def test_an_answer_to_an_older_position_counts_while_the_offers_are_the_same(server: Server) -> None:
    async with at_new_game(server, seats=3) as (source, guesser, other):
        await source.act({"type": "begin-round"})
        await source.act(TRANSMISSION)
        await guesser.wait_for(2)
        chip = guesser.view["possible"][0]
        await other.wait_for(2)
        stale = await guesser.act({"type": "guess", "chip": chip}, seq=1)
        assert stale["reason"]["id"] == "refused-stale"
        future = await guesser.act({"type": "guess", "chip": chip}, seq=7)
        assert future["reason"]["id"] == "refused-stale"
        assert (await other.ask("act", seq=2, action={"type": "ask-repeat"}))["type"] == "ack"
        await guesser.wait_for(3)
        late = await guesser.act({"type": "guess", "chip": chip}, seq=2)
        assert late["reason"]["id"] == "refused-stale"
        assert guesser.seq == 3


@pytest.mark.parametrize(
    "action",
    [
        {"type": "guess", "chip": "A"},
        {"type": "transmit", "holds": [900], "pauses": []},
        {"type": "begin-round", "extra": 1},
        {"type": "no-such-thing"},
        {},
        [],
        "begin-round",
        None,
    ],
)
async def test_a_move_that_is_not_offered_changes_nothing(server: Server, action: Any) -> None:
    async with at_new_game(server) as (source, crew):
        answer = await source.act(action)
        assert (answer["type"], source.seq) == ("refused", 0)
        other = await crew.act({"type": "begin-round"})
        assert other["reason"]["id"] == "refused-only-source"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type":"fly"}',
        '{"type":"ping","extra":1}',
        '{"type":"act","seq":0}',
        "\\ud800",
        "[" * 30_000,
        '{"type":"hello","token":' + "[" * 30_000,
    ],
)
async def test_what_cannot_be_read_ends_the_conversation(server: Server, text: str) -> None:
    async with at_new_game(server) as (source, _):
        await source.socket.send(text)
        assert (await source.until("bye"))["reason"]["id"] == "bye-unreadable"
        with pytest.raises(ConnectionClosed) as closed:
            await source.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == BAD_REQUEST


async def test_an_unreadable_request_with_a_name_is_refused_by_name(server: Server) -> None:
    async with at_new_game(server) as (source, _):
        answer = await source.ask("act", seq="soon", action={})
        assert (answer["type"], answer["reason"]["id"]) == ("refused", "refused-unreadable")
        assert (await source.act({"type": "begin-round"}))["type"] == "ack"


@pytest.mark.parametrize("depth", [5_000, 30_000])
async def test_an_action_nested_without_end_changes_nothing(server: Server, depth: int) -> None:
    """How deep is too deep to be read at all is Python's affair, and differs between its releases."""
    async with at_new_game(server) as (source, crew):
        action = "[" * depth + "]" * depth
        await source.socket.send(f'{{"type":"act","id":"deep","seq":0,"action":{action}}}')
        answer = await source.until("bye", "refused")
        assert answer["reason"]["id"] in ("bye-unreadable", "refused-malformed")
        assert (await crew.ask("describe"))["type"] == "described"


async def test_a_message_that_is_too_long_closes_the_connection(server: Server) -> None:
    async with at_new_game(server) as (source, crew):
        with pytest.raises(ConnectionClosed) as closed:
            await source.ask("say", text="x" * 70_000)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        while crew.table["chairs"][0]["online"]:
            await crew.until("lobby")


async def test_first_comes_hello(server: Server) -> None:
    table, _ = await new_table(server)
    for words in ('{"type":"ping"}', '{"type":"start","id":"1"}'):
        async with live(server, table) as client:
            await client.socket.send(words)
            assert (await client.hear())["reason"]["id"] == "bye-no-hello"
    async with at_table(server, table) as twice:
        await twice.say("hello")
        assert (await twice.hear())["reason"]["id"] == "bye-hello-twice"


async def test_a_foreign_token_opens_nothing(server: Server) -> None:
    table, _ = await new_table(server)
    _, (foreign, _) = await new_table(server)
    for token in (foreign, "guess", "x" * 100):
        async with at_table(server, table, token) as stranger:
            assert stranger.received[-1]["reason"]["id"] == "bye-wrong-token"
            with pytest.raises(ConnectionClosed) as closed:
                await stranger.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == WRONG_TOKEN


async def test_a_table_that_is_not(server: Server) -> None:
    async with at_table(server, "nowhere") as client:
        assert client.received[-1]["reason"]["id"] == "refused-no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            await client.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NO_TABLE
    with pytest.raises(InvalidStatus):
        async with live(server, "a/b"):
            pass


async def test_a_spectator_only_watches(server: Server) -> None:
    async with at_new_game(server) as (source, _), at_table(server, source.table["id"]) as watcher:
        assert (watcher.seat, watcher.host) == (None, False)
        requests: dict[str, dict[str, Any]] = {
            "act": {"seq": 0, "action": {"type": "begin-round"}},
            "undo": {"seq": 0},
            "rename": {"name": "Me"},
            "rematch": {},
            "set-seat": {"seat": 0, "to": {"kind": "me"}},
        }
        for type, fields in requests.items():
            assert (await watcher.ask(type, **fields))["reason"]["id"] == "refused-spectator", type
        assert (await watcher.ask("start"))["reason"]["id"] == "refused-only-host"
        assert (await watcher.ask("say", text="hi"))["reason"]["id"] == "talk-spectator"
        taken = await watcher.ask("set-seat", seat=0, to={"kind": "open"})
        assert taken["reason"]["id"] == "refused-not-your-seat"


async def test_pages_of_other_sites_cannot_ask(server: Server) -> None:
    table, (token, _) = await new_table(server)
    async with at_table(server, table, token, origin=server.address) as welcome:
        assert welcome.seat == 0
    with pytest.raises(InvalidStatus) as refused:
        async with live(server, table, origin="http://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with server.http() as http:
        for name, value in OTHER_SITES:
            answer = await http.post(f"/api/tables/{table}/claim", content=b"{}", headers={name: value})
            assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "refused-other-site")


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("", "refused-unreadable"),
        ("{}", "refused-unreadable"),
        ("[" * 30_000, "refused-unreadable"),
        ({"game": "chess"}, "refused-no-such-game"),
        ({"setup": {"seats": 9}}, "setup-seats"),
        ({"setup": {"sets": 2}}, "refused-unreadable"),
        ({"seats": [{"kind": "me"}]}, "refused-seat-count"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "refused-two-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "ai", "strength": "divine"}]}, "refused-no-such-strength"),
        ({"start": True}, "refused-open-seats"),
        ({"name": ""}, "refused-unreadable"),
        ({"name": "x" * 41}, "refused-unreadable"),
        ({"extra": 1}, "refused-unreadable"),
    ],
)
async def test_a_table_that_cannot_be(server: Server, body: Any, reason: str) -> None:
    fine = {"game": "contact", "setup": {}, "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with server.http() as http:
        content = body if isinstance(body, str) else json.dumps(fine | body)
        answer = await http.post("/api/tables", content=content)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (400, reason)
