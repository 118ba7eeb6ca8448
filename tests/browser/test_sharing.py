"""Everybody at a table is asked whether the game may be used for research, and sees who agrees."""

from playwright.sync_api import expect
from tests.browser.gathering import sit_down
from tests.browser.people import People
from tests.browser.prepared import ME, OPEN, open_table
from tests.browser.serving import Server


def test_a_game_is_shared_when_everybody_agrees(people: People, server: Server) -> None:
    made = open_table(server, ME, OPEN)
    host = people.arrive(made.seat_link)
    box = host.get_by_role("switch", name="Let this game be used for research")
    expect(box).not_to_be_checked()
    box.press("Space")
    expect(box).to_be_checked()
    guest = sit_down(people.arrive(f"/t/{made.id}"), "Grace")
    told = guest.get_by_text("This game is not shared.")
    expect(told).to_contain_text("Not agreed: Grace.")
    guest.get_by_role("switch", name="Let this game be used for research").press("Space")
    for page in (host, guest):
        expect(page.get_by_text("Everybody agrees: this game is shared once it is over.")).to_be_visible()
