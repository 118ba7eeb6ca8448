"""A Heliograph server as a program uses it: HTTP calls, and seats that stay connected."""

from __future__ import annotations

import asyncio
import http.client
import secrets
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

import msgspec

from heliograph.kernel.message import Message, say
from heliograph.mcp.seat import LiveSeat, TroubleError, silent

_PATIENCE_S = 30
_MOST_SEATS = 200
"""The most seats kept connected at a time; the least recently used one is closed first."""


class _Problem(msgspec.Struct):
    """The server's reason for a failed call."""

    reason: Message


class House:
    def __init__(self, address: str) -> None:
        found = urlsplit(address if "//" in address else f"http://{address}")
        if found.scheme not in ("http", "https") or not found.hostname:
            raise ValueError(f"{address!r} is no address of a server, such as http://127.0.0.1:8700")
        self._secure = found.scheme == "https"
        self._host = found.netloc
        self.address = f"{found.scheme}://{found.netloc}"
        self.guest = secrets.token_urlsafe(32)
        """The secret by which people at open tables can block or report a model, for this process's
        lifetime."""
        self._seats: OrderedDict[tuple[str, str], LiveSeat] = OrderedDict()

    async def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer of one call; raises an error with the server's reason."""
        return await asyncio.to_thread(self._call, path, body)

    def _call(self, path: str, body: dict[str, Any] | None) -> Any:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        line = kind(self._host, timeout=_PATIENCE_S)
        try:
            if body is None:
                line.request("GET", path)
            else:
                sent = msgspec.json.encode(body)
                line.request("POST", path, sent, {"content-type": "application/json"})
            answer = line.getresponse()
            found = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise silent(self.address) from error
        finally:
            line.close()
        try:
            if answer.status >= 400:
                raise TroubleError(msgspec.json.decode(found, type=_Problem).reason)
            return msgspec.json.decode(found)
        except msgspec.MsgspecError as error:
            raise TroubleError(say("problem-other-server-at", address=self.address)) from error

    async def seat(self, table: str, token: str) -> LiveSeat:
        """A connected seat; the same one for as long as it is used."""
        key = table, token
        live = self._seats.pop(key, None)
        if live is None:
            live = LiveSeat(self.address, table, token)
        await live.open()
        self._seats[key] = live
        while len(self._seats) > _MOST_SEATS:
            _, oldest = self._seats.popitem(last=False)
            await oldest.close()
        return live

    async def close(self) -> None:
        for live in self._seats.values():
            await live.close()
        self._seats.clear()
