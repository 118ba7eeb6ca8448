"""A language model by its tools, beside a person in a browser, to the end of a game."""

import asyncio
from threading import Thread
from typing import Any

from mcp import Client
from playwright.sync_api import expect
from tests.browser.gathering import at_the_table
from tests.browser.people import People
from tests.browser.prepared import Prepared, seat_together
from tests.browser.serving import Server
from tests.mcp.playing import Model

from heliograph.mcp.house import House
from heliograph.mcp.tools import tools_for


def test_a_model_and_a_person_fly_a_mission(people: People, server: Server) -> None:
    ada, seat = seat_together(server, ("Ada", "Model"), level=1)
    model = Playing(server, seat)
    model.start()
    (table,) = at_the_table([people.arrive(ada.seat_link)])
    moves = 0
    while table.make_any_move() != "over":
        moves += 1
    model.join()
    assert moves > 0
    expect(table.report).to_be_visible()
    assert model.end["result"]["told"]
    assert any(news.get("heard") for news in model.news), "the model has heard the person's taps"


class Brief(Model):
    """Somebody has to hear it all."""

    def any_of(self, seen: dict[str, Any]) -> dict[str, Any]:
        action = super().any_of(seen)
        return {**action, "holds": [300], "pauses": []} if action["type"] == "transmit" else action


class Playing(Thread):
    """Tools need an event loop, and so does the browser: each has its own."""

    def __init__(self, server: Server, seat: Prepared) -> None:
        super().__init__()
        self._server, self._seat = server, seat
        self.end: dict[str, Any] = {}
        self.news: list[dict[str, Any]] = []

    def run(self) -> None:
        asyncio.run(self._play())

    async def _play(self) -> None:
        async with Client(tools_for(House(self._server.address))) as client:
            model = Brief(client, self._seat.id, self._seat.token)
            self.end = await model.play()
            self.news = model.news
