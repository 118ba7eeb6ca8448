"""What is agreed on before the Sun begins to grow: H.A.L.L.'s strength, variants and their hints."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.gathering import fill_in
from tests.browser.interstellar.pages import TURN, Cockpit
from tests.browser.people import People, picture


def switch_on(page: Page, name: str) -> None:
    page.get_by_role("switch", name=name).check(force=True)


def hall(page: Page) -> Locator:
    return page.get_by_role("group", name="H.A.L.L., your opponent")


def test_variants_have_hints_and_everybody_sees_what_is_agreed(people: People) -> None:
    page = people.arrive("/new/interstellar")
    fill_in(page, "Ada", **{"How many play?": "3"})
    expect(hall(page)).to_be_hidden()
    hint = page.get_by_role("switch", name="They replace other Discoveries")
    expect(hint).to_be_hidden()
    switch_on(page, "Black Holes")
    hint.check(force=True)
    switch_on(page, "Families")
    switch_on(page, "New Leader Tracks")
    page.get_by_role("group", name="Board and side").get_by_role("radio", name="3B").check(force=True)
    picture(page, "starship-setup", whole=True)
    page.get_by_role("button", name="Open the table").click()
    agreed = page.get_by_role("region", name="What you play")
    for text in ("Black Holes", "They replace other Discoveries", "Families", "New Leader Tracks", "3B"):
        expect(agreed).to_contain_text(text)
    expect(agreed).not_to_contain_text("Universal Mechanisms")


def test_a_game_of_several_variants_begins(people: People) -> None:
    page = people.arrive("/new/interstellar")
    fill_in(page, "Ada", **{"How many play?": "1"})
    expect(hall(page).get_by_role("radio")).to_have_count(5)
    hall(page).get_by_role("radio", name=re.compile("^Easy")).check(force=True)
    for variant in ("Families", "Multi-Resource Deposits", "Unique Pass Tokens", "Universal Mechanisms"):
        switch_on(page, variant)
    switch_on(page, "Begin with them, and leave others out")
    page.get_by_role("button", name="Start the game").click()
    cockpit = Cockpit(page)
    cockpit.asks(re.compile("^Choose a Unique Pass token"))
    cockpit.now.get_by_role("group").get_by_role("button").first.click()
    cockpit.choice("the ordinary Pass token").click()
    cockpit.begins()
    expect(cockpit.board("Population").get_by_role("img", name=re.compile("^A Family"))).not_to_have_count(0)
    expect(
        cockpit.board("Mechanisms").get_by_role("img", name=re.compile("of any colour"))
    ).not_to_have_count(0)
    cockpit.token("Earth").click()
    expect(cockpit.played).to_contain_text("Earth")
    cockpit.asks(TURN)
    picture(page, "starship-variants")
