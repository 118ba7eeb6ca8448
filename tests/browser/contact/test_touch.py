"""The table in a hand: every move by touch on a small phone, the hold included."""

import re

from playwright.sync_api import expect
from tests.browser.contact.hand import Hand
from tests.browser.contact.ways import find_way
from tests.browser.pages import Table
from tests.browser.people import People, picture
from tests.browser.phone import PHONE


def test_a_signal_by_finger_and_a_guess_by_tapping(people: People) -> None:
    page = people.arrive("/", **PHONE)
    table = Table(page)
    page.get_by_role("button", name="Play now with an AI").tap()
    table.button("Begin round 1").tap()
    table.chip(find_way(table, legs=2)[0]).tap()
    expect(page.get_by_text("Your route:")).to_be_attached()
    picture(page, "phone-planning")
    Hand(table.pad, finger=True).tap([700, 350])
    recorded = table.has_recorded(2)
    assert abs(recorded[0] - 700) <= 1
    assert abs(recorded[1] - 350) <= 1
    picture(page, "phone-recorded")
    table.send_button.tap()
    table.is_sent()
    while True:
        signs = table.how_to_guess.or_(table.send_button).or_(table.report)
        expect(signs.or_(table.next_button).first).to_be_visible()
        if table.next_button.is_visible():
            table.next_button.tap()
            continue
        if table.how_to_guess.is_visible() or table.report.is_visible():
            break
        Hand(table.pad, finger=True).tap([700, 350])
        table.has_recorded(2)
        table.send_button.tap()
        table.is_sent()
    chip = table.chips("possible target")[0]
    table.chip(chip).tap()
    picture(page, "phone-pointing")
    table.confirm_button.tap()
    expect(page.get_by_role("log").last).to_contain_text(re.compile("pointed to"))
