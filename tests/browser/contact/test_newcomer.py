"""A newcomer is quickly in the game."""

from playwright.sync_api import expect
from tests.browser.pages import Table
from tests.browser.people import People

COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true)"


def test_first_legal_move_is_at_most_three_clicks_away(people: People) -> None:
    page = people.arrive(reduced_motion="no-preference")
    page.evaluate(COUNT_CLICKS)
    page.get_by_role("button", name="Play now with an AI").click()
    table = Table(page)
    table.begin_round()
    expect(table.status("Round")).to_have_text("1 of 12")
    assert page.evaluate("window.clicks") <= 3
