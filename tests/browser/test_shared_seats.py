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


def test_the_others_agree_to_an_ai_for_somebody_who_is_gone(people: People, impatient: Server) -> None:
    people.usual["base_url"] = impatient.address
    ada, grace, _ = (seat.seat_link for seat in seat_together(impatient, ("Ada", "Grace", "Bob")))
    host, other = Table(people.arrive(ada)), Table(people.arrive(grace))
    host.menu("Seats and spectators")
    host.page.wait_for_timeout(1_100)
    bob = host.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Bob")
    bob.get_by_role("button", name="Let an AI play on").click()
    asked = other.page.get_by_role("region", name="A question to all")
    expect(asked).to_contain_text("Ada asks: shall an AI play on for Bob?")
    expect(host.page.get_by_text("Waiting for Grace.")).to_be_visible()
    asked.get_by_role("button", name="I agree").click()
    expect(asked).to_be_hidden()
    other.menu("Chat")
    expect(other.page.get_by_role("log", name="Chat")).to_contain_text("An AI plays on for Bob.")


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
