"""The clock that everybody sees, and the pause that everybody agrees on (MC-13)."""

import re

from playwright.sync_api import expect
from tests.browser.critical_orbit.pages import missions
from tests.browser.people import People
from tests.browser.serving import Server


def test_a_pause_needs_both_and_so_does_going_on(people: People, server: Server) -> None:
    jobs = {"mercury": 0, "houston": 0, "bengaluru": 1, "cologne": 1}
    tables = ada, grace = missions(people, server, ("Ada", "Grace"), pauses=True, **jobs)
    for table in tables:
        table.ready_button.click()
    for table in tables:
        expect(table.clock).to_have_text(re.compile(r"(29:5\d|30:00)"))
    ada.button("Pause").click()
    expect(grace.page.get_by_text("Would like to stop the clock: Ada.")).to_be_visible()
    grace.button("Pause").click()
    for table in tables:
        expect(table.page.get_by_text("Stopped").first).to_be_visible()
    expect(ada.roll_button).to_be_hidden()
    grace.button("Go on").click()
    ada.button("Go on").click()
    ada.roll_button.click()
    expect(grace.page.get_by_text(re.compile("^Turn 1: Mercury III rolls")).first).to_be_visible()
