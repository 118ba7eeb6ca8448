"""A whole scenario with AI seats, in each role."""

import re

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.serving import Server
from tests.browser.space_puzzle.pages import Puzzle
from tests.browser.space_puzzle.prepared import as_ai, own_scenario

PLACE = re.compile(r"colour (\w+), (\d+) mm from the left, (\d+) mm from the top")
COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true)"


def read_as_a_map(puzzle: Puzzle) -> dict[str, str]:
    """The room each colour token lies in, if the surface is read as the ship seen from above."""
    labels = [str(token.get_attribute("aria-label")) for token in puzzle.surface.all()]
    found = [match.groups() for label in labels if (match := PLACE.search(label))]
    return {colour: f"{'abcd'[int(x) * 4 // 300]}{int(y) * 4 // 200 + 1}" for colour, x, y in found}


def test_a_newcomer_plays_an_astronaut_to_the_end(people: People) -> None:
    page = people.arrive()
    page.evaluate(COUNT_CLICKS)
    page.get_by_role("button", name="Play as an Astronaut").click()
    puzzle = Puzzle(page)
    expect(puzzle.end_button).to_be_visible()
    assert page.evaluate("window.clicks") <= 2
    expect(puzzle.role).to_have_text("Astronaut")
    placed: dict[str, str] = {}
    while True:
        expect(puzzle.end_button.or_(puzzle.ending).first).to_be_visible()
        if puzzle.ending.is_visible():
            break
        for pawn, cell in read_as_a_map(puzzle).items():
            if placed.get(pawn) != cell and "No actions" not in page.locator(".actions").inner_text():
                puzzle.send(pawn, cell)
                placed[pawn] = cell
        asked = puzzle.ask.inner_text()
        if len(placed) == 4:
            puzzle.declare()
            expect(puzzle.ending).to_be_visible()
        else:
            puzzle.end_round()
            expect(puzzle.ask).not_to_have_text(asked)
    expect(page.get_by_text("What the crew had")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Message of round 1"))).to_be_visible()


def test_a_person_is_the_ai_for_an_ai_astronaut(people: People, server: Server) -> None:
    table = as_ai(server, own=own_scenario("SR-KEYSHOWN"))
    puzzle = Puzzle(people.arrive(table.seat_link))
    rounds = 0
    while True:
        expect(puzzle.reveal_button.or_(puzzle.ending).first).to_be_visible()
        if puzzle.ending.is_visible():
            break
        rounds += 1
        expect(puzzle.reveal_button).to_be_disabled()
        puzzle.lay(*[f"colour {colour}" for colour in sorted(puzzle.targets)[:2]])
        expect(puzzle.page.get_by_text("2 of 5 tokens", exact=True)).to_be_visible()
        puzzle.reveal_button.click()
        expect(puzzle.page.get_by_text("0 of 5 tokens", exact=True).or_(puzzle.ending).first).to_be_visible()
    assert 1 <= rounds <= 3
    expect(puzzle.page.get_by_text("All messages")).to_be_visible()
