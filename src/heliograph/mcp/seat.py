"""One seat's connection to a table, kept open so that events that are sent only once are not missed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Prompt

_PATIENCE_S = 30
_PING_EVERY_S = 45
_PACE_S = 0.2
_MOST_UNREAD = 500


class TroubleError(Exception):
    """A request could not be carried out; `reason` says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


def silent(server: str) -> TroubleError:
    return TroubleError(say("problem-no-server-at", address=server))


class LiveSeat:
    """What the holder of a token sees of a table."""

    def __init__(self, server: str, table: str, token: str) -> None:
        """`server`: its address, as people type it."""
        self._server = server
        self._address = f"{server.replace('http', 'ws', 1)}/api/tables/{quote(table, safe='')}/live"
        self._token = token
        self._socket: ClientConnection | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Condition()
        self._bye: Message | None = None
        self._since = 0
        self.table: dict[str, Any] = {}
        self.seat: int | None = None
        self.position: dict[str, Any] | None = None
        self.unread: list[dict[str, Any]] = []
        """Events and chat since the last look."""

    @property
    def is_open(self) -> bool:
        return self._socket is not None

    @property
    def prompt(self) -> Prompt | None:
        return None if self.position is None else msgspec.convert(self.position["prompt"], Prompt)

    @property
    def is_over(self) -> bool:
        return bool(self.table.get("phase") == "over")

    @property
    def seq(self) -> int:
        return 0 if self.position is None else int(self.position["seq"])

    async def open(self) -> None:
        """Sit down, or come back; raises an error if the token opens nothing."""
        if self._socket is not None:
            return
        self._bye = None
        try:
            self._socket = await connect(self._address, max_size=None, open_timeout=_PATIENCE_S)
        except (OSError, TimeoutError, InvalidHandshake) as error:
            raise silent(self._server) from error
        await self._send({"type": "hello", "token": self._token, "since": self._since})
        arrived = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(arrived)), asyncio.create_task(self._keep_alive())]
        try:
            async with asyncio.timeout(_PATIENCE_S):
                await arrived.wait()
        except TimeoutError as error:
            raise silent(self._server) from error
        if self._bye is not None:
            raise TroubleError(self._bye)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its result; raises an error if it is refused."""
        await self.open()
        fields.setdefault("id", secrets.token_urlsafe(12))
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[fields["id"]] = waiting
        try:
            await self._send({"type": kind, **fields})
            async with asyncio.timeout(_PATIENCE_S):
                answer = await waiting
        except TimeoutError as error:
            raise silent(self._server) from error
        finally:
            self._answers.pop(fields["id"], None)
        if answer["type"] == "refused":
            raise TroubleError(msgspec.convert(answer["reason"], Message))
        if answer["type"] == "ack":
            await self._until(lambda: self.seq >= answer["seq"], _PATIENCE_S)
        return answer

    async def describe(self) -> list[Message]:
        """The table in sentences. A client that asks too often waits for the server's limit."""
        while True:
            try:
                answer = await self.ask("describe")
            except TroubleError as trouble:
                if trouble.reason.id != "refused-too-many-questions":
                    raise
                await asyncio.sleep(_PACE_S)
            else:
                return [msgspec.convert(line, Message) for line in answer["lines"]]

    async def wait_for_turn(self, seconds: float) -> bool:
        """Wait until something is asked of this seat or the game is over; returns whether one of them
        happened."""
        await self.open()
        return await self._until(lambda: self.is_over or self._is_asked(), seconds)

    def read(self) -> list[dict[str, Any]]:
        """What is new; each thing is returned once."""
        news, self.unread = self.unread, []
        return news

    def _is_asked(self) -> bool:
        return self.prompt is not None and self.prompt.waits

    async def _until(self, holds: Any, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(lambda: holds() or not self.is_open)
        return bool(holds())

    def _gone(self) -> TroubleError:
        return silent(self._server) if self._bye is None else TroubleError(self._bye)

    async def _send(self, message: Mapping[str, Any]) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as closed:
            raise self._gone() from closed

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(_PING_EVERY_S)
            await self._send({"type": "ping"})

    async def _listen(self, arrived: asyncio.Event) -> None:
        assert self._socket is not None
        with suppress(ConnectionClosed):
            async for text in self._socket:
                message = msgspec.json.decode(text)
                async with self._changed:
                    self._take_in(message)
                    self._changed.notify_all()
                if message["type"] in ("welcome", "bye"):
                    arrived.set()
        self._socket = None
        arrived.set()
        gone = {"type": "refused", "reason": msgspec.to_builtins(self._gone().reason)}
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_result(gone)
        async with self._changed:
            self._changed.notify_all()

    def _take_in(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.table, self.seat, self.position = message["table"], message["seat"], message["position"]
                self._note(message["events"])
            case "lobby":
                self.table, self.seat = message["table"], message["seat"]
            case "update":
                self.position = message
                self._note(message["events"])
            case "said":
                self._note([message["line"]])
            case "bye":
                self._bye = msgspec.convert(message["reason"], Message)
        waiting = self._answers.get(message.get("id", ""))
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        self._since = max(self._since, self.seq)

    def _note(self, news: list[dict[str, Any]]) -> None:
        self.unread = [*self.unread, *news][-_MOST_UNREAD:]
