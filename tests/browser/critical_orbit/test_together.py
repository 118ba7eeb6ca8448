"""Four browsers at one table: a short mission, each person on their own job."""

import re

from playwright.sync_api import expect
from tests.browser.critical_orbit.pages import come_to_roll, missions
from tests.browser.people import People, picture
from tests.browser.serving import Server

NAMES = ("Ada", "Grace", "Lin", "Max")
STATIONS = ("Houston", "Bengaluru", "Cologne")
TURNS = 2
UNSEEN = re.compile("unseen")
"""Read aloud only: the ending says it all."""


def test_a_short_mission_of_four(people: People, server: Server) -> None:
    mercury, *stations = tables = missions(people, server, NAMES, clock="untimed", turns=TURNS)
    for table in tables:
        table.ready_button.click()
    for turn in range(TURNS):
        mercury.roll_button.click()
        for station in stations:
            station.wish()
        mercury.keep()
        # The last one begins first: nobody waits for anybody.
        for name, station in reversed([*zip(STATIONS, stations, strict=True)]):
            station.finish_turn()
            expect(mercury.page.get_by_text(f"{name} locked!").first).to_be_visible()
        come_to_roll(mercury, *stations)
        if turn == 0:
            picture(mercury.page, "mission-mercury")
            picture(stations[0].page, "mission-houston")
    mercury.roll_button.click()
    mercury.button("Roll and end it").click()
    for table in tables:
        expect(table.ending).to_have_text("Mercury III is lost")
        expect(table.ask).to_have_class(UNSEEN)
        expect(table.button("The whole question")).to_have_count(0)
    picture(stations[1].page, "mission-over")
