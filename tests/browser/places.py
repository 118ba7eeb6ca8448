"""Every page there is, for what must hold everywhere."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from playwright.sync_api import Page, expect
from tests.browser.critical_orbit.prepared import GAME as MISSION
from tests.browser.critical_orbit.prepared import has_numbers, has_tile, with_a_team
from tests.browser.interstellar.prepared import GAME as STARSHIP
from tests.browser.interstellar.prepared import alone, is_turn_of, with_rivals
from tests.browser.prepared import AI, ME, OPEN, as_source, finished, open_table
from tests.browser.serving import Server
from tests.browser.space_puzzle.prepared import as_ai, as_astronaut, in_debrief

from heliograph.games.critical_orbit.box.boards import JOBS, STATIONS

LANGUAGES = {"en": "en-GB", "uk": "uk-UA", "de": "de-DE"}


class Place(NamedTuple):
    address: str
    sign: str
    """What is there once all is shown, as a selector: in every language the same."""


def all_places(server: Server) -> dict[str, Place]:
    over = finished(server, route="guided").id
    puzzle_over = finished(server, game="space_puzzle").id
    mission_over = finished(
        server, game=MISSION, houston=1, bengaluru=None, cologne=1, clock="untimed", turns=3
    ).id
    starship_over = finished(server, game=STARSHIP).id
    return {
        "home": Place("/", ".hero"),
        "create": Place("/new", "[role=switch]"),
        "create a mission": Place("/new/critical_orbit", "[role=switch]"),
        "create a starship": Place("/new/interstellar", "[role=switch]"),
        "rules": Place("/rules", "#CT-H20"),
        "rules of the mission": Place("/rules/critical_orbit", "#MC-H15"),
        "rules of the puzzle": Place("/rules/space_puzzle", "#SR-CRISISTOKEN"),
        "rules of the starship": Place("/rules/interstellar", "#HV-28"),
        "settings": Place("/settings", "[type=range]"),
        "learn": Place("/learn", "a[href='/learn/contact']"),
        "learn to hear": Place("/learn/contact", ".coach"),
        "learn the puzzle": Place("/learn/space_puzzle", ".coach"),
        "learn a job": Place("/learn/critical_orbit", "a[href='#mercury']"),
        **{f"learn {job}": Place(f"/learn/critical_orbit#{job}", ".coach") for job in JOBS},
        "learn the starship": Place("/learn/interstellar", ".coach"),
        "workshop": Place("/editor/space_puzzle", ".sheet"),
        "nowhere": Place("/there/is/nothing/here", "h1"),
        "lobby": Place(open_table(server, ME, OPEN, AI).seat_link, "img[src$=svg]"),
        "source": Place(as_source(server).seat_link, ".pad"),
        "crew": Place(open_table(server, AI, ME).seat_link, ".ear button"),
        "professional": Place(open_table(server, ME, AI, mode="professional").seat_link, ".panel button"),
        "over": Place(f"/t/{over}", ".report"),
        "mission lobby": Place(
            open_table(server, ME, OPEN, AI, game=MISSION, cologne=2).seat_link,
            "section:has(#agreed) dl",
        ),
        "mission ready": Place(open_table(server, ME, AI, AI, AI, game=MISSION).seat_link, ".ready .primary"),
        "mission mercury": Place(with_a_team(server, "mercury", has_tile).seat_link, "[data-tray]"),
        **{
            f"mission {station}": Place(
                with_a_team(server, station, has_numbers(station)).seat_link, f".{station} [data-space]"
            )
            for station in STATIONS
        },
        "mission over": Place(f"/t/{mission_over}", ".ending"),
        "mission replay": Place(f"/t/{mission_over}/replay?at=20", ".moment .boards"),
        "puzzle lobby": Place(open_table(server, ME, OPEN, game="space_puzzle").seat_link, "#agreed"),
        "puzzle card": Place(open_table(server, ME, AI, game="space_puzzle").seat_link, ".bar .primary"),
        "puzzle message": Place(as_ai(server, scenario="S28").seat_link, ".surface button"),
        "puzzle row": Place(as_ai(server, scenario="S12").seat_link, ".bar .primary"),
        "puzzle crew": Place(as_astronaut(server, scenario="S04").seat_link, ".bar .primary"),
        "puzzle declared": Place(as_astronaut(server, scenario="S01").seat_link, ".bar .primary"),
        "puzzle debrief": Place(in_debrief(server).seat_link, ".ladder"),
        "puzzle over": Place(f"/t/{puzzle_over}", ".moment"),
        "puzzle replay": Place(f"/t/{puzzle_over}/replay?at=5", ".review [data-likely]"),
        "starship lobby": Place(open_table(server, ME, OPEN, game=STARSHIP).seat_link, "#agreed"),
        "starship": Place(with_rivals(server, 2, is_turn_of("action", 3)).seat_link, "[data-key]"),
        "starship and H.A.L.L.": Place(alone(server, is_turn_of("salvation", 2)).seat_link, "[data-key]"),
        "starship over": Place(f"/t/{starship_over}", ".ending"),
        "starship replay": Place(f"/t/{starship_over}/replay?at=60", ".review .plot"),
        "replay": Place(f"/t/{over}/replay", ".plots svg"),
    }


def visit(page: Page, places: Mapping[str, Place]) -> Iterator[str]:
    """Goes to one after the other and says where it is once all is shown."""
    for name, place in places.items():
        before = page.url
        page.goto(place.address)
        if page.url.partition("#")[0] == before.partition("#")[0]:
            page.reload()  # another fragment alone loads nothing
        expect(page.locator(place.sign).first).to_be_visible()
        yield name
