"""A turn of the Action Phase and one of the Salvation Phase without a mouse, and second thoughts in both."""

import re

from playwright.sync_api import Locator, expect
from tests.browser.interstellar.pages import CAN, TURN, Cockpit
from tests.browser.interstellar.prepared import alone
from tests.browser.keys import press, tab_to
from tests.browser.people import People
from tests.browser.serving import Server

PLANETS = 8


def key_of(token: Locator) -> str:
    """The digit that finds this token."""
    return str(int(str(token.get_attribute("data-key"))) + 1)


def play(cockpit: Cockpit, token: str) -> None:
    """Its digit says what it would do; once more does it."""
    key = key_of(cockpit.token(token))
    cockpit.page.keyboard.press(key)
    expect(cockpit.token(token)).to_be_focused()
    expect(cockpit.foreseen).to_contain_text("next:")
    cockpit.page.keyboard.press(key)


def go_to_a_planet_in_reach(cockpit: Cockpit) -> None:
    page = cockpit.page
    tab_to(page, cockpit.sky.locator('[data-planet][tabindex="0"]'))
    for _ in range(PLANETS):
        page.keyboard.press("ArrowRight")
        if page.locator('[data-planet]:focus[role="button"]').and_(page.locator(CAN)).count():
            return
    raise AssertionError("the arrows lead to no planet in reach")


def test_two_turns_by_keyboard(people: People, server: Server) -> None:
    cockpit = Cockpit(people.arrive(alone(server).seat_link))
    page = cockpit.page
    cockpit.asks(TURN)
    play(cockpit, "Travel")
    press(page, cockpit.choice("Base"))
    for _ in range(2):
        page.keyboard.press("u")
    cockpit.asks(TURN)
    play(cockpit, "Travel")
    press(page, cockpit.choice("Base"))
    go_to_a_planet_in_reach(cockpit)
    expect(cockpit.foreseen).to_contain_text("Fuel")
    page.keyboard.press("Enter")
    press(page, cockpit.choice("Settle here"))
    cockpit.asks(TURN)
    page.keyboard.press("p")
    expect(cockpit.pass_button).to_be_focused()
    page.keyboard.press("p")
    press(page, cockpit.pass_for_sure)
    press(page, cockpit.choice("1 Fuel"))

    cockpit.asks("Play a token with its Salvation side, or pass.")
    play(cockpit, "Market")
    press(page, cockpit.choice("Send a Representative"))
    cockpit.asks("Which space of the World Government does your Scientist take?")
    page.keyboard.press("u")
    press(page, cockpit.choice("Send a Representative"))
    seats = cockpit.possible("World Government")
    tab_to(page, seats.and_(page.locator('[tabindex="0"]')))
    page.keyboard.press("ArrowRight")
    expect(seats.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    cockpit.asks(TURN)
    taken = cockpit.board("World Government").get_by_role("img", name=re.compile(r"row 1: \d taken \(Ada\)"))
    expect(taken).to_be_visible()
