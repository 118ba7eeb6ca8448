"""A language model by its tools, beside a person in a browser, to the end of a game."""

import asyncio
from pathlib import Path
from threading import Thread
from typing import Any

from mcp import Client
from playwright.sync_api import expect
from tests.browser.gathering import at_the_table, fill_in
from tests.browser.pages import Table
from tests.browser.people import People
from tests.browser.prepared import Prepared, seat_together
from tests.browser.serving import Server
from tests.mcp.playing import Model
from tests.players.llm.stand_in import any_offer, stand_in

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


def test_a_host_seats_a_model_where_the_server_has_one(people: People, tmp_path: Path) -> None:
    with stand_in(any_offer) as endpoint:
        server = Server(tmp_path, "--llm-url", endpoint.url, "--llm-model", "stand-in")
        try:
            page = people.arrive(f"{server.address}/new")
            fill_in(page, "Ada")
            page.get_by_role("combobox", name="Seat 2").select_option("AI, language model")
            page.get_by_role("button", name="Start the game").click()
            table = Table(page)
            table.begin_round()
            table.transmit((300,))
            expect(table.send_button.or_(table.begin_button).or_(table.next_button).first).to_be_visible()
            assert any("You heard: " in one["messages"][1]["content"] for one in endpoint.asked)
        finally:
            server.stop()


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
