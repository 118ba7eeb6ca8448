"""The picture in the README: Mercury III with a connection that holds. UPDATE_SCREENSHOT=1 renews it."""

import os
import shutil
from contextlib import ExitStack
from pathlib import Path

import msgspec
from playwright.sync_api import expect
from tests.browser.critical_orbit.pages import Mission
from tests.browser.critical_orbit.prepared import GAME, with_a_team
from tests.browser.people import AS_IN_THE_README, OUTPUT, People, picture
from tests.browser.playing import sit_down
from tests.browser.prepared import Prepared
from tests.browser.serving import Server

from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.mercury.best_arrangement import best_arrangement
from heliograph.players.critical_orbit.mercury.building import next_step

README_PICTURE = Path(__file__).parents[3] / "docs" / "mission-control.png"
ENOUGH = 4
"""Oxygen for something to be seen."""


def can_join_something(view: View) -> bool:
    return (
        view.mercury is not None
        and view.phase == "choose"
        and best_arrangement(view.mercury, view.target, "quick").oxygen >= ENOUGH
    )


def build(server: Server, seat: Prepared) -> None:
    """As the quick AI would, piece by piece."""
    with ExitStack() as stack:
        mercury = sit_down(stack, server, seat, GAME, View)
        while True:
            view = mercury.view
            assert view.mercury is not None
            step = next_step(view.mercury, view.target, "quick")
            if step is None:
                return
            mercury.act(**msgspec.to_builtins(step))


def test_mercury_at_its_board(people: People, server: Server) -> None:
    people.remember(settings=AS_IN_THE_README)
    seat = with_a_team(server, "mercury", can_join_something, clock="timed")
    build(server, seat)
    mission = Mission(people.arrive(seat.seat_link))
    expect(mission.board).to_be_visible()
    expect(mission.dice).to_be_visible()
    picture(mission.page, "mercury")
    if os.environ.get("UPDATE_SCREENSHOT") == "1":
        shutil.copyfile(OUTPUT / "mercury.png", README_PICTURE)
