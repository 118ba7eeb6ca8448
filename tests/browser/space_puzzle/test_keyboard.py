"""A message and a round of the Astronauts without a mouse."""

import re

from playwright.sync_api import expect
from tests.browser.keys import press, tab_to
from tests.browser.people import People
from tests.browser.serving import Server
from tests.browser.space_puzzle.pages import Puzzle
from tests.browser.space_puzzle.prepared import as_astronaut


def test_the_ai_lays_its_message_by_keyboard(people: People) -> None:
    page = people.arrive()
    puzzle = Puzzle(page)
    press(page, page.get_by_role("button", name="Be the AI yourself"))
    press(page, puzzle.button("Turn right"))
    press(page, puzzle.set_card)
    tab_to(page, puzzle.tray("colour green"))
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(puzzle.surface).to_have_count(2)
    token = page.locator('[data-token="c-blue"]')
    before = str(token.get_attribute("aria-label"))
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    tab_to(page, token)
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("r")
    expect(token).not_to_have_attribute("aria-label", before)
    expect(token).to_have_attribute("aria-label", re.compile("turned 15°"))
    press(page, puzzle.reveal_button)
    expect(puzzle.ask).not_to_contain_text("Round 1")


def test_the_astronaut_acts_by_keyboard(people: People, server: Server) -> None:
    page = people.arrive(as_astronaut(server, scenario="S04").seat_link)
    puzzle = Puzzle(page)
    expect(puzzle.end_button).to_be_visible()
    press(page, puzzle.dock("red"))
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    tab_to(page, page.locator('.room[tabindex="0"]'))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(puzzle.dock("red")).to_have_accessible_name(re.compile("in room b2"))
    page.keyboard.press("Enter")
    expect(puzzle.dock("red")).to_have_attribute("aria-pressed", "true")
    press(page, puzzle.button("Set the die to 4"))
    expect(puzzle.room("b2")).to_have_attribute("aria-label", re.compile("die 4"))
    page.keyboard.press("Escape")
    press(page, page.locator('button[data-marker="red"]'))
    page.keyboard.press("Shift+Tab")
    tab_to(page, puzzle.section("round").get_by_role("button", name="Put the"))
    page.keyboard.press("Enter")
    expect(puzzle.section("round").locator('[data-marker="red"]')).to_be_visible()
    press(page, puzzle.button("Take back"))
    expect(puzzle.section("round").locator('[data-marker="red"]')).to_be_hidden()
