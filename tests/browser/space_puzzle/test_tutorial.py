"""The tutorial plays through in both roles; one button at a time is the next thing to press."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.people import People, picture
from tests.browser.phone import PHONE
from tests.browser.space_puzzle.pages import Puzzle

COLUMN_MM, ROW_MM = 75, 50


class Lesson:
    def __init__(self, page: Page) -> None:
        self.puzzle = Puzzle(page)
        self.coach = page.get_by_role("complementary", name="Lesson")

    @property
    def title(self) -> Locator:
        return self.coach.get_by_role("heading")

    def read(self, title: str, button: str = "Go on") -> None:
        expect(self.title).to_have_text(title)
        expect(self.puzzle.page.locator(".button.primary")).to_have_text([button])
        self.coach.get_by_role("button", name=button).click()

    def comes_to(self, title: str) -> None:
        expect(self.title).to_have_text(title)

    def lay(self, *lines: str) -> None:
        """By typing: a name, millimetres from the left and from the top."""
        page = self.puzzle.page
        typed = page.get_by_role("textbox", name="The message, one token per line")
        if not typed.is_visible():
            page.get_by_text("Snap, or type the message").click()
        typed.fill("\n".join(lines))
        page.get_by_role("button", name="Lay it like this").click()
        expect(self.puzzle.surface).to_have_count(len(lines))


def middle(cell: str) -> str:
    return f"{('abcd'.index(cell[0]) + 0.5) * COLUMN_MM} {(int(cell[1]) - 0.5) * ROW_MM}"


def test_as_an_astronaut_on_a_phone(people: People) -> None:
    """Where one pane is seen at a time, it is the one that is spoken of."""
    page = people.arrive("/learn/space_puzzle", **PHONE)
    lesson = Lesson(page)
    puzzle = lesson.puzzle
    lesson.read("You are an Astronaut")
    lesson.read("Its first message")
    lesson.comes_to("Put the pawns where you think they belong")
    puzzle.dock("yellow").click()
    puzzle.room("b1").click()
    expect(page.get_by_text("that token lies in a corner")).to_be_visible()
    page.keyboard.press("Escape")
    puzzle.send("yellow", "a1")
    puzzle.carry("blue", "d4")
    puzzle.send("black", "b2")
    lesson.comes_to("Let the AI answer")
    puzzle.end_button.click()
    lesson.read("Black went wrong")
    lesson.comes_to("Which room is it?")
    picture(page, "puzzle-tutorial-icons")
    puzzle.send("black", "c2")
    puzzle.send("red", "a4")
    lesson.comes_to("A colour on a key")
    puzzle.put_marker("black", "hexagon")
    puzzle.button("hexagon key: we are sure of the room").click()
    lesson.comes_to("Next round")
    puzzle.end_button.click()
    lesson.comes_to("Three pairs")
    page.get_by_role("button", name="Ship and keys").click()
    for colour, key in (("yellow", "square"), ("blue", "round"), ("red", "triangle")):
        puzzle.put_marker(colour, key)
    lesson.comes_to("Everything in place")
    puzzle.declare()
    expect(puzzle.ending).to_have_text("Understood!")
    lesson.read("Solved in three rounds", "Now be the AI")
    lesson.comes_to("Your secret")


def test_as_the_ai(people: People) -> None:
    page = people.arrive("/learn/space_puzzle")
    lesson = Lesson(page)
    puzzle = lesson.puzzle
    page.get_by_role("button", name="Skip to the AI’s side").click()
    lesson.comes_to("Your secret")
    puzzle.button("Turn right").click()
    puzzle.set_card.click()
    lesson.comes_to("Lay the four colours")
    expect(puzzle.reveal_button).to_be_disabled()
    rooms = puzzle.targets
    assert len(rooms) == 4
    as_a_map = [f"colour {colour} {middle(cell)}" for colour, (cell, _) in rooms.items()]
    lesson.lay(*as_a_map)
    lesson.comes_to("Lift the screen")
    puzzle.reveal()
    lesson.comes_to("They took left for right")
    expect(lesson.coach).to_contain_text("our left, or its left")
    picture(page, "puzzle-tutorial-mirrored")
    lesson.read("They took left for right")
    lesson.comes_to("Say it another way")
    lesson.lay(*as_a_map)
    puzzle.reveal()
    lesson.read("Every pawn stands right")
    lesson.comes_to("Lay each colour on its key")
    pairs = enumerate(rooms.items())
    lesson.lay(
        *(
            line
            for at, (colour, (_, key)) in pairs
            for line in (f"{key} key {40 + 70 * at} 90", f"colour {colour} {50 + 70 * at} 80")
        )
    )
    puzzle.reveal()
    expect(puzzle.ending).to_have_text("Understood!")
    lesson.comes_to("You both speak it now")
    page.get_by_role("link", name="Play a game").click()
    expect(page.get_by_role("radio", name="AI Space Puzzle")).to_be_checked()


def test_it_can_be_left_at_any_time(people: People) -> None:
    page = people.arrive("/learn/space_puzzle")
    lesson = Lesson(page)
    lesson.read("You are an Astronaut")
    page.get_by_role("link", name="Leave the tutorial").click()
    expect(page.get_by_role("heading", name=re.compile("One of you knows", re.I)).first).to_be_visible()
