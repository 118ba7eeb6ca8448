"""A new game for one person: every mode, and advice from how the last games went."""

from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.axe import grave_findings
from tests.browser.pages import Table
from tests.browser.people import People

COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true)"


def result(table: str, game: str, won: bool, **setup: object) -> dict[str, Any]:
    choices = {"seats": 2, **setup}
    return {"table": table, "game": game, "setup": choices, "seat": 0, "won": won, "at": 1_800_000_000_000}


def choose(page: Page, group: str, choice: str) -> None:
    page.get_by_role("group", name=group).get_by_role("radio", name=choice, exact=True).check(force=True)


def test_the_first_move_is_three_clicks_from_home(people: People) -> None:
    page = people.arrive(reduced_motion="no-preference")
    page.evaluate(COUNT_CLICKS)
    page.get_by_role("link", name="More ways to play: Contact").click()
    page.get_by_role("button", name="Start the game").first.click()
    Table(page).begin_round()
    assert page.evaluate("window.clicks") <= 3


def test_the_professional_game_with_two_partners(people: People) -> None:
    page = people.arrive("/play/contact")
    choose(page, "How many AI seats play with you?", "2")
    page.get_by_role("combobox", name="Seat 3").select_option("AI, quick")
    page.get_by_role("radio", name="Professional").check(force=True)
    assert grave_findings(page) == []
    page.get_by_role("button", name="Start the game").last.click()
    expect(page.locator(".players li")).to_have_count(3)
    expect(page.locator(".players")).to_contain_text("AI, quick")


def test_two_wins_mean_a_step_up_and_the_book_shows_its_stars(people: People) -> None:
    people.remember(
        results=[
            result("a", "contact", True, level=3),
            result("b", "contact", True, level=3),
            result("c", "space_puzzle", True, scenario="S01", first_ai=1),
        ]
    )
    page = people.arrive("/play/contact")
    expect(page.get_by_text("one step harder")).to_be_visible()
    level = page.get_by_role("group", name="Level")
    expect(level.get_by_role("radio", name="4", exact=True)).to_be_checked()
    page.goto("/play/space_puzzle")
    expect(page.get_by_text("the page after the last one you won")).to_be_visible()
    expect(page.get_by_role("radio", name="1 of 3 stars")).to_have_count(1)
    expect(page.locator("input[value=S02]")).to_be_checked()
    assert grave_findings(page) == []
