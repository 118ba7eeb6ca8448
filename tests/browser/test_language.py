"""A pair's language: remembered by their leave, grown over missions, shared, and spoken by a stand-in."""

import re

from playwright.sync_api import expect
from tests.browser.axe import grave_findings
from tests.browser.clipboard import MAY_BE_READ, copied_by
from tests.browser.contact.prepared import fly_well
from tests.browser.people import People, picture
from tests.browser.prepared import seat_together
from tests.browser.serving import Server

ROUNDS = 12


def test_a_language_grows_over_three_missions(people: People, server: Server) -> None:
    people.usual |= MAY_BE_READ
    page = people.arrive("/language")
    expect(page.get_by_text("No language yet.")).to_be_visible()
    for games in (1, 2, 3):
        ada, bob = seat_together(server, ["Ada", "Bob"])
        fly_well(server, [ada, bob], ROUNDS)
        page.goto(ada.seat_link)
        if games == 1:
            page.get_by_role("button", name="Remember how Bob and I speak").click()
        grown = "first game" if games == 1 else f"{games} games"
        expect(page.get_by_text(re.compile(f"Your language with Bob has .*{grown}"))).to_be_visible(
            timeout=60_000
        )
    page.get_by_role("link", name="See your languages").click()
    card = page.get_by_role("region", name="Contact: Ada and Bob")
    expect(card.get_by_text("Distance is measured")).to_have_count(2)
    card.get_by_text("Game by game, in words").click()
    expect(card.get_by_text(re.compile("^Bob: 100.?% of 6 understood at once"))).to_have_count(3)
    assert grave_findings(page) == []
    picture(page, "language", whole=True)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    picture(page, "language-phone", whole=True)

    friend = people.arrive(copied_by(card.get_by_role("button", name="Copy a link for Bob")))
    expect(friend.get_by_text("your language with Ada: 3 games")).to_be_visible()
    assert friend.url.endswith("/language")
    friend.get_by_role("button", name="Keep it").click()
    expect(friend.get_by_role("region", name="Contact: Bob and Ada")).to_be_visible()

    card.get_by_role("button", name="Play with a stand-in for Bob").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert [chair["dialect"] for chair in info["chairs"]] == [False, True]
