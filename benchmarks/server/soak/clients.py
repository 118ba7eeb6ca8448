"""The players in the soak: clients that reconnect by themselves, repeat requests without an answer, and
remember every answer."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample_action
from heliograph.kernel.prompt import Prompt
from heliograph.server.tokens import new_token

_PACE_S = 0.15
_BREATH_S = 0.1
_DEAD_S = 9.0
"""After this long without an answer to pings the connection is dead."""
_PING_S = 3.0
_WORDS_EVERY = 10

Opponent = dict[str, str]


@dataclass
class Record:
    """What clients were told at one table."""

    table: str
    ai: bool
    acknowledged: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    progress: list[float] = field(default_factory=list)
    lines: int = 0
    """How often a client had to connect."""

    ended: bool = False

    def gaps(self, until: float) -> list[float]:
        """How long nothing happened, each time."""
        times = self.progress if self.ended else [*self.progress, until]
        return [after - before for before, after in pairwise(times)]


class SoakSeat:
    """One seat, at whichever node answers."""

    def __init__(self, nodes: Sequence[str], first: int, token: str, record: Record) -> None:
        self._nodes, self._at = nodes, first
        self._token, self._record = token, record
        self._pending: dict[str, Any] | None = None
        self._count = 0
        self._chance = Chance.from_seed(token)
        self._position: dict[str, Any] | None = None
        self._seat = 0
        self._seen = -1
        self.over = asyncio.Event()

    async def play(self) -> None:
        while not self.over.is_set():
            base = self._nodes[self._at % len(self._nodes)]
            url = f"{base.replace('http', 'ws')}/api/tables/{self._record.table}/live"
            with suppress(OSError, TimeoutError, WebSocketException):
                async with connect(url, open_timeout=2, close_timeout=0.5, max_size=None) as socket:
                    await self._converse(socket)
            self._at += 1
            self._record.lines += 1
            await asyncio.sleep(_BREATH_S)

    async def _converse(self, socket: ClientConnection) -> None:
        await _send(socket, {"type": "hello", "token": self._token})
        heard = time.monotonic()
        while not self.over.is_set():
            try:
                async with asyncio.timeout(_PING_S):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                if time.monotonic() - heard > _DEAD_S:
                    return
                await _send(socket, {"type": "ping"})
                continue
            heard = time.monotonic()
            match message["type"]:
                case "welcome":
                    self._seat = message["seat"]
                    self._stand(message["position"])
                    if self._pending is not None:
                        await _send(socket, self._pending)
                    else:
                        await self._go_on(socket)
                case "update":
                    self._stand(message)
                    await self._go_on(socket)
                case "ack" | "refused" if self._pending is not None and message["id"] == self._pending["id"]:
                    self._settle(message)
                    await self._go_on(socket)

    def _stand(self, position: dict[str, Any] | None) -> None:
        self._position = position
        if position is not None and position["seq"] > self._seen:
            self._seen = position["seq"]
            self._record.progress.append(time.monotonic())
        if position is not None and position.get("outcome") is not None:
            self.over.set()

    def _settle(self, answer: dict[str, Any]) -> None:
        assert self._pending is not None
        name = f"{self._seat} {answer['id']}"
        if answer["type"] == "refused":
            self._record.refused[name] += 1
            self._record.reasons[answer["reason"]["id"]] += 1
        elif self._pending["type"] == "say":
            self._record.said[name] += 1
        else:
            self._record.acknowledged[name] += 1
        self._pending = None

    async def _go_on(self, socket: ClientConnection) -> None:
        """A move when one is asked for, and now and then a line of chat."""
        if self._pending is not None or self._position is None:
            return
        prompt = msgspec.convert(self._position["prompt"], Prompt)
        if not prompt.offers:
            return
        await asyncio.sleep(_PACE_S)
        self._count += 1
        request: dict[str, Any] = {"id": f"{self._token[:6]}-{self._count}"}
        if self._count % _WORDS_EVERY == 0 and self._position["talk"]["open"]:
            self._pending = {"type": "say", "text": f"word {self._count}", **request}
        else:
            action, self._chance = sample_action(prompt, self._chance)
            self._pending = {"type": "act", "seq": self._position["seq"], "action": action, **request}
        await _send(socket, self._pending)


async def _send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps(message))


async def play_table(
    nodes: Sequence[str], first: int, game: str, ai: Opponent | None, records: list[Record]
) -> None:
    """Plays one table after the other until it is stopped."""
    while True:
        seats = [{"kind": "me"}, ai or {"kind": "open"}]
        body = {"game": game, "setup": {"seats": 2}, "name": "Ann", "seats": seats, "start": ai is not None}
        made = await _post(nodes, first, "/api/tables", body)
        record = Record(made["table"], ai is not None)
        tokens = [made["token"]]
        if ai is None:
            claim = {"seat": 1, "name": "Bob"}
            tokens.append((await _post(nodes, first, f"/api/tables/{made['table']}/claim", claim))["token"])
            await _start(nodes, first, made["table"], made["token"])
        records.append(record)
        players = [SoakSeat(nodes, first + place, token, record) for place, token in enumerate(tokens)]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
        record.ended = True


async def _post(nodes: Sequence[str], first: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Asks one node after the other, with the same secret, until one answers."""
    own, at = body | {"token": new_token()}, first
    async with httpx.AsyncClient(timeout=5) as http:
        while True:
            with suppress(httpx.HTTPError):
                answer = await http.post(nodes[at % len(nodes)] + path, json=own)
                if answer.status_code == 201:
                    found: dict[str, Any] = answer.json()
                    return found
                if answer.status_code != 503:
                    raise SystemExit(f"{path}: {answer.status_code} {answer.text}")
            at += 1
            await asyncio.sleep(_BREATH_S)


async def _start(nodes: Sequence[str], first: int, table: str, token: str) -> None:
    at = first
    while True:
        url = f"{nodes[at % len(nodes)].replace('http', 'ws')}/api/tables/{table}/live"
        with suppress(OSError, TimeoutError, WebSocketException):
            async with connect(url, open_timeout=2, close_timeout=0.5) as socket, asyncio.timeout(5):
                await _send(socket, {"type": "hello", "token": token})
                await _send(socket, {"type": "start", "id": "start"})
                while (message := json.loads(await socket.recv())).get("id") != "start":
                    pass
                if message["type"] == "ack":
                    return
        at += 1
        await asyncio.sleep(_BREATH_S)
