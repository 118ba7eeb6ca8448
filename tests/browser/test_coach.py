"""The coach in somebody's first game: a move with its reason, done by a second press, and told to all."""

from playwright.sync_api import expect
from tests.browser.axe import grave_findings
from tests.browser.people import People
from tests.browser.phone import PHONE
from tests.browser.prepared import AI, ME, open_table
from tests.browser.serving import Server


def test_a_move_is_suggested_done_and_told(people: People, server: Server) -> None:
    people.remember(settings={"coach": "first"})
    page = people.arrive(open_table(server, ME, AI, level=1).seat_link, **PHONE)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("Goal:")
    coach.get_by_role("button", name="Suggest a move").focus()
    page.keyboard.press("Enter")
    expect(coach).to_contain_text("I would: Begin the round")
    expect(page.get_by_role("list", name="Around the table")).to_contain_text("has taken advice once")
    assert grave_findings(page) == []
    coach.get_by_role("button", name="Do it").press("Enter")
    expect(coach).to_contain_text("send its rhythm")
    target = page.locator('[data-chip][aria-label*="your target"]').bounding_box()
    pad = page.locator(".record").bounding_box()
    assert target is not None
    assert pad is not None
    assert target["y"] + target["height"] <= pad["y"], "nothing lies over what is asked"
    coach.get_by_role("button", name="Hide the coach").click()
    expect(coach).to_be_hidden()
    page.reload()
    expect(page.get_by_role("list", name="Around the table")).to_contain_text("has taken advice once")
    expect(coach).to_be_hidden()
