"""A crew agrees on who does what, where the canisters stand and how long it takes."""

import re

from playwright.sync_api import Page, expect
from tests.browser.gathering import fill_in
from tests.browser.people import People, picture


def job(page: Page, name: str, to: str) -> None:
    page.get_by_role("combobox", name=name, exact=True).select_option(to)


def test_jobs_are_proposed_and_can_be_shared_in_any_way(people: People) -> None:
    page = people.arrive("/new/critical_orbit")
    fill_in(page, "Ada", **{"How many play?": "2"})
    seats = page.get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("Mercury III and Cologne")
    expect(seats.nth(1)).to_contain_text("Houston and Bengaluru")
    job(page, "Mercury III", "Seat 2")
    job(page, "Cologne", "AI deck")
    expect(page.get_by_text("Seat 1 has no job yet")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Someone has no job")).to_be_visible()
    people.forgive()
    job(page, "Houston", "Seat 1")
    expect(page.get_by_text("has no job yet")).to_be_hidden()
    page.get_by_role("button", name="Open the table").click()
    chairs = page.get_by_role("region", name="Around the table").get_by_role("listitem")
    expect(chairs.nth(0)).to_contain_text("Houston")
    expect(chairs.nth(1)).to_contain_text(re.compile("Mercury III.*Bengaluru"))
    expect(page.get_by_role("region", name="What you play")).to_contain_text("AI deck")


def test_start_places_of_ones_own_are_checked_at_once_and_by_the_server(people: People) -> None:
    page = people.arrive("/new/critical_orbit")
    fill_in(page, "Ada", **{"Start places": "Your own", "Clock": "No clock"})
    places = page.get_by_role("group", name="Edge places around the board")
    expect(page.get_by_text("These places can be played.")).to_be_visible()
    page.get_by_role("button", name="Take all off").click()
    expect(page.get_by_text("Name six different edge places")).to_be_visible()
    for place in ("top 1", "left 1", "top 8", "right 1", "bottom 1", "left 8"):
        places.get_by_role("button", name=place, exact=True).click()
    expect(page.get_by_text("0 of 6 oxygen units can flow here until Cologne unlocks")).to_be_visible()
    picture(page, "mission-own-places")
    places.get_by_role("button", name="left 8", exact=False).click()
    places.get_by_role("button", name="bottom 4", exact=True).click()
    expect(page.get_by_text("0 of 6 oxygen units")).to_be_hidden()
    page.get_by_role("button", name="Open the table").click()
    agreed = page.get_by_role("region", name="What you play")
    expect(agreed).to_contain_text("Your own")
    expect(agreed).to_contain_text("30 turns.")
    expect(agreed.get_by_role("img", name=re.compile("bottom 4: green canister"))).to_be_visible()
