"""The clock that everybody sees, and the pause that everybody agrees on (MC-13, MC-H15)."""

import re

from playwright.sync_api import expect
from tests.browser.critical_orbit.pages import missions
from tests.browser.people import People
from tests.browser.serving import Server


def test_a_pause_needs_both_covers_the_boards_and_so_does_going_on(people: People, server: Server) -> None:
    jobs = {"mercury": 0, "houston": 0, "bengaluru": 1, "cologne": 1}
    tables = ada, grace = missions(people, server, ("Ada", "Grace"), **jobs)
    for table in tables:
        table.ready_button.click()
    for table in tables:
        expect(table.clock).to_have_text(re.compile(r"(29:5\d|30:00)"))
    ada.button("Pause the clock").click()
    asked = grace.page.get_by_role("region", name="Pause the clock")
    expect(asked).to_contain_text("Would like to pause the clock: Ada.")
    asked.get_by_role("button", name="I agree").click()
    for table in tables:
        expect(table.page.get_by_role("heading", name="The clock stands still")).to_be_visible()
        expect(table.clock).to_be_hidden()
        expect(table.roll_button).to_be_hidden()
        expect(table.page.locator(".covered")).to_have_css("opacity", "0")
    watcher = people.arrive(ada.page.url.partition("#")[0])
    expect(watcher.get_by_role("heading", name="The clock stands still")).to_be_visible()
    grace.page.reload()
    expect(grace.page.get_by_role("heading", name="The clock stands still")).to_be_visible()
    assert "Turn" not in grace.page.get_by_role("main").inner_text()
    grace.button("Let the clock run on").click()
    expect(grace.page.get_by_text("Not yet: Ada.")).to_be_visible()
    ada.button("Let the clock run on").click()
    expect(grace.clock).to_be_visible()
    ada.roll_button.click()
    expect(grace.page.get_by_text(re.compile("^Turn 1: Mercury III rolls")).first).to_be_visible()
