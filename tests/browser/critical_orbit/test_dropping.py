"""A server dies in mid-turn; nothing that was written is lost, and nothing is written twice."""

from playwright.sync_api import expect
from tests.browser.critical_orbit.pages import Mission
from tests.browser.critical_orbit.prepared import has_numbers, with_a_team
from tests.browser.people import People
from tests.browser.serving import Server


def test_a_killed_server_comes_back_in_mid_turn(people: People, own_server: Server) -> None:
    people.usual["base_url"] = own_server.address
    table = with_a_team(own_server, "houston", has_numbers("houston"))
    mission = Mission(people.arrive(table.seat_link))
    people.forgive()
    expect(mission.values.first).to_be_visible()
    first = mission.write_one()
    own_server.kill()
    expect(mission.page.locator("header").get_by_role("status")).not_to_have_text("Connected")
    mission.values.first.click()
    second = str(mission.open_spaces.last.get_attribute("data-space"))
    mission.space(second).click()
    own_server.start()
    for space in (first, second):
        mission.has_written(space)
    mission.finish_turn()
    expect(mission.page.get_by_text("Houston locked!").first).to_be_attached()
