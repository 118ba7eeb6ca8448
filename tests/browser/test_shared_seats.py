"""Seats in a running game: given away when the others agree, and several of them on one device."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.gathering import fill_in
from tests.browser.pages import Table
from tests.browser.people import People
from tests.browser.prepared import seat_together
from tests.browser.serving import Server


@pytest.fixture
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A second counts as a long absence, and everybody sees it at once."""
    running = Server(
        tmp_path_factory.mktemp("impatient"),
        "--limit",
        "absence_seconds=1",
        "--limit",
        "unseen_absence_seconds=0",
    )
    yield running
    running.stop()


def test_an_ai_plays_for_who_is_gone_until_they_come_back(people: People, impatient: Server) -> None:
    people.usual["base_url"] = impatient.address
    ada, grace, bob = (seat.seat_link for seat in seat_together(impatient, ("Ada", "Grace", "Bob")))
    host, other = Table(people.arrive(ada)), Table(people.arrive(grace))
    other.menu("Seats and spectators")
    other.page.wait_for_timeout(1_100)
    absent = other.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Bob")
    absent.get_by_role("button", name="Let an AI play on").click()
    asked = host.page.get_by_role("region", name="A question to all")
    expect(asked).to_contain_text("Grace asks: shall an AI play on for Bob?")
    expect(other.page.get_by_text("Waiting for Ada.")).to_be_visible()
    asked.get_by_role("button", name="I agree").click()
    expect(asked).to_be_hidden()
    host.menu("Chat")
    log = host.page.get_by_role("log", name="Chat")
    expect(log).to_contain_text("An AI plays on for Bob.")
    back = people.arrive(bob)
    expect(back.get_by_text("Welcome back: you play on your seat again.")).to_be_visible()
    expect(log).to_contain_text("Bob is back.")


def test_a_family_hands_one_device_round(people: People, server: Server) -> None:
    page = people.arrive("/new")
    fill_in(page, "Ada")
    page.get_by_text("One device, several seats").click()
    page.get_by_role("combobox", name="Seat 2").select_option("Me")
    page.get_by_role("textbox", name="Name on seat 2").fill("Tom")
    page.get_by_role("button", name="Start the game").click()
    table = Table(page)
    table.begin_round()
    expect(table.role).to_have_text("Source")
    assert table.target
    page.get_by_role("navigation", name="Seats on this device").get_by_role("button", name="Tom").click()
    expect(page.get_by_role("dialog")).to_contain_text("Give the device to Tom.")
    page.get_by_role("button", name="I am Tom").click()
    expect(table.role).to_have_text("Guesser")
    expect(page.locator('[data-chip][aria-label*="your target"]')).to_have_count(0)
    watcher = people.arrive(page.url)
    expect(watcher.get_by_text("one device, several seats")).to_be_visible()
