"""Programs that share one server, each with an address of its own in 127.0.0.0/8."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from heliograph.kernel.chance import Chance
from heliograph.kernel.message import say
from heliograph.kernel.offers import sample_offer
from heliograph.kernel.prompt import Prompt

ME, OPEN = {"kind": "me"}, {"kind": "open"}
Seated = dict[str, Any]


def ai(strength: str) -> dict[str, str]:
    return {"kind": "ai", "strength": strength}


class Neighbour:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection, seed: str) -> None:
        self._socket = socket
        self._ids = count()
        self.chance = Chance.from_seed(seed)
        self.phase, self.seq, self.prompt = "", -1, Prompt(say("nothing"))
        self.answers: dict[str, int] = {}
        self.sent_at: dict[str, float] = {}

    async def say(self, type: str, **fields: Any) -> str:
        id = f"{next(self._ids)}"
        self.sent_at[id] = perf_counter()
        await self._socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    async def hello(self, token: str | None) -> None:
        await self._socket.send(json.dumps({"type": "hello", "token": token, "since": 0}))
        while (await self.hear())["type"] != "welcome":
            pass

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self._socket.recv())
        kind = message["type"]
        self.answers[kind] = self.answers.get(kind, 0) + 1
        self.phase = message.get("table", {}).get("phase", self.phase)
        place = message.get("position") if kind == "welcome" else message if kind == "update" else None
        if place is not None:
            self.seq, self.prompt = place["seq"], msgspec.convert(place["prompt"], Prompt)
        return message

    def some_action(self) -> dict[str, Any]:
        """One of those offered, of any kind."""
        n, self.chance = self.chance.below(len(self.prompt.offers))
        action, self.chance = sample_offer(self.prompt.offers[n], self.chance)
        return action

    async def move(self) -> str:
        return await self.say("act", seq=self.seq, action=self.some_action())


@asynccontextmanager
async def calling(base: str, address: str) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    async with httpx.AsyncClient(base_url=base, transport=transport, timeout=60) as http:
        yield http


async def new_table(
    base: str, address: str, game: str, seats: list[dict[str, str]], start: bool = True
) -> Seated:
    setup = {"seats": len(seats)}
    body = {"game": game, "setup": setup, "name": "Host", "seats": seats, "start": start}
    async with calling(base, address) as http:
        made: Seated = (await http.post("/api/tables", json=body)).raise_for_status().json()
    return made


async def claim(base: str, address: str, table: str) -> Seated:
    async with calling(base, address) as http:
        body = {"seat": 1, "name": "Guest"}
        taken: Seated = (await http.post(f"/api/tables/{table}/claim", json=body)).raise_for_status().json()
    return taken


@asynccontextmanager
async def at_table(base: str, address: str, table: str, token: str | None) -> AsyncIterator[Neighbour]:
    url = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(url, max_size=None, local_addr=(address, 0), compression=None) as socket:
        neighbour = Neighbour(socket, table)
        await neighbour.hello(token)
        yield neighbour


GONE = (ConnectionClosed, OSError, httpx.HTTPError)
