"""What lies behind Mercury's screen reaches no station and no spectator, not even as bytes (MC-11)."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.critical_orbit.pages import Mission
from tests.browser.critical_orbit.prepared import GAME, carry_on
from tests.browser.eavesdropping import Wiretap, values_of
from tests.browser.people import People
from tests.browser.prepared import seat_together
from tests.browser.serving import Server

BEHIND = ("mercury", "spots", "canisters", "covered", "pending", "bag_open", "tile", "stem")
PICTURES = ("welcome", "update")
KNOWN = {"null", "0"}
"""No board for this viewer; and whose job it is stands in the set-up."""


def secrets_in(messages: list[Any]) -> set[str]:
    views = [message for message in messages if isinstance(message, dict) and message.get("type") in PICTURES]
    return {json.dumps(value) for name in BEHIND for value in values_of(name, views)} - KNOWN


def hears_of(page: Page, tap: Wiretap, event: str) -> None:
    """Waits until it has come over the wire."""
    for _ in range(100):
        if event in values_of("type", tap.received):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"nobody has said {event}")


def test_stations_and_spectators_see_nothing_of_the_spacecraft(people: People, server: Server) -> None:
    taps: dict[Page, Wiretap] = {}
    people.on_arrival = lambda page: taps.update({page: Wiretap(page)})
    seats = seat_together(server, ("Ada", "Grace", "Lin", "Max"), game=GAME, clock="untimed")
    mercury, houston = (Mission(people.arrive(seat.seat_link)) for seat in seats[:2])
    watcher = Mission(people.arrive(mercury.page.url))
    for table in (mercury, houston, watcher):
        expect(table.ask).to_be_visible()
    carry_on(server, seats, lambda view: view.mercury is not None and bool(view.mercury.spots))
    expect(mercury.board.locator("[data-piece]").first).to_be_attached()
    for table in (houston, watcher):
        hears_of(table.page, taps[table.page], "shape-made")
        assert secrets_in(taps[table.page].everything_received()) == set()
    told = secrets_in(taps[mercury.page].received)
    assert any('"rotation"' in secret for secret in told)


def test_building_sends_nothing_to_anybody_else(people: People, server: Server) -> None:
    """MC-20: a tile that is laid, turned and taken off is Mercury's business alone."""
    taps: dict[Page, Wiretap] = {}
    people.on_arrival = lambda page: taps.update({page: Wiretap(page)})
    seats = seat_together(server, ("Ada", "Grace", "Lin", "Max"), game=GAME, clock="untimed")
    carry_on(server, seats, lambda view: view.mercury is not None and bool(view.mercury.tiles))
    mercury, houston = (Mission(people.arrive(seat.seat_link)) for seat in seats[:2])
    expect(mercury.hand).to_have_count(1)
    expect(houston.ask).to_be_visible()
    heard = len(taps[houston.page].received)
    mercury.lay_by_click(3, 3)
    mercury.page.keyboard.press("r")
    mercury.button("Take off the board (Delete)").click()
    expect(mercury.hand).to_have_count(1)
    assert taps[houston.page].received[heard:] == []
