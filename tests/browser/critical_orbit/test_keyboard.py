"""Every job without a mouse: a turn of each station, and a tile on Mercury's board."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.critical_orbit.pages import OURS, Mission
from tests.browser.critical_orbit.prepared import has_numbers, has_tile, with_a_team
from tests.browser.keys import press, tab_to
from tests.browser.people import People
from tests.browser.serving import Server

WAYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
WIDEST = 4


def digit(value: Locator) -> str:
    """The key that chooses this value."""
    return re.sub(r"\D", "", str(value.get_attribute("aria-label")))[0]


def choose(page: Page, value: Locator) -> None:
    """The last number is chosen by itself; its key once more would mean a star that came meanwhile."""
    if value.get_attribute("aria-pressed") != "true":
        page.keyboard.press(digit(value))


def go_to_an_open_space(page: Page) -> str:
    """Tab enters the board where the focus was last; arrows go round from there in wider and wider turns."""
    tab_to(page, page.locator('[data-space][tabindex="0"]'))
    for length, way in enumerate(WAYS * WIDEST, 1):
        for _ in range((length + 1) // 2):
            if page.locator('[data-space]:focus[aria-disabled="false"]').count():
                return str(page.locator("[data-space]:focus").get_attribute("data-space"))
            page.keyboard.press(way)
    raise AssertionError("the arrows lead to no open space")


def let_stars_go(mission: Mission) -> None:
    """Those that the team has sent meanwhile, until the station may lock."""
    either = mission.let_star_go.or_(mission.ready_to_lock)
    expect(either).to_be_visible()
    while mission.let_star_go.is_visible():
        press(mission.page, mission.let_star_go)
        expect(either).to_be_visible()


@pytest.mark.parametrize("job", ["Houston", "Bengaluru", "Cologne"])
def test_a_station_by_keyboard(people: People, server: Server, job: str) -> None:
    """From the ready check to the lock, and a second thought on the way unless something has come of it."""
    table = with_a_team(server, job.lower(), lambda view: view.phase == "ready")
    page = people.arrive(table.seat_link)
    mission = Mission(page)
    press(page, mission.ready_button)
    expect(mission.dice.get_by_role("button", name=OURS).first).to_be_visible()
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    for _ in range(2):
        expect(mission.values.first).to_be_visible()
        space = go_to_an_open_space(page)
        choose(page, mission.values.first)
        page.keyboard.press("Enter")
        mission.has_written(space)
    if mission.button("Take back").is_enabled():
        page.keyboard.press("u")
        expect(mission.values).to_have_count(1)
        expect(mission.values.first).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
    let_stars_go(mission)
    page.keyboard.press("l")
    expect(page.get_by_text(f"{job} locked!").first).to_be_attached()


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
    page.wait_for_load_state("networkidle")
    page.keyboard.press(digit(mission.values.first))
    expect(mission.values.first).to_have_attribute("aria-pressed", "true")
