"""A client as a stranger would write it from docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
from tests.server.process import Server
from websockets.asyncio.client import ClientConnection, connect

from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample_action
from heliograph.kernel.prompt import Prompt

PATIENCE_S = 60


class Client:
    """One connection; it keeps the position up to date and remembers everything it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.token = ""
        self.received: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.view: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.seat: int | None = None
        self.host = False
        self.events: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self._count = 0
        self._name = secrets.token_hex(4)
        """Whoever comes back must not number requests as before: they would count as done already."""

    @property
    def seq(self) -> int:
        return int(self.position.get("seq", 0))

    @property
    def prompt(self) -> Prompt:
        return msgspec.convert(self.position["prompt"], Prompt)

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in."""
        async with asyncio.timeout(PATIENCE_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.received.append(message)
        self.texts.append(text)
        assert message["n"] == len(self.received)
        self._take_in(message)
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] in types:
                return message

    async def wait_for(self, seq: int) -> None:
        """Until the position is that far; 0 waits for the game to begin."""
        while not self.position or self.seq < seq:
            await self.until("update")

    async def say(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request and hear until it is answered."""
        self._count += 1
        id = id or f"{self._name}-{self._count}"
        await self.say(type, id=id, **fields)
        while True:
            message = await self.until("ack", "refused", "described", "bye")
            if message["type"] == "bye" or message["id"] == id:
                return message

    async def act(self, action: dict[str, Any], **fields: Any) -> dict[str, Any]:
        return await self.ask("act", **{"seq": self.seq, "action": action, **fields})

    async def act_at_random(self, chance: Chance) -> Chance:
        action, chance = sample_action(self.prompt, chance)
        answer = await self.act(action)
        assert answer["type"] == "ack", answer
        return chance

    def _take_in(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.table, self.seat, self.host = message["table"], message["seat"], message["host"]
                self.events += message["events"]
                self.said += message["chat"]
                if message["position"] is not None:
                    self.position = message["position"]
                    self.view = dict(message["position"]["view"])
            case "lobby":
                self.table, self.seat, self.host = message["table"], message["seat"], message["host"]
            case "update":
                self.view |= message["changes"]
                self.position = message
                self.events += message["events"]
            case "said":
                self.said.append(message["line"])


@asynccontextmanager
async def at_table(
    server: Server,
    table: str,
    token: str | None = None,
    since: int = 0,
    seat: int | None = None,
    **options: Any,
) -> AsyncIterator[Client]:
    async with live(server, table, **options) as client:
        await client.say("hello", token=token, since=since, seat=seat)
        await client.until("welcome", "bye")
        yield client


@asynccontextmanager
async def live(server: Server, table: str, **options: Any) -> AsyncIterator[Client]:
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(url, max_size=None, **options) as socket:
        yield Client(socket)


async def new_table(
    server: Server,
    seats: int = 2,
    *,
    game: str = "contact",
    options: dict[str, Any] | None = None,
    **setup: Any,
) -> tuple[str, list[str]]:
    """A table with people on all seats, not yet begun; its id and the tokens, the host's first."""
    others = [{"kind": "open"}] * (seats - 1)
    body = {
        "game": game,
        "setup": {"seats": seats, **setup},
        "name": "Ann",
        "seats": [{"kind": "me"}, *others],
        **(options or {}),
    }
    async with server.http() as http:
        seated = (await http.post("/api/tables", json=body)).raise_for_status().json()
        tokens = [seated["token"]]
        for seat in range(1, seats):
            claim = {"seat": seat, "name": f"Guest {seat}"}
            answer = await http.post(f"/api/tables/{seated['table']}/claim", json=claim)
            tokens.append(answer.raise_for_status().json()["token"])
    return seated["table"], tokens


@asynccontextmanager
async def at_new_game(server: Server, seats: int = 2, **setup: Any) -> AsyncIterator[list[Client]]:
    """Everyone connected, the game begun."""
    table, tokens = await new_table(server, seats, **setup)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(at_table(server, table, token)) for token in tokens]
        for client, token in zip(clients, tokens, strict=True):
            client.token = token
        assert (await clients[0].ask("start"))["type"] == "ack"
        for client in clients:
            await client.wait_for(0)
        yield clients


async def play_out(clients: list[Client], chance: Chance) -> None:
    """Random moves until the game is over, everyone hearing everything."""
    while clients[0].view["phase"] != "over":
        mover = next(client for client in clients if client.prompt.offers)
        before = [client.seq for client in clients]
        chance = await mover.act_at_random(chance)
        if mover.position["may_undo"]:
            continue  # a private step: nobody else hears of it
        for client, seq in zip(clients, before, strict=True):
            await client.wait_for(seq + 1)
