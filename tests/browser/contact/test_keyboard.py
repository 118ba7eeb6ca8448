"""From the home page to the end of a round in each role, without a mouse."""

import re

from playwright.sync_api import expect
from tests.browser.keys import press, tab_to
from tests.browser.pages import Table
from tests.browser.people import People


def focus_chip(table: Table, chip: str) -> None:
    """Tab enters the board where the focus was last; a letter jumps to its planet."""
    tab_to(table.page, table.page.locator('[data-chip][tabindex="0"]'))
    table.page.keyboard.press(chip)
    expect(table.chip(chip)).to_be_focused()


def send_by_space_bar(table: Table) -> None:
    tab_to(table.page, table.pad)
    table.page.keyboard.press(" ", delay=400)
    table.has_recorded(1)
    press(table.page, table.send_button)
    table.is_sent()


def guess_by_letter(table: Table) -> None:
    focus_chip(table, table.chips("possible target")[0])
    table.page.keyboard.press("Enter")
    expect(table.confirm_button).to_be_visible()
    table.page.keyboard.press("Enter")
    expect(table.confirm_button).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.confirm_button).to_be_hidden()


def test_a_round_in_each_role_by_keyboard_alone(people: People) -> None:
    page = people.arrive()
    table = Table(page)
    press(page, page.get_by_role("button", name="Play now with an AI"))
    press(page, table.button("Begin round 1"))
    focus_chip(table, table.target)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-chip]:focus")).to_have_count(1)
    third = table.button("Begin round 3")
    played: set[str] = set()
    while True:
        signs = third.or_(table.how_to_guess).or_(table.send_button).or_(table.report)
        expect(signs.or_(table.next_button).first).to_be_visible()
        if third.is_visible() or table.report.is_visible():
            break
        if table.next_button.is_visible():
            press(page, table.next_button)
        elif table.how_to_guess.is_visible():
            played.add("Crew")
            guess_by_letter(table)
        else:
            played.add("Source")
            send_by_space_bar(table)
    assert played == {"Source", "Crew"}
    expect(page.get_by_text(re.compile("^The target was")).first).to_be_visible()
