"""Language models at real tables: the official client, any offered moves, every game to its end."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from mcp import Client, StdioServerParameters
from tests.mcp.playing import Model, ToolFailedError, use
from tests.server.client import Client as TableClient
from tests.server.client import at_table
from tests.server.process import Server

from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Field
from heliograph.mcp.house import House
from heliograph.mcp.tools import tools_for


@asynccontextmanager
async def tools(server: Server, code: str = "en") -> AsyncIterator[Client]:
    async with Client(tools_for(House(server.address), code)) as client:
        yield client


async def seated(client: Client, game: str, others: list[str], **setup: Any) -> Model:
    made = await use(client, "create_table", game=game, name="Model", others=others, setup=setup)
    return Model(client, made["table"], made["token"])


@pytest.mark.parametrize(
    ("game", "others", "setup"),
    [
        ("contact", ["quick"], {"level": 1}),
        ("contact", ["quick"], {"level": 3, "route": "guided"}),
        ("space_puzzle", ["quick"], {"scenario": "S01"}),
        ("critical_orbit", ["quick", "quick", "quick"], {"clock": "untimed", "turns": 2}),
        ("interstellar", ["quick"], {}),
    ],
)
async def test_every_game_is_played_to_its_end(
    server: Server, game: str, others: list[str], setup: dict[str, Any]
) -> None:
    async with tools(server) as client:
        model = await seated(client, game, others, **setup)
        end = await model.play()
        assert end["result"]["told"]
        assert set(end["result"]["scores"]) <= {*end["players"]}
        assert model.news


async def test_beside_a_person_who_is_only_connected_by_the_protocol(server: Server) -> None:
    """CT-12: the model hears the person's taps, once, and as an ear takes them in."""
    async with tools(server) as client, server.http() as http:
        made = await use(
            client, "create_table", game="contact", name="Model", others=["open"], setup={"level": 1}
        )
        claim = {"seat": 1, "name": "Bob"}
        bob_token = (await http.post(f"/api/tables/{made['table']}/claim", json=claim)).json()["token"]
        model = Model(client, made["table"], made["token"])
        await model.use("start_game")
        async with at_table(server, made["table"], bob_token) as bob:
            await bob_taps(bob, model)
            seen = await model.use("wait_for_turn")
            taps = next(news["heard"] for news in reversed(model.news) if news.get("heard"))
            assert len(taps["holds_ms"]) == 2
            assert taps["holds_ms"] != [800, 1600]
            assert 400 < taps["holds_ms"][0] < taps["holds_ms"][1] < 3200
            again = await model.use("look_at_table")
            assert not [news for news in again["news"] if news.get("heard")]
            assert "1600" not in str(seen["sees"])


async def bob_taps(bob: TableClient, model: Model) -> None:
    """Any moves, until it is Bob who sends a signal."""
    chance = Chance.from_seed("bob")
    while True:
        if bob.prompt.waits and "transmit" in {offer.action for offer in bob.prompt.offers}:
            await bob.act({"type": "transmit", "holds": [800, 1600], "pauses": [500]})
            return
        if bob.prompt.waits:
            chance = await bob.act_at_random(chance)
            continue
        seen = await model.use("wait_for_turn")
        assert seen["your_turn"]
        before = bob.seq
        await model.use("act", action=model.any_of(seen), position=seen["position"])
        await bob.wait_for(before + 1)


async def test_refusals_are_said_in_words_and_change_nothing(server: Server) -> None:
    async with tools(server, "de") as client:
        model = await seated(client, "contact", ["quick"])
        seen = await model.use("look_at_table")
        for arguments in (
            {"action": {"type": "guess", "chip": "A"}, "position": seen["position"]},
            {"action": {"type": "no-such"}, "position": seen["position"]},
            {"action": {}, "position": seen["position"]},
        ):
            with pytest.raises(ToolFailedError, match=r"\w+ \w+"):
                await model.use("act", **arguments)
        assert (await model.use("look_at_table"))["position"] == seen["position"]
        with pytest.raises(ToolFailedError, match="Tisch"):
            await use(client, "take_seat", table="nosuchtabl", name="Model")
        with pytest.raises(ToolFailedError):
            await Model(client, "nosuchtabl", "wrong").use("look_at_table")
        with pytest.raises(ToolFailedError):
            await use(client, "create_table", game="chess", name="Model", others=["quick"])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"others": ["nobody"]}, "no AI seat “nobody”.*strong, quick"),
        ({"setup": {"colour": 3}}, "no setting “colour”.*seats, .*level"),
        ({"seat": 5}, "With 2 seats, yours has a number from 0 to 1"),
        ({"game": "Contact"}, "no game “Contact”.*contact, space_puzzle"),
        ({"setup": {"mode": "pro"}}, 'setting “mode” cannot be "pro".*"base" \\| "professional"'),
        ({"game": "space_puzzle", "setup": {"seats": 2, "scenario": "S99"}}, "from S01 to S50"),
    ],
)
async def test_a_table_that_cannot_be_made_says_what_there_is(
    server: Server, given: dict[str, Any], said: str
) -> None:
    async with tools(server) as client:
        with pytest.raises(ToolFailedError, match=said):
            await use(
                client, "create_table", **{"game": "contact", "name": "Model", "others": ["quick"], **given}
            )


async def test_an_action_that_cannot_be_read_is_told_what_is_offered(server: Server) -> None:
    async with tools(server) as client:
        model = await seated(client, "contact", ["quick"])
        begin: dict[str, Any] = {"type": "begin-round"}
        for action in ({}, {"type": "begin"}, {**begin, "x": 1}):
            with pytest.raises(ToolFailedError, match=r"Offered now: .*begin-round"):
                await model.use("act", action=action, position=0)
        seen = await model.use("act", action=begin, position=0)
        with pytest.raises(ToolFailedError, match=r'"action":"transmit".*"type":"rhythm".*"shortest_ms":60'):
            await model.use("act", action={"type": "transmit"}, position=seen["position"])


async def test_how_fields_are_answered_stands_where_actions_are_sent(server: Server) -> None:
    """Assistants show a model its tools; what a server says of itself not all of them do."""
    kinds = [str(kind.__struct_config__.tag) for kind in get_args(Field)]
    async with tools(server) as client:
        act = next(tool for tool in (await client.list_tools()).tools if tool.name == "act")
        told = act.input_schema["properties"]["action"]["description"]
        assert [kind for kind in kinds if f'"{kind}": ' not in told] == []
        for kind in kinds:
            assert f'"{kind}": ' in str(client.instructions)


async def test_a_set_up_tells_what_it_may_be(server: Server) -> None:
    async with tools(server) as client:
        games = {game["id"]: game for game in await use(client, "list_games")}
        assert games["critical_orbit"]["choices"]["difficulty"] == '"easy" | "normal" | "hard"'
        for game in games.values():
            assert set(game["setup"]) <= set(game["choices"])


async def test_a_table_that_waits_for_somebody_says_so(server: Server) -> None:
    async with tools(server) as client:
        model = await seated(client, "contact", ["quick", "open"])
        seen = await model.use("wait_for_turn", seconds=0)
        assert "Seats still open: 2." in seen["asked"]
        await use(client, "take_seat", table=seen["table"], name="Other")
        async with asyncio.timeout(10):
            while "Every seat is taken" not in seen["asked"]:
                seen = await model.use("look_at_table")


async def test_a_wait_that_is_longer_than_a_call_may_last_is_cut(server: Server) -> None:
    async with tools(server) as client:
        model = await seated(client, "contact", ["quick"])
        assert (await model.use("wait_for_turn", seconds=3600))["your_turn"]


async def test_an_action_that_is_sent_again_is_done_once(server: Server) -> None:
    async with tools(server) as client:
        model = await seated(client, "contact", ["quick"])
        seen = await model.use("look_at_table")
        begin = {"action": {"type": "begin-round"}, "position": seen["position"], "request": "first"}
        once = await model.use("act", **begin)
        twice = await model.use("act", **begin)
        assert once["position"] == twice["position"]


async def test_where_nobody_answers_the_address_is_named() -> None:
    nobody = f"http://127.0.0.1:{free_port()}"
    async with Client(tools_for(House(nobody), "en")) as client:
        for tool, arguments in (
            ("list_games", {}),
            ("look_at_table", {"table": "abc", "token": "t"}),
        ):
            with pytest.raises(ToolFailedError, match=f"The server at {nobody} does not answer"):
                await use(client, tool, **arguments)


async def test_what_is_no_heliograph_server_is_not_taken_for_one() -> None:
    async def any_page(_: asyncio.StreamReader, line: asyncio.StreamWriter) -> None:
        line.write(b"HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}")
        await line.drain()
        line.close()

    async with await asyncio.start_server(any_page, "127.0.0.1", 0) as other:
        address = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"
        async with Client(tools_for(House(address), "en")) as client:
            with pytest.raises(ToolFailedError, match=f"What answers at {address} is no Heliograph server"):
                await use(client, "list_games")


async def test_games_and_rules_can_be_read(server: Server) -> None:
    async with tools(server) as client:
        games = await use(client, "list_games")
        assert {"contact", "space_puzzle", "critical_orbit", "interstellar"} <= {game["id"] for game in games}
        rules = await use(client, "read_rules", game="contact")
        assert "CT-26:" in rules
        assert rules.count("\n") > 40


async def test_as_an_assistant_starts_it(server: Server) -> None:
    """`heliograph mcp` on standard input and output."""
    program = str(Path(sys.executable).parent / "heliograph")
    command = StdioServerParameters(command=program, args=["mcp", "--server", server.address])
    async with Client(command) as client:
        model = await seated(client, "contact", ["quick"])
        assert (await model.use("look_at_table"))["your_turn"]


async def test_over_http_any_connection_goes_on_with_a_seat(server: Server) -> None:
    """`heliograph mcp --http`: stateless, the token is the handle."""
    program = str(Path(sys.executable).parent / "heliograph")
    port = free_port()
    command = [program, "mcp", "--server", server.address, "--http", f"127.0.0.1:{port}"]
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
    try:
        await until_it_listens(port)
        address = f"http://127.0.0.1:{port}/mcp"
        async with Client(address) as first:
            model = await seated(first, "contact", ["quick"], level=1)
            seen = await model.use("look_at_table")
        async with Client(address) as second:
            handle = {"table": seen["table"], "token": model.token}
            done = await use(
                second, "act", **handle, action={"type": "begin-round"}, position=seen["position"]
            )
            assert done["position"] > seen["position"]
    finally:
        process.terminate()
        await process.wait()


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


async def until_it_listens(port: int) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                _, line = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                line.close()
                return


async def test_open_tables_are_listed_and_joined(tmp_path: Path) -> None:
    server = Server(tmp_path, "--open-tables")
    try:
        body = {
            "game": "contact",
            "setup": {"seats": 2, "level": 1},
            "name": "Ann",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "listed": "seats",
            "language": "en",
            "guest": "g" * 40,
        }
        async with tools(server) as client, server.http() as http:
            assert await use(client, "list_tables") == []
            seat = (await http.post("/api/tables", json=body)).raise_for_status().json()
            async with at_table(server, seat["table"], seat["token"]):
                (listed,) = await use(client, "list_tables")
                assert (listed["id"], listed["open_seats"]) == (seat["table"], [1])
                taken = await use(client, "take_seat", table=listed["id"], name="Model")
                assert taken["seat"] == 1
    finally:
        server.stop()
