"""The picture in the README: the middle of a game of three, a trip in mind. UPDATE_SCREENSHOT=1 renews it."""

import json
import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.interstellar.pages import TURN, Cockpit, planet_of
from tests.browser.interstellar.prepared import is_turn_of, with_rivals
from tests.browser.people import AS_IN_THE_README, OUTPUT, People, picture
from tests.browser.serving import Server

README_PICTURE = Path(__file__).parents[3] / "docs" / "interstellar.png"
FITS = "(({ scrollWidth, scrollHeight }) => scrollWidth <= innerWidth && scrollHeight <= innerHeight)"
PLANETS = ("mars", "jupiter", "saturn", "neptune")
EXTRAS = ("envoy", "new-scientist", "rich-refill")
MOST_TOKENS = ["travel", "market", "research", "solar", "earth", *EXTRAS, *(f"pp-{one}" for one in PLANETS)]


def deal_most_tokens(page: Page, played: int) -> None:
    """To the first seat, as far as this page is told; some of them lie on the pile."""

    def alter(text: str) -> str:
        message = json.loads(text)
        if message["type"] == "welcome":
            mine = message["position"]["view"]["corporations"][0]
            mine |= {"tokens": MOST_TOKENS[played:], "played": MOST_TOKENS[:played]}
        return json.dumps(message)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(alter(str(text))))

    page.route_web_socket("**/live", between)


def test_the_whole_game_on_one_screen(people: People, server: Server) -> None:
    people.remember(settings=AS_IN_THE_README)
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

    people.remember(settings={"coach": "first"})
    for locale, played in (("en-GB", 0), ("uk-UA", 1), ("de-DE", 6)):
        people.on_arrival = lambda page: deal_most_tokens(page, played)  # noqa: B023
        page = people.arrive(table.seat_link, locale=locale)
        tokens = page.locator("li > [data-key]")
        expect(tokens).to_have_count(len(MOST_TOKENS) - played)
        for token in tokens.all():
            expect(token).to_be_in_viewport(ratio=1)
        expect(page.locator("section.coach")).to_be_in_viewport(ratio=1)
        assert page.evaluate(f"{FITS}(document.documentElement)")
        picture(page, f"starship-most-tokens-{locale}")
