"""A log book grows, goes to another device by its link, and a name is taken off a table."""

import re
import time

from playwright.sync_api import FilePayload, expect
from tests.browser.axe import grave_findings
from tests.browser.people import People, picture
from tests.browser.phone import PHONE, TOO_WIDE
from tests.browser.prepared import ME, OPEN, open_table
from tests.browser.serving import Server

DAY_MS = 86_400_000


def test_a_log_book_goes_to_another_device(people: People, server: Server) -> None:
    now = int(time.time() * 1000)
    people.remember(
        results=[
            {
                "table": f"played{number}",
                "game": "contact" if number % 3 else "space_puzzle",
                "setup": {"seats": 2, "level": 1 + number % 4, "scenario": "S01"},
                "seat": 0,
                "won": number % 2 == 0,
                "at": now - number * DAY_MS,
                "score": 10 + number,
            }
            for number in range(12)
        ]
    )
    page = people.arrive("/log", **PHONE)
    expect(page.get_by_text("12 days", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Show a code").click()
    expect(page.get_by_role("img", name="QR code with your log book")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []
    assert grave_findings(page) == []
    picture(page, "log-book-phone", whole=True)
    page.set_viewport_size({"width": 1280, "height": 800})
    picture(page, "log-book", whole=True)
    link = page.get_by_role("textbox", name="Link with your log book").input_value()
    people.remember(results=[])
    other = people.arrive(link)
    other.get_by_role("button", name="Add it").click()
    expect(other.get_by_text("12 games are new in your log book")).to_be_visible()
    expect(other).to_have_url(re.compile(r"/log$"))
    bad = FilePayload(name="book.json", mimeType="application/json", buffer=b'{"heliograph":"no"}')
    other.locator("input[type=file]").set_input_files(bad)
    expect(other.get_by_text("This is not a log book of Heliograph")).to_be_visible()


def test_what_the_server_knows_can_be_taken_back(people: People, server: Server) -> None:
    seat = open_table(server, ME, OPEN)
    page = people.arrive(seat.seat_link)
    expect(page.get_by_text("(you)")).to_be_visible()
    page.get_by_role("link", name="What is kept about you").click()
    page.get_by_role("button", name="Take my name and words off my tables").click()
    expect(page.get_by_text("Done at one table")).to_be_visible()
    picture(page, "privacy", whole=True)
    page.goto(f"/t/{seat.id}")
    expect(page.get_by_text("N. N. (you)")).to_be_visible()
