"""The tutorial plays through in both roles, with an AI partner."""

import re

from playwright.sync_api import Locator, expect
from tests.browser.contact.ways import find_way
from tests.browser.pages import Table
from tests.browser.people import People, picture


class Lesson:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.coach = table.page.get_by_role("complementary", name="Lesson")

    @property
    def title(self) -> Locator:
        return self.coach.get_by_role("heading")

    def read(self, title: str) -> None:
        expect(self.title).to_have_text(re.compile(title))
        expect(self.table.page.locator(".button.primary")).to_have_text(["Go on"])
        self.coach.get_by_role("button", name="Go on").click()

    def comes_to(self, *titles: str) -> str:
        """Waits until one of these lessons is on."""
        expect(self.title).to_have_text(re.compile("|".join(titles)))
        return self.title.inner_text()


def test_both_roles_from_the_first_lesson_to_the_last(people: People) -> None:
    page = people.arrive("/learn/contact", reduced_motion="no-preference")
    table = Table(page)
    lesson = Lesson(table)
    lesson.read("Speak through time")
    lesson.comes_to("You are the Source")
    table.begin_round()
    lesson.read("Your secret")
    picture(page, "tutorial-ways")
    lesson.read("Straight ways only")
    lesson.comes_to("Find a way")
    route = find_way(table)
    table.lay_route(route)
    lesson.comes_to("Now send it")
    table.transmit([600] * len(route))
    once_more = ("Your partner asks again", "Once more")
    while lesson.comes_to(*once_more, "Now the other way round", "Listen and look") in once_more:
        table.button("Use this route").click()
        table.transmit([600] * len(route))
    lesson.comes_to("Listen and look")
    picture(page, "tutorial-listen")
    table.listen()
    while lesson.comes_to("Which planet", "There is more to find") == "Which planet?":
        expect(table.how_to_guess).to_be_visible()
        table.guess(table.chips("possible target")[0])
        expect(table.confirm_button).to_be_hidden()
    lesson.read("There is more to find")
    lesson.comes_to("You know it all")
    expect(page.locator(".button.primary")).to_have_text(["Play a game"])
    page.get_by_role("link", name="Play a game").click()
    expect(page.get_by_role("heading", name="Play with friends")).to_be_visible()
