"""Looking back at a scenario: the replay through several eyes, and what could have been understood."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.people import People, picture
from tests.browser.serving import Server
from tests.browser.space_puzzle.scripted import misread_at_first

PATIENCE_MS = 60_000
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def game(server: Server) -> str:
    return misread_at_first(server).id


def review_of(page: Page) -> Locator:
    review = page.get_by_role("region", name="What could be understood")
    expect(review.locator("[data-likely]").first).to_be_visible(timeout=PATIENCE_MS)
    return review


def test_the_replay_shows_each_moment_as_its_viewer_saw_it(people: People, game: str) -> None:
    page = people.arrive(f"/t/{game}/replay")
    replay = page.locator(".replay")
    expect(replay.get_by_text("Ada is the AI.")).to_be_visible()
    expect(replay.get_by_role("img", name=re.compile("solution card", re.I))).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    targets = replay.locator('.room[aria-label*="target:"]')
    expect(replay.get_by_text("Behind the screen")).to_be_visible()
    expect(targets).to_have_count(4)
    page.get_by_role("combobox", name="Seen by").select_option("a spectator")
    expect(replay.get_by_text("Behind the screen")).to_be_hidden()
    expect(targets).to_have_count(0)
    expect(replay.get_by_text("Ada is laying")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(replay.get_by_role("heading", name="Message of round 1")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(replay.get_by_text("Understood!")).to_be_visible()
    expect(targets).to_have_count(4)


def test_all_messages_lie_side_by_side_and_open_their_moment(people: People, game: str) -> None:
    page = people.arrive(f"/t/{game}/replay?as=spectator&at=0#review")
    messages = page.get_by_role("region", name="All messages").get_by_role("button")
    expect(messages).to_have_count(3)
    expect(messages.first).to_have_attribute("aria-current", "true")
    messages.nth(1).focus()
    page.keyboard.press("Enter")
    expect(messages.nth(1)).to_have_attribute("aria-current", "true")
    expect(review_of(page).get_by_role("heading", name="Round 2: the message of Ada")).to_be_visible()
    page.get_by_role("tab", name="Board").click()
    expect(page.locator(".replay").get_by_role("heading", name="Message of round 2")).to_be_visible()


def test_the_review_says_how_the_crew_read_the_map(people: People, game: str) -> None:
    page = people.arrive(f"/t/{game}/replay?as=open&at=3#review")
    review = review_of(page)
    expect(review.get_by_text("In round 1 the crew read the map mirrored, left for right.")).to_be_visible()
    expect(review.get_by_text("In this round the crew read the map mirrored, left for right")).to_be_visible()
    expect(review.locator("dl .percent")).to_have_count(3)
    expect(review.get_by_text("What the strong AI would have laid")).to_be_visible()
    expect(review.get_by_role("img", name=re.compile("^Message of round 1"))).to_have_count(2)
    placed = review.get_by_role("listitem").filter(has_text="an ideal crew:")
    expect(placed).to_have_count(3)
    picture(page, "puzzle-review", whole=True)


def test_the_ideal_crews_mind_is_shown_by_colour_and_in_numbers(people: People, game: str) -> None:
    page = people.arrive(f"/t/{game}/replay?as=open&at=3#review")
    review = review_of(page)
    rooms = review.locator("[data-likely]")
    expect(rooms).to_have_count(16)
    all_targets = rooms.evaluate_all("rooms => rooms.map(room => Number(room.dataset.likely))")
    review.get_by_role("radio", name="white").check(force=True)
    expect(review.get_by_text("Chance that white is not on the card at all")).to_be_visible()
    one_colour = rooms.evaluate_all("rooms => rooms.map(room => Number(room.dataset.likely))")
    assert sum(one_colour) <= 101 < sum(all_targets)
    expect(rooms.first).to_have_attribute("aria-label", re.compile(r"\d+% likely"))
    expect(rooms.first.locator("text")).to_have_count(0)
    review.get_by_role("switch", name="Show numbers").check(force=True)
    expect(rooms.first.locator("text")).to_have_text(re.compile(r"^\d+%$"))
    expect(review.get_by_role("table").first.get_by_role("row")).to_have_count(7)
    review.get_by_text("The same in numbers").click()
    expect(review.get_by_role("table").first.get_by_role("columnheader", name="strong AI")).to_be_visible()


def test_on_a_phone_nothing_is_wider_than_the_screen(people: People, game: str) -> None:
    page = people.arrive(f"/t/{game}/replay?as=open&at=3#review", viewport=PHONE)
    review_of(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    picture(page, "phone-puzzle-review", whole=True)
