"""Alone against H.A.L.L.: from the home page through a first turn to the end, and a look back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.interstellar.pages import TURN, Cockpit, planet_of
from tests.browser.interstellar.prepared import alone, carry_on, is_over, is_turn_of
from tests.browser.people import People, picture
from tests.browser.prepared import Prepared
from tests.browser.serving import Server

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
CUBE = re.compile(r"H\.A\.L\.L\. draws a (red|yellow|green|blue|purple) cube for ")
RULE = re.compile(r"\b(Red|Yellow|Green|Blue)\b.*: ")
PATIENCE_MS = 60_000


def steps_of(cockpit: Cockpit) -> Locator:
    """What has been told of H.A.L.L.'s turn, token by token."""
    return cockpit.hall_turn.locator("details li")


def test_a_first_turn_from_the_home_page(people: People) -> None:
    page = people.arrive()
    card = page.get_by_role("article", name="Starship Interstellar")
    card.get_by_role("button", name="Alone against H.A.L.L.").click()
    cockpit = Cockpit(page)
    cockpit.begins()
    before = cockpit.fuel
    cockpit.foresees(cockpit.token("Earth"), re.compile(r"^\+ \d+ Fuel"))
    gain = int(re.sub(r"\D", "", cockpit.foreseen.inner_text()))
    cockpit.has_fuel(before)
    cockpit.token("Earth").click()
    cockpit.has_fuel(before + gain)
    expect(cockpit.token("Earth")).to_have_count(0)
    expect(steps_of(cockpit).filter(has_text=CUBE).first).to_be_visible()
    expect(steps_of(cockpit).filter(has_text=RULE).first).to_be_visible()


def test_costs_are_read_before_they_are_paid_and_a_turn_is_taken_back(people: People, server: Server) -> None:
    cockpit = Cockpit(people.arrive(alone(server).seat_link))
    cockpit.token("Research").click()
    cockpit.asks("Which Technology do you research, and how do you pay?")
    cockpit.foresees(cockpit.mat.get_by_role("button", name="Drill 1"), "− 1 Scientist", "− 1 red", "Drill 1")
    cockpit.undo.click()
    cockpit.asks(TURN)
    cockpit.token("Travel").click()
    cockpit.foresees(cockpit.choice("Base"), "1 Base aboard")
    cockpit.choice("Base").click()
    expect(cockpit.mat.get_by_role("list", name="Aboard the Explorer")).to_contain_text("Base")
    trip = cockpit.flights.first
    fuel = re.search(r"for (\d+) Fuel", str(trip.get_attribute("aria-label")))
    assert fuel is not None
    cockpit.foresees(planet_of(trip), f"− {fuel[1]} Fuel")
    picture(cockpit.page, "starship-travel")
    before = cockpit.fuel
    cockpit.undo.click()
    cockpit.undo.click()
    cockpit.asks(TURN)
    expect(cockpit.undo).to_be_hidden()
    expect(cockpit.token("Travel")).to_be_visible()
    cockpit.has_fuel(before)
    cockpit.pass_button.click()
    cockpit.pass_for_sure.click()
    cockpit.asks(re.compile("^Take the reward your Pass token has reached"))
    cockpit.choice("1 Fuel").click()
    cockpit.has_fuel(before + 1)


def test_what_cannot_be_done_says_why(people: People, server: Server) -> None:
    cockpit = Cockpit(people.arrive(alone(server).seat_link))
    cockpit.token("Market").click()
    market = cockpit.board("Market")
    cockpit.foresees(market.get_by_role("button", name="Buy red"), re.compile(r"− \d+ Fuel"), "+ 1 red")
    none = market.get_by_role("button", name="Sell blue")
    expect(none).to_be_disabled()
    cockpit.foresees(none, "You have 0 of these.")
    none.click(force=True)
    cockpit.asks(re.compile("^Sell, buy"))


def test_halls_turn_is_shown_step_by_step(people: People, server: Server) -> None:
    cockpit = Cockpit(people.arrive(alone(server).seat_link, **MOVING))
    cockpit.token("Earth").click()
    cockpit.button("Step by step").click()
    told = steps_of(cockpit)
    expect(cockpit.button("Play on by itself")).to_be_visible()
    before = told.count()
    cockpit.button("Next step").click()
    expect(told).to_have_count(before + 1)
    cockpit.page.keyboard.press("n")
    expect(told).to_have_count(before + 2)
    cockpit.button("Show everything").click()
    expect(cockpit.button("Next step")).to_be_hidden()
    expect(told.filter(has_text=CUBE).first).to_be_visible()
    cockpit.page.reload()
    expect(cockpit.button("Play on by itself")).to_be_visible()
    cockpit.page.get_by_role("tab", name="H.A.L.L.").click()
    before_it = cockpit.page.get_by_role("region", name="What H.A.L.L. has before it")
    for name in ("Bag", "Board", "Chance", "Levels"):
        expect(before_it.get_by_role("rowheader", name=name)).to_be_visible()


# To the end, and what is there after it


def test_a_game_ends_before_the_players_eyes(people: People, server: Server) -> None:
    table = alone(server, is_turn_of("salvation", 3))
    cockpit = Cockpit(people.arrive(table.seat_link))
    cockpit.asks(TURN)
    carry_on(server, table, until=is_over)
    expect(cockpit.ending).to_be_visible(timeout=PATIENCE_MS)
    total = cockpit.ending.get_by_role("row", name=re.compile("^Total"))
    expect(total.get_by_role("cell")).to_have_text([re.compile(r"^-?\d+$")] * 2)
    expect(cockpit.ending.get_by_role("columnheader", name="H.A.L.L.")).to_be_visible()
    result = cockpit.page.get_by_role("region", name="Game over")
    expect(result.get_by_role("group", name="How good was that?")).to_be_visible()
    picture(cockpit.page, "starship-over")
    cockpit.page.get_by_role("link", name="Replay").click()
    expect(cockpit.page.get_by_role("slider", name="Place in the game")).to_be_visible()
    expect(cockpit.order).to_contain_text("Ada")


@pytest.fixture(scope="module")
def over(server: Server) -> Prepared:
    return alone(server, is_over)


def review_of(page: Page) -> Locator:
    review = page.get_by_role("region", name="What could be learned")
    expect(review.get_by_role("img", name=re.compile("^Scores over"))).to_be_visible(timeout=PATIENCE_MS)
    return review


def test_every_moment_can_be_seen_again(people: People, over: Prepared) -> None:
    page = people.arrive(f"/t/{over.id}/replay")
    cockpit = Cockpit(page)
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    expect(cockpit.sky).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="Seen by").select_option("Ada")
    expect(cockpit.mat).to_be_visible()
    expect(page.get_by_role("region", name="What H.A.L.L. has before it")).to_be_visible()


def test_the_review_tells_scores_flow_and_cubes(people: People, over: Prepared) -> None:
    page = people.arrive(f"/t/{over.id}/replay#review")
    review = review_of(page)
    expect(review.get_by_role("heading", name="Where it came from, where it went")).to_be_visible()
    review.get_by_role("radio", name="Resources").check(force=True)
    expect(review.get_by_role("heading", name="Came from").first).to_be_visible()
    expect(review.get_by_text("the Sun").first).to_be_visible()
    cubes = review.get_by_role("button", name=re.compile(r"^(red|yellow|green|blue|purple)\b", re.I))
    expect(cubes.first).to_be_visible()
    picture(page, "starship-review", whole=True)
    before = page.url
    cubes.last.click()
    expect(page).not_to_have_url(before)
    expect(page.get_by_text(CUBE).first).to_be_attached()
