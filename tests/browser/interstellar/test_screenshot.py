"""The picture in the README: the middle of a game of three, a trip in mind. UPDATE_SCREENSHOT=1 renews it."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.interstellar.pages import TURN, Cockpit, planet_of
from tests.browser.interstellar.prepared import is_turn_of, with_rivals
from tests.browser.people import OUTPUT, People, picture
from tests.browser.serving import Server

README_PICTURE = Path(__file__).parents[3] / "docs" / "interstellar.png"
FITS = "(({ scrollWidth, scrollHeight }) => scrollWidth <= innerWidth && scrollHeight <= innerHeight)"


def test_the_whole_game_on_one_screen(people: People, server: Server) -> None:
    table = with_rivals(server, 2, is_turn_of("action", 4))
    cockpit = Cockpit(people.arrive(table.seat_link))
    cockpit.asks(TURN)
    assert cockpit.page.evaluate(f"{FITS}(document.documentElement)")
    travel = cockpit.token("Travel").first
    if travel.get_attribute("aria-disabled") == "false":
        travel.click()
        cockpit.foresees(planet_of(cockpit.flights.last), "Fuel")
    for board in ("Mechanisms", "World Government", "Market", "Population", "Journey to Trappist"):
        expect(cockpit.board(board)).to_be_in_viewport(ratio=1)
    expect(cockpit.mat).to_be_in_viewport(ratio=1)
    picture(cockpit.page, "starship")
    if os.environ.get("UPDATE_SCREENSHOT") == "1":
        shutil.copyfile(OUTPUT / "starship.png", README_PICTURE)
