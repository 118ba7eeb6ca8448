"""The whole application inside a test, down to every byte that leaves it; only its clock stands still."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from starlette.types import ASGIApp
from tests.server.http.test_http import an_app
from tests.server.inside import find, seat_everyone

from heliograph.games import load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample_action
from heliograph.kernel.prompt import Prompt
from heliograph.server.limits import Limits
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.play.viewer_position import Viewer
from heliograph.server.tables.table import Table
from heliograph.server.work.errand import Errand
from heliograph.server.work.pool import Pool

T = TypeVar("T")

PATIENCE_S = 60
ROOM = {"messages_per_second": 100_000, "questions_per_second": 100_000}
NOW = 1_800_000_000_000
SETUPS: dict[str, dict[str, Any]] = {
    "contact": {"seats": 3, "route": "guided"},
    "space_puzzle": {"seats": 3, "scenario": "S28"},
    "critical_orbit": {"seats": 4, "clock": "untimed"},
    "interstellar": {"seats": 2},
}
"""Every game of the house, with secrets in it."""

_TIMED = ("tables.table", "tables.telling", "tables.requests", "tables.creation")


class Line:
    """One WebSocket, as the application sees it."""

    def __init__(self, app: ASGIApp, table_id: str, token: str | None) -> None:
        self.token = token
        self.frames: list[str] = []
        self.position: dict[str, Any] = {}
        self.close_code: int | None = None
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._came = asyncio.Event()
        self._count = 0
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.ensure_future(app(_scope(table_id), self._inbox.get, self._send))

    @property
    def is_closed(self) -> bool:
        return self.close_code is not None or any('"type":"bye"' in text for text in self.frames[-1:])

    @property
    def prompt(self) -> Prompt:
        return msgspec.convert(self.position["prompt"], Prompt)

    def put(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self._inbox.put_nowait({"type": "websocket.receive", kind: text})

    async def say(self, type: str, **fields: Any) -> None:
        self.put(json.dumps({"type": type, **fields}))

    async def hello(self) -> dict[str, Any]:
        await self.say("hello", token=self.token)
        return await self.answer("welcome", "bye")

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        self._count += 1
        await self.say(type, id=f"{self._count}", **fields)
        return await self.answer("ack", "refused", "described", "bye")

    async def act(self, action: Any) -> dict[str, Any]:
        return await self.ask("act", seq=self.position["seq"], action=action)

    async def settle(self) -> None:
        """Everything that was posted to it is here."""
        await self.say("ping")
        await self.answer("pong", "bye")

    async def answer(self, *types: str) -> dict[str, Any]:
        """The next frame of one of these kinds."""
        seen = len(self.frames)
        async with asyncio.timeout(PATIENCE_S):
            while True:
                for text in self.frames[seen:]:
                    message: dict[str, Any] = json.loads(text)
                    if message["type"] in types:
                        return message
                seen = len(self.frames)
                if self._serving.done():
                    self._serving.result()
                    return {"type": "bye"}
                self._came.clear()
                await asyncio.wait(
                    {self._serving, asyncio.ensure_future(self._came.wait())},
                    return_when=asyncio.FIRST_COMPLETED,
                )

    async def hang_up(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1005})
        with suppress(asyncio.CancelledError):
            await self._serving

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
            told = json.loads(message["text"])
            position = told["position"] if told["type"] == "welcome" else told
            if position and told["type"] in ("welcome", "update"):
                self.position = position
        elif message["type"] == "websocket.close":
            self.close_code = message["code"]
        self._came.set()


@dataclass
class Tapped:
    """A table with everyone at it, the game begun."""

    app: ASGIApp
    hub: Hub
    table: Table
    seats: list[Line]
    watcher: Line

    @property
    def viewers(self) -> list[tuple[Viewer, str | None]]:
        seats = [(chair.seat, line.token) for chair, line in zip(self.table.chairs, self.seats, strict=True)]
        return [*seats, (None, None)]

    @property
    def log(self) -> bytes:
        assert self.table.play is not None
        return msgspec.json.encode(self.table.play.entries)

    def http(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url="http://here")

    async def move(self, chance: Chance, take_back: bool = False) -> Chance:
        """A random move of somebody who has one; where it can be taken back, taken back and made again."""
        movers = [line for line in self.seats if line.prompt.offers]
        mover, chance = chance.pick(movers)
        action, chance = sample_action(mover.prompt, chance)
        assert (await mover.act(action))["type"] == "ack"
        if take_back and mover.position["may_undo"]:
            undone = await mover.ask("undo", seq=mover.position["seq"])
            assert undone["type"] == "ack", undone
            assert (await mover.act(action))["type"] == "ack"
        for line in (*self.seats, self.watcher):
            await line.settle()
        return chance

    @property
    def is_over(self) -> bool:
        return self.table.row.phase == "over" or not any(line.prompt.offers for line in self.seats)

    async def seen_by(self, token: str | None) -> list[str]:
        """All that somebody gets who comes now, asks for the table in words, and how their seat stands."""
        line = Line(self.app, self.table.id, token)
        await line.hello()
        await line.ask("describe")
        await line.hang_up()
        return [*line.frames, (await self.own_seat(token)).text]

    async def own_seat(self, token: str | None) -> httpx.Response:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        async with self.http() as http:
            return await http.get(f"/api/tables/{self.table.id}/seat", headers=headers)

    @asynccontextmanager
    async def dealt_anew_for(self, viewer: Viewer, chance: Chance) -> AsyncIterator[None]:
        """Meanwhile the table is another one, as far as this viewer cannot see it."""
        truth = self.table.play
        assert truth is not None
        other = copy(truth)
        state = truth.match.game.resample(truth.match.state, viewer, chance)
        other.match = truth.match.in_state(state)
        other._positions = {}
        self.table.play = other
        yield
        self.table.play = truth


@asynccontextmanager
async def tapped(
    game: str, folder: Path, monkeypatch: pytest.MonkeyPatch, **limits: int
) -> AsyncIterator[Tapped]:
    for module in _TIMED:
        monkeypatch.setattr(f"heliograph.server.{module}.now_ms", lambda: NOW)
    monkeypatch.setattr(Pool, "run", _at_once)
    roomy = Limits(**(ROOM | limits))
    async with an_app(folder, roomy, {game: load_game(game)}) as (app, hub), AsyncExitStack() as stack:
        table_id, tokens = await seat_everyone(hub, **SETUPS[game])
        lines = [Line(app, table_id, token) for token in (*tokens, None)]
        for line in lines:
            stack.push_async_callback(line.hang_up)
            await line.hello()
        assert (await lines[0].ask("start"))["type"] == "ack"
        for line in lines:
            await line.settle()
        yield Tapped(app, hub, await find(hub, table_id), lines[:-1], lines[-1])


async def _at_once(_: Pool, _errand: Errand, work: Callable[..., T], *args: Any) -> T:
    """Here and now: starting a process for it would take longer than the test."""
    return work(*args)


def _scope(table_id: str) -> dict[str, Any]:
    path = f"/api/tables/{table_id}/live"
    return {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"here")],
        "client": ("127.0.0.1", 1),
        "server": ("here", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }
