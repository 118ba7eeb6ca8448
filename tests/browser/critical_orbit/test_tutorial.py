"""Every job is learned on its own board and then practised; what would be a pity is explained."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.people import People, picture
from tests.browser.phone import PHONE

DONE = "That’s it!"


class Lesson:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.coach = page.get_by_role("complementary")

    @property
    def title(self) -> Locator:
        return self.coach.get_by_role("heading")

    def comes_to(self, title: str) -> None:
        expect(self.title).to_have_text(title)

    def go_on(self) -> None:
        self.comes_to(DONE)
        self.coach.get_by_role("button", name="Next").click()

    def enter(self, value: int, space: str) -> None:
        self.page.keyboard.press(str(value))
        self.page.locator(f'[data-space="{space}"]').click()

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)


def learn(people: People, job: str, **device: Any) -> Lesson:
    page = people.arrive("/learn/critical_orbit", **device)
    page.get_by_role("link", name=job).click()
    lesson = Lesson(page)
    expect(lesson.title).to_be_visible()
    return lesson


STATIONS: dict[str, list[tuple[str, list[tuple[int, str]]]]] = {
    "Houston": [
        ("Two numbers every turn", [(1, "c3"), (4, "e3")]),
        ("Four equal numbers", [(1, "c4")]),
        ("A star is an extra number", [(4, "h6")]),
    ],
    "Bengaluru": [
        ("A line without repeats", [(6, "A-d2")]),
        ("Lines pay half valves", [(5, "A-b4")]),
        ("A star for somebody else", [(2, "B-c1")]),
    ],
    "Cologne": [
        ("Numbers fill columns", [(4, "5-1"), (2, "6-1")]),
        ("Full to the brim", [(6, "4-2")]),
        ("A star is an extra number", [(4, "6-3")]),
    ],
}


@pytest.mark.parametrize("job", STATIONS)
def test_a_station_is_learned_lesson_by_lesson(people: People, job: str) -> None:
    """On a phone: the numbers stay under the thumb."""
    lesson = learn(people, job, **PHONE)
    numbers = lesson.page.get_by_role("group", name="Pen and lock").locator(".keys button")
    for title, entries in STATIONS[job]:
        lesson.comes_to(title)
        expect(numbers.first).to_be_in_viewport(ratio=1)
        for value, space in entries:
            lesson.enter(value, space)
        picture(lesson.page, f"lesson-{job}-{title}")
        lesson.go_on()
    lesson.comes_to(f"{job} locked!")
    lesson.keys("l")
    lesson.comes_to(DONE)
    lesson.coach.get_by_role("link", name="Choose a job").click()
    expect(lesson.page.get_by_role("link", name=job)).to_contain_text("learned")
    lesson.page.go_back()
    lesson.comes_to(STATIONS[job][0][0])


def test_what_would_be_a_pity_is_explained(people: People) -> None:
    lesson = learn(people, "Bengaluru")
    lesson.enter(3, "A-d2")
    expect(lesson.coach).to_contain_text("is in the row already")
    lesson.comes_to("A line without repeats")


def test_mercury_is_learned_with_keys_and_then_practised(people: People) -> None:
    lesson = learn(people, "Mercury III")
    page = lesson.page
    lesson.comes_to("The last word")
    page.get_by_role("group", name="Dice").get_by_role("button").first.press("Enter")
    lesson.go_on()
    lesson.comes_to("Join two canisters")
    page.locator("[data-tray=S3]").focus()
    lesson.keys("r", "r", "Enter", *["ArrowLeft", "ArrowUp"] * 4, "Enter")
    lesson.go_on()
    lesson.comes_to("No stem may stay bare")
    page.locator("[data-piece=L4]").focus()
    lesson.keys("v")
    lesson.go_on()
    lesson.comes_to("Canisters can move")
    page.locator("[data-piece=yellow-square]").focus()
    lesson.keys("Enter", "ArrowLeft", "ArrowLeft", "Enter")
    lesson.go_on()
    lesson.comes_to("Your star")
    page.get_by_role("button", name="Turn up the top tile of stack T").click()
    lesson.comes_to(DONE)
    lesson.coach.get_by_role("button", name="Practise now").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
