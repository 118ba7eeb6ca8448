"""Whoever does not want to wait for an AI seat hurries it, and at last has it stop thinking."""

import json

from playwright.sync_api import WebSocket, expect
from tests.browser.interstellar.pages import TURN, Cockpit
from tests.browser.people import People, picture
from tests.browser.prepared import ME, open_table
from tests.browser.serving import Server

STRONG = {"kind": "ai", "strength": "strong"}


def test_a_rival_is_hurried_and_then_stops_thinking(people: People, own_server: Server) -> None:
    """On a server that has just begun the first thought takes long: whoever thinks has to start, too."""
    said: list[str | bytes] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda frame: said.append(frame))

    people.usual["base_url"] = own_server.address
    people.on_arrival = lambda page: page.on("websocket", listen)
    alone = open_table(own_server, ME, STRONG, game="interstellar", first=0)
    cockpit = Cockpit(people.arrive(alone.seat_link))
    cockpit.asks(TURN)
    cockpit.token("Earth").click()
    cockpit.page.get_by_role("button", name="Hurry", exact=True).click()
    skip = cockpit.page.get_by_role("button", name="Skip thinking")
    expect(skip).to_be_visible()
    picture(cockpit.page, "starship-skip-thinking")
    skip.click()
    cockpit.asks(TURN)
    messages = [json.loads(frame) for frame in said]
    assert [one.get("skip", False) for one in messages if one["type"] == "hurry"] == [False, True]
