"""The home page: a way into every game at first sight, and back into those that go on."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import grave_findings
from tests.browser.cut_off import CUT_OFF
from tests.browser.pages import Table
from tests.browser.people import People
from tests.browser.phone import PHONE
from tests.browser.places import LANGUAGES

GAMES = ("Contact", "AI Space Puzzle", "Mission Control: Critical Orbit", "Starship Interstellar")
SIZES: dict[str, dict[str, Any]] = {"desk": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE}


UNFILLED = """() => {
  const games = document.querySelector(".games");
  const rows = Map.groupBy(games.children, (card) => card.offsetTop);
  const edge = (element) => Math.round(element.getBoundingClientRect().right);
  return [...rows.values()].map((row) => row.at(-1)).filter((card) => edge(card) !== edge(games))
    .map((card) => card.innerText);
}"""
"""The last of a row that leaves room beside it: five games are no table with three holes."""


def below_the_fold(page: Page) -> list[str]:
    """The games whose Play button one has to look for."""
    height = page.evaluate("innerHeight")
    buttons = {game: page.get_by_role("article", name=game).get_by_role("button").first for game in GAMES}
    boxes = {game: button.bounding_box() for game, button in buttons.items()}
    return [game for game, box in boxes.items() if box is None or box["y"] + box["height"] > height]


@pytest.mark.parametrize("size", SIZES)
def test_every_game_can_be_played_at_first_sight(people: People, size: str) -> None:
    for language in LANGUAGES.values():
        page = people.arrive(locale=language, **SIZES[size])
        expect(page.get_by_role("article", name="Contact")).to_be_visible()
        assert below_the_fold(page) == [], language
        assert page.evaluate(CUT_OFF) == [], language
        assert page.evaluate(UNFILLED) == [], language


@pytest.mark.parametrize("size", SIZES)
def test_whoever_comes_back_goes_on_where_they_were(people: People, size: str) -> None:
    page = people.arrive(**SIZES[size])
    page.get_by_role("button", name="Play now with an AI").click()
    page.wait_for_url("**/t/*")
    expect(Table(page).role).to_be_visible()
    address = page.url
    page.goto("/")
    first = page.get_by_role("main").get_by_role("link").first
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("You are the Source.")
    expect(first).to_contain_text("0 points so far")
    expect(first).to_contain_text("this minute")
    assert below_the_fold(page) == []
    assert grave_findings(page) == []
    first.click()
    expect(Table(page).role).to_have_text("Source")
    assert page.url == address


def test_what_has_a_clock_says_so(people: People) -> None:
    mission = people.arrive().get_by_role("article", name="Mission Control")
    expect(mission).to_contain_text("20 to 30 minutes by the clock, or practice without one")
    expect(mission.get_by_role("button", name="30-minute mission, by the clock")).to_be_visible()
