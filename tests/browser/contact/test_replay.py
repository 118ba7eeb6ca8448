"""Looking back: the replay, its links and export, and the review."""

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.clipboard import MAY_BE_READ, copied_by
from tests.browser.people import People, picture
from tests.browser.prepared import finished
from tests.browser.serving import Server

from heliograph.games import game_of_log
from heliograph.kernel.log import Log
from heliograph.kernel.match import follow, resume

PATIENCE_MS = 60_000
ENDINGS = {True: "Mission accomplished", False: "The fuel ran out"}


@pytest.fixture(scope="module")
def game(server: Server) -> str:
    return finished(server, route="guided").id


def scrub(page: Page, to: str) -> None:
    page.get_by_role("slider", name="Place in the game").fill(to)


def test_scrubbing_and_seeing_with_other_eyes(people: People, game: str) -> None:
    page = people.arrive(f"/t/{game}/replay")
    expect(page.get_by_role("listitem").filter(has_text="The table is set.")).to_be_visible()
    opening = page.locator(".replay .opening")
    expect(opening.get_by_role("listitem").filter(has_text="is the Source first")).to_have_count(1)
    expect(opening.locator(".planets").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("Round 1 begins.")).to_be_visible()
    target = page.locator('.replay [data-chip][aria-label*="your target"]')
    expect(target).to_have_count(1)
    page.get_by_role("combobox", name="Seen by").select_option("a spectator")
    expect(target).to_have_count(0)
    page.get_by_role("combobox", name="Seen by").select_option(index=2)
    expect(target).to_have_count(1)
    page.get_by_role("combobox", name="Seen by").select_option(index=3)
    expect(target).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(13)


def test_a_link_to_a_moment_opens_it_elsewhere(people: People, game: str) -> None:
    people.usual |= MAY_BE_READ
    page = people.arrive(f"/t/{game}/replay")
    scrub(page, "3")
    expect(page.get_by_text("4 of ")).to_be_visible()
    page.get_by_role("combobox", name="Seen by").select_option("a spectator")
    told = page.locator(".events").inner_text()
    friend = people.arrive(copied_by(page.get_by_role("button", name="Link to this moment")))
    expect(friend.get_by_text("4 of ")).to_be_visible()
    expect(friend.get_by_role("combobox", name="Seen by")).to_have_value("spectator")
    expect(friend.locator(".events")).to_have_text(told, use_inner_text=True)


def test_the_export_replays_to_the_same_end(people: People, game: str) -> None:
    page = people.arrive(f"/t/{game}/replay")
    page.get_by_role("button", name="To the end").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Export as JSON").click()
    log = msgspec.json.decode(download.value.path().read_bytes(), type=Log)
    match = resume(game_of_log(log.header), log.header)
    for entry in log.entries:
        match = follow(match, entry).match
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    expect(page.get_by_role("heading", name=ENDINGS[bool(outcome.winners)])).to_be_visible()
    expect(page.locator(".report .score")).to_have_text(f"{outcome.scores[0]} of 42 points")


def test_the_review_shows_what_could_have_been_understood(people: People, game: str) -> None:
    page = people.arrive(f"/t/{game}")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")
    review = page.get_by_role("region", name="What could be understood")
    heat = review.locator('[data-chip][aria-label*="% likely"]')
    expect(heat.first).to_be_visible(timeout=PATIENCE_MS)
    expect(review.locator(".headline")).to_contain_text(re.compile(r"cost most|was understood"))
    assert heat.count() == 19
    expect(review.get_by_role("list", name="How likely each planet was")).to_be_visible()
    expect(review.get_by_role("img", name="Durations against distances")).to_have_count(2)
    picture(page, "review", whole=True)


def test_tabs_speed_and_log_by_keyboard(people: People, game: str) -> None:
    page = people.arrive(f"/t/{game}/replay")
    speed = page.get_by_role("combobox", name="Speed")
    expect(speed).to_have_value("1")
    page.keyboard.press("+")
    expect(speed).to_have_value("2")
    page.get_by_role("tab", name="Board").press("End")
    expect(page).to_have_url(re.compile("#log$"))
    page.get_by_role("tabpanel").get_by_role("button", name="Round 1 begins.").press("Enter")
    expect(page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".where")).to_have_text(re.compile("^2 of "))
    page.reload()
    expect(speed).to_have_value("2")
