"""The picture in the README: the Source's table in mid-game. UPDATE_SCREENSHOT=1 renews it."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.contact.hand import Hand
from tests.browser.contact.ways import Ways, find_way
from tests.browser.gathering import seated
from tests.browser.people import AS_IN_THE_README, OUTPUT, People, picture
from tests.browser.serving import Server

README_PICTURE = Path(__file__).parents[3] / "docs" / "screenshot.png"
TEMPO_MS_PER_MM = 10


def test_the_source_at_the_table(people: People, server: Server) -> None:
    people.remember(settings=AS_IN_THE_README)
    source, crew = seated(people, server, ("Ada", "Grace"), level=4, route="guided")
    for _ in range(2):
        source.begin_round()
        route = find_way(source)
        source.lay_route(route)
        source.transmit([90] * len(route))
        crew.listen()
        crew.guess(source.target)
        source, crew = crew, source
    source.begin_round()
    ways = Ways(source)
    route = max(ways.with_legs(2), key=lambda route: min(ways.lengths(route)))
    source.lay_route(route)
    Hand(source.pad).tap([round(far * TEMPO_MS_PER_MM) for far in ways.lengths(route)], [300])
    source.has_recorded(len(route))
    source.page.mouse.move(0, 0)
    expect(source.page.get_by_text("Your route:")).to_be_visible()
    expect(source.page.locator(".banner")).to_have_count(0)
    picture(source.page, "source")
    if os.environ.get("UPDATE_SCREENSHOT") == "1":
        shutil.copyfile(OUTPUT / "source.png", README_PICTURE)
