"""The picture in the README: an Astronaut's table in the second round. UPDATE_SCREENSHOT=1 renews it."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.people import AS_IN_THE_README, OUTPUT, People, picture
from tests.browser.prepared import act, seat_together
from tests.browser.serving import Server
from tests.browser.space_puzzle.pages import Puzzle
from tests.browser.space_puzzle.prepared import GAME
from tests.browser.space_puzzle.scripted import on_the_map, reveal, solution

README_PICTURE = Path(__file__).parents[3] / "docs" / "space-puzzle.png"


def test_an_astronaut_at_the_table(people: People, server: Server) -> None:
    people.remember(settings=AS_IN_THE_README)
    ai, astronaut, third = seat_together(
        server, ["Ada", "Grace", "Lin"], game=GAME, scenario="S05", first_ai=0
    )
    act(server, ai, type="turn-card", turn=2, side="front")
    first, second, other, last = solution(server, ai)
    reveal(server, ai, [on_the_map(first), on_the_map(second)])
    for target in (first, second):
        act(server, astronaut, type="enter", pawn=target["colour"], cell=target["cell"])
    for seat in (astronaut, third):
        act(server, seat, type="ready")
    placed = [on_the_map(other), on_the_map(last), on_the_map(first)]
    keys = [
        {"id": f"k-{target['key']}", "x": place["x"] + 130, "y": place["y"] + 110, "rotation": turn}
        for target, place, turn in ((other, placed[0], 12), (last, placed[1], 348))
    ]
    reveal(server, ai, [*placed[:2], *keys, {**placed[2], "id": "ok", "rotation": 8}])
    act(server, third, type="put-marker", colour=other["colour"], section=other["key"])
    act(server, astronaut, type="enter", pawn=other["colour"], cell=other["cell"])
    puzzle = Puzzle(people.arrive(astronaut.seat_link))
    expect(puzzle.surface).to_have_count(5)
    expect(puzzle.section(other["key"]).locator(f'[data-marker="{other["colour"]}"]')).to_be_visible()
    picture(puzzle.page, "astronaut")
    if os.environ.get("UPDATE_SCREENSHOT") == "1":
        shutil.copyfile(OUTPUT / "astronaut.png", README_PICTURE)
