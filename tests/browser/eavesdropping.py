"""Everything that travels between one page and the server, as whoever sits on the wire sees it."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

HEARTBEAT = ("ping", "pong")


class Wiretap:
    """To be laid before the page goes anywhere."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Any] = []
        self.received: list[Any] = []
        self._responses: list[Response] = []
        page.on("websocket", self._connected)
        page.on("response", lambda response: self._responses.append(response))

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._note(self.sent, frame))
        socket.on("framereceived", lambda frame: self._note(self.received, frame))

    def _note(self, where: list[Any], frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] not in HEARTBEAT:
            where.append(message)

    def answers(self) -> list[Any]:
        """The JSON answers of the server's HTTP side."""
        return [
            response.json() for response in self._responses if "/api/" in response.url and is_json(response)
        ]

    def everything_received(self) -> list[Any]:
        return [*self.received, *self.answers()]


def is_json(response: Response) -> bool:
    return "json" in response.headers.get("content-type", "")


def values_of(name: str, message: Any) -> Iterator[Any]:
    """Every value that stands under this name, however deep."""
    if isinstance(message, dict):
        for key, value in message.items():
            if key == name:
                yield value
            yield from values_of(name, value)
    elif isinstance(message, list):
        for item in message:
            yield from values_of(name, item)
