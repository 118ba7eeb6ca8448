"""From the home page into a mission with an AI team, in each job."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.critical_orbit.pages import Mission, come_to_roll
from tests.browser.people import People

STARTS = {
    "Houston": "Be Houston: make shapes",
    "Bengaluru": "Be Bengaluru: fill the grids",
    "Cologne": "Be Cologne: fill the columns",
}


def start(people: People, job: str, start: str) -> Mission:
    page = people.arrive()
    card = page.get_by_role("article", name="Mission Control: Critical Orbit")
    card.get_by_role("combobox", name="Your job").select_option(job)
    card.get_by_role("button", name=start).click()
    mission = Mission(page)
    mission.ready_button.click()
    return mission


@pytest.mark.parametrize("job", STARTS)
def test_a_turn_of_a_station_with_an_ai_team(people: People, job: str) -> None:
    """The AI team says what it wants, and the next roll comes by itself."""
    mission = start(people, job, STARTS[job])
    mission.wish()
    mission.finish_turn()
    expect(mission.page.get_by_text(re.compile("^Turn 2: Mercury III rolls")).first).to_be_attached()


def test_a_turn_of_mercury_with_an_ai_team(people: People) -> None:
    mission = start(people, "Mercury III", "Be Mercury III: join the pipes")
    mission.roll_button.click()
    mission.keep()
    come_to_roll(mission)
