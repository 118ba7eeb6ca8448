"""The first round is learned on the real table: one thing glows at a time, and that is what is asked for."""

import re

from playwright.sync_api import Locator, expect
from tests.browser.interstellar.pages import Cockpit, planet_of
from tests.browser.people import People, picture

LESSONS = [
    "Earth gives Fuel",
    "Research",
    "Out to Mars",
    "Settle",
    "Tap the Sun",
    "Pass in time",
    "The Salvation Phase: people",
    "A voice in the Government",
    "The ship grows",
    "To Trappist",
    "The round ends",
    "You are Governor",
    "That was a round!",
]


def glowing(cockpit: Cockpit) -> Locator:
    """What can be done, wherever it lies."""
    page = cockpit.page
    possible = page.locator('[aria-disabled="false"]')
    return (
        cockpit.mat.locator(possible)
        .or_(cockpit.sky.locator(possible))
        .or_(page.locator("[data-spot]:not([aria-disabled])"))
        .or_(cockpit.now.get_by_role("group").get_by_role("button"))
        .or_(cockpit.pass_button)
        .filter(visible=True)
    )


def press(thing: Locator) -> None:
    planet = planet_of(thing)
    (planet if thing.get_attribute("data-planet") else thing).click()


def test_the_first_round_from_beginning_to_end(people: People) -> None:
    cockpit = Cockpit(people.arrive("/learn/interstellar"))
    coach = cockpit.page.get_by_role("complementary", name="The first round")
    todo = coach.get_by_role("status").nth(1)
    told: list[str] = []
    while True:
        expect(coach.get_by_role("heading")).to_be_visible()
        title = coach.get_by_role("heading").inner_text()
        if title not in told:
            told.append(title)
        if title == LESSONS[-1]:
            break
        before = todo.inner_text()
        press(glowing(cockpit).first)
        expect(todo.filter(has_text=before)).to_have_count(0)
    assert told == LESSONS
    picture(cockpit.page, "starship-lesson")
    coach.get_by_role("button", name="Alone against H.A.L.L.").click()
    expect(coach).to_be_hidden()
    cockpit.begins()
    expect(cockpit.order).to_contain_text("Captain")


def test_what_comes_later_says_so(people: People) -> None:
    cockpit = Cockpit(people.arrive("/learn/interstellar"))
    cockpit.foresees(cockpit.token("Earth"), re.compile(r"\+ \d+ Fuel"))
    cockpit.foresees(cockpit.token("Market"), "That comes later.")
