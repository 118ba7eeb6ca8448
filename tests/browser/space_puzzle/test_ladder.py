"""From one scenario to the next: the debrief, the ladder, and the AI seat passed on (SP-60)."""

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.serving import Server
from tests.browser.space_puzzle.pages import Puzzle
from tests.browser.space_puzzle.prepared import in_debrief


def test_after_a_loss_another_scenario_begins(people: People, server: Server) -> None:
    puzzle = Puzzle(people.arrive(in_debrief(server).seat_link))
    expect(puzzle.ending).to_have_text("Lost in translation")
    ladder = puzzle.page.get_by_role("group", name="The ladder")
    expect(ladder.get_by_role("button")).to_have_count(50)
    expect(ladder.get_by_role("button", name="01 First Light, lost so far")).to_be_visible()
    expect(ladder.get_by_role("button", name="06 Compass, still locked")).to_be_disabled()
    expect(puzzle.page.get_by_role("radio", name="Ada")).to_be_checked()
    ladder.get_by_role("button", name="02 Who Holds What").click()
    puzzle.button("Begin").click()
    expect(puzzle.role).to_have_text("You are the AI")
    expect(puzzle.page.get_by_text("Who Holds What").first).to_be_visible()
