"""Strangers meet: one waits with an AI, another finds them, both agree; somebody is reported and blocked."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import grave_findings
from tests.browser.gathering import fill_in
from tests.browser.people import People, picture
from tests.browser.phone import PHONE, TOO_WIDE
from tests.browser.serving import COMMAND, Server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--open-tables")
    yield running
    running.stop()


def find_partner(page: Page, name: str) -> None:
    page.get_by_role("button", name="Find a partner").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    assert grave_findings(page) == []
    dialog.get_by_role("button", name="Look for somebody").click()


def test_two_who_wait_play_together(people: People, house: Server) -> None:
    people.usual["base_url"] = house.address
    people.remember()
    ann, bob = people.arrive("/"), people.arrive("/", **PHONE)
    find_partner(ann, "Ann")
    expect(ann.get_by_role("list", name="Around the table")).to_contain_text("Ann")
    expect(bob.get_by_text("Ann looks for a partner")).to_be_visible()
    assert bob.evaluate(TOO_WIDE) == []
    assert grave_findings(bob) == []
    picture(bob, "open-tables-phone", whole=True)
    find_partner(bob, "Bob")
    asked = ann.get_by_role("region", name="Find a partner")
    expect(asked).to_contain_text("Bob asks to play with you")
    expect(bob.get_by_text("We have asked")).to_be_visible()
    picture(ann, "open-tables-asked")
    asked.get_by_role("button", name="Let them in").click()
    expect(bob.get_by_text("You are in")).to_be_visible()
    expect(bob.get_by_role("list", name="Around the table")).to_contain_text("Bob (you)")
    expect(ann.get_by_role("list", name="Around the table")).to_contain_text("Bob")
    ann.get_by_role("button", name="Bob: block or report").click()
    ann.get_by_role("button", name="Report", exact=True).click()
    ann.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(ann.get_by_text("Bob is blocked in this browser")).to_be_visible()
    command = [COMMAND, "tables", "reports", "--database", house.database]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Bob" in told.stdout
    assert "One report." in told.stdout


def test_a_listed_table_comes_and_goes_with_its_host(people: People, house: Server) -> None:
    people.usual["base_url"] = house.address
    people.remember()
    visitor, host = people.arrive("/"), people.arrive("/new")
    expect(visitor.get_by_text("Nobody is waiting right now")).to_be_visible()
    fill_in(host, "Ann")
    host.get_by_text("Strangers may join").click()
    host.get_by_role("button", name="Open the table").click()
    expect(visitor.get_by_text("One free seat")).to_be_visible()
    picture(visitor, "open-tables", whole=True)
    host.get_by_text("Strangers may join").click()
    expect(visitor.get_by_text("Nobody is waiting right now")).to_be_visible()
