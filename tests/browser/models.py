"""A language model by its tools, at a table beside people in browsers."""

import asyncio
from threading import Thread
from typing import Any

from mcp import Client
from tests.browser.prepared import Prepared
from tests.browser.serving import Server
from tests.mcp.playing import Model

from heliograph.mcp.house import House
from heliograph.mcp.tools import tools_for


class Brisk(Model):
    """Takes the kind of action it cares for most: somebody waits for it, and has to hear it all."""

    cares_for: tuple[str, ...] = ()

    def any_of(self, seen: dict[str, Any]) -> dict[str, Any]:
        offered = {offer["action"] for offer in seen["offers"]}
        wanted = next((kind for kind in self.cares_for if kind in offered), None)
        offers = [offer for offer in seen["offers"] if wanted is None or offer["action"] == wanted]
        action = super().any_of({**seen, "offers": offers})
        return {**action, "holds": [300], "pauses": []} if action["type"] == "transmit" else action


class Playing(Thread):
    """Tools need an event loop, and so does the browser: each has its own."""

    def __init__(self, server: Server, seat: Prepared, *cares_for: str) -> None:
        super().__init__()
        self._server, self._seat, self._cares_for = server, seat, cares_for
        self.end: dict[str, Any] = {}
        self.news: list[dict[str, Any]] = []

    def run(self) -> None:
        asyncio.run(self._play())

    async def _play(self) -> None:
        async with Client(tools_for(House(self._server.address))) as client:
            model = Brisk(client, self._seat.id, self._seat.token)
            model.cares_for = self._cares_for
            self.end = await model.play()
            self.news = model.news

    @property
    def told(self) -> str:
        """How the game ended, once it is over."""
        self.join()
        return str(self.end["result"]["told"])
