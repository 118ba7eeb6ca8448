"""Two people at one table: a solved scenario, a draft that survives a reload, and who may speak."""

import re

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.serving import Server
from tests.browser.space_puzzle.pages import puzzlers
from tests.browser.space_puzzle.prepared import own_scenario


def test_a_message_is_understood(people: People, server: Server) -> None:
    ai, crew = puzzlers(people, server, ("Ada", "Grace"), own=own_scenario())
    expect(crew.page.get_by_text("Ada is setting up the card")).to_be_visible()
    ai.button("Turn right").click()
    ai.set_card.click()
    targets = ai.targets
    assert len(targets) == 4
    ai.lay("colour red", "square key")
    expect(ai.surface).to_have_count(2)
    expect(ai.reveal_button).to_be_enabled()
    ai.page.reload()
    expect(ai.surface).to_have_count(2)
    expect(crew.surface).to_have_count(0)
    ai.reveal()
    expect(crew.surface).to_have_count(2)
    (first, (room, _)), *others = targets.items()
    crew.carry(first, room)
    for colour, (cell, _) in others:
        crew.send(colour, cell)
    expect(crew.page.locator(".actions")).to_contain_text("No actions left")
    for colour, (_, key) in targets.items():
        crew.put_marker(colour, key)
    expect(ai.page.locator(f'[data-cell="{room}"] [data-pawn="{first}"]')).to_be_visible()
    crew.declare()
    for table in (ai, crew):
        expect(table.ending).to_have_text("Understood!")


def test_the_ai_reads_along_and_cannot_answer(people: People, server: Server) -> None:
    ai, crew = puzzlers(people, server, ("Ada", "Grace"), scenario="S03")
    crew.button("Chat").click()
    talk = crew.page.get_by_role("complementary", name="Chat")
    talk.get_by_role("textbox").fill("Left means left, I think.")
    talk.get_by_role("textbox").press("Enter")
    expect(ai.page.get_by_text("Left means left, I think.").first).to_be_visible()
    ai.button("Chat").click()
    panel = ai.page.get_by_role("complementary", name="Chat")
    expect(panel.get_by_text(re.compile("^The AI stays silent"))).to_be_visible()
    expect(panel.get_by_role("button", name="Say it")).to_be_disabled()


def test_the_ai_chooses_a_side_and_points_at_a_rule(people: People, server: Server) -> None:
    """SP-15, SP-31."""
    ai, crew = puzzlers(people, server, ("Ada", "Grace"), scenario="S03")
    expect(ai.set_card).to_be_visible()
    front = ai.targets
    ai.button("Other side").click()
    expect(ai.button("Other side")).to_have_attribute("aria-pressed", "true")
    back = ai.targets
    assert len(back) == len(front) == 4
    assert back != front
    ai.set_card.click()
    expect(ai.reveal_button).to_be_visible()
    assert ai.targets == back
    ai.button("Point at a rule").click()
    ai.page.get_by_label("Search the rules").fill("SP-38")
    ai.button(re.compile("^SP-38")).click()
    expect(
        crew.page.get_by_text(re.compile("points at rule SP-38: Any number of pawns")).first
    ).to_be_visible()
