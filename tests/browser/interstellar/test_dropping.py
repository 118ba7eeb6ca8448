"""A server dies in the middle of a turn; nothing that was done is lost, and it can still be taken back."""

from playwright.sync_api import expect
from tests.browser.interstellar.pages import TURN, Cockpit
from tests.browser.interstellar.prepared import alone
from tests.browser.people import People
from tests.browser.serving import Server


def test_a_killed_server_comes_back_in_mid_turn(people: People, own_server: Server) -> None:
    people.usual["base_url"] = own_server.address
    cockpit = Cockpit(people.arrive(alone(own_server).seat_link))
    people.forgive()
    connection = cockpit.page.locator("header").get_by_role("status")
    hold = cockpit.mat.get_by_role("list", name="Aboard the Explorer").get_by_role("listitem")
    cockpit.asks(TURN)
    cockpit.token("Travel").click()
    cockpit.choice("Base").click()
    expect(hold.filter(has_text="Base")).to_have_count(1)
    own_server.kill()
    expect(connection).not_to_have_text("Connected")
    cockpit.choice("Base").click()
    own_server.start()
    expect(connection).to_have_text("Connected")
    expect(hold.filter(has_text="Base")).to_have_count(2)
    for _ in range(3):
        cockpit.undo.click()
    cockpit.asks(TURN)
    expect(cockpit.token("Travel")).to_be_visible()
    expect(hold.filter(has_text="Base")).to_have_count(0)
