"""Whoever does not want to wait for AI seats hurries them, and at last has them stop thinking."""

from playwright.sync_api import expect
from tests.browser.interstellar.pages import TURN, Cockpit
from tests.browser.people import People, picture
from tests.browser.prepared import ME, open_table
from tests.browser.serving import Server

STRONG = {"kind": "ai", "strength": "strong"}


def test_a_rival_who_thinks_for_ever_is_told_to_stop(people: People, own_server: Server) -> None:
    people.usual["base_url"] = own_server.address
    alone = open_table(own_server, ME, STRONG, game="interstellar", first=0)
    cockpit = Cockpit(people.arrive(alone.seat_link))
    cockpit.asks(TURN)
    own_server.freeze_workers()
    cockpit.token("Earth").click()
    cockpit.page.get_by_role("button", name="Hurry", exact=True).click()
    skip = cockpit.page.get_by_role("button", name="Skip thinking")
    expect(skip).to_be_visible()
    picture(cockpit.page, "starship-skip-thinking")
    skip.click()
    cockpit.asks(TURN)
