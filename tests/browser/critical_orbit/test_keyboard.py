"""Two jobs without a mouse: a station's turn, and a tile on Mercury's board."""

import re

from playwright.sync_api import Locator, expect
from tests.browser.critical_orbit.pages import OURS, Mission
from tests.browser.critical_orbit.prepared import has_numbers, has_tile, with_a_team
from tests.browser.people import People
from tests.browser.serving import Server
from tests.browser.test_keyboard import press, tab_to


def digit(value: Locator) -> str:
    """The key that chooses this value."""
    return re.sub(r"\D", "", str(value.get_attribute("aria-label")))[0]


def test_bengaluru_by_keyboard(people: People, server: Server) -> None:
    """From the ready check to the lock."""
    table = with_a_team(server, "bengaluru", lambda view: view.phase == "ready")
    page = people.arrive(table.seat_link)
    mission = Mission(page)
    press(page, mission.ready_button)
    expect(mission.dice.get_by_role("button", name=OURS).first).to_be_visible()
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    for _ in range(2):
        expect(mission.values.first).to_be_visible()
        tab_to(page, page.locator('[data-space][tabindex="0"]'))
        for way in (
            "ArrowRight",
            "ArrowDown",
            "ArrowRight",
            "ArrowUp",
            "ArrowLeft",
            "ArrowLeft",
            "ArrowDown",
        ):
            if page.locator('[data-space]:focus[aria-disabled="false"]').count():
                break
            page.keyboard.press(way)
        space = str(page.locator("[data-space]:focus").get_attribute("data-space"))
        page.keyboard.press(digit(mission.values.first))
        page.keyboard.press("Enter")
        mission.has_written(space)
    page.keyboard.press("u")
    expect(mission.values).to_have_count(1)
    page.keyboard.press("Enter")
    expect(mission.lock_button).to_be_enabled()
    page.keyboard.press("l")
    expect(page.get_by_text("Bengaluru locked!").first).to_be_attached()


def test_mercury_lays_a_tile_by_keyboard(people: People, server: Server) -> None:
    table = with_a_team(server, "mercury", has_tile)
    page = people.arrive(table.seat_link)
    mission = Mission(page)
    tab_to(page, mission.hand.first)
    page.keyboard.press("Enter")
    for key in ("r", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    laid = mission.board.locator("path[data-piece]")
    expect(laid).to_have_count(1)
    expect(laid).to_have_attribute("aria-label", re.compile("1 quarter turn"))
    expect(laid).to_be_focused()
    page.keyboard.press("Delete")
    expect(mission.hand).to_have_count(1)


def test_a_station_has_its_numbers_when_its_page_opens(people: People, server: Server) -> None:
    """Keys go to the only board there is, with the focus on nothing."""
    table = with_a_team(server, "cologne", has_numbers("cologne"))
    page = people.arrive(table.seat_link)
    mission = Mission(page)
    expect(mission.values.first).to_be_visible()
    page.keyboard.press(digit(mission.values.first))
    expect(mission.values.first).to_have_attribute("aria-pressed", "true")
