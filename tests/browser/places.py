"""Every page there is, for what must hold everywhere."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from tests.browser.critical_orbit.prepared import GAME as MISSION
from tests.browser.critical_orbit.prepared import has_numbers, has_tile, with_a_team
from tests.browser.interstellar.prepared import GAME as STARSHIP
from tests.browser.interstellar.prepared import alone, is_turn_of, with_rivals
from tests.browser.prepared import AI, ME, OPEN, Prepared, as_source, finished, open_table
from tests.browser.serving import Server
from tests.browser.space_puzzle.prepared import as_ai, in_debrief, with_message

from heliograph.games.critical_orbit.box.boards import JOBS, STATIONS

LANGUAGES = {"en": "en-GB", "uk": "uk-UA", "de": "de-DE"}


class Place(NamedTuple):
    address: str
    sign: str
    """What is there once all is shown, as a selector: in every language the same."""


Make = Callable[[Server], Place]


@cache
def contact_over(server: Server) -> str:
    return finished(server, route="guided").id


@cache
def puzzle_over(server: Server) -> str:
    return finished(server, game="space_puzzle").id


@cache
def mission_over(server: Server) -> str:
    short: dict[str, object] = {"houston": 1, "bengaluru": None, "cologne": 1, "clock": "untimed", "turns": 3}
    return finished(server, game=MISSION, **short).id


@cache
def starship_over(server: Server) -> str:
    return finished(server, game=STARSHIP).id


def page(address: str, sign: str) -> Make:
    """The same on every server."""
    return lambda _: Place(address, sign)


def seat(prepare: Callable[[Server], Prepared], sign: str) -> Make:
    """Somebody's seat at a table made ready for it."""
    return lambda server: Place(prepare(server).seat_link, sign)


def review(over: Callable[[Server], str], at: int, sign: str) -> Make:
    """Beside a moment of a finished game."""
    return lambda server: Place(f"/t/{over(server)}/replay?at={at}#review", sign)


def table(*seats: dict[str, str], **setup: object) -> Callable[[Server], Prepared]:
    return lambda server: open_table(server, *seats, **setup)  # type: ignore[arg-type]


def station_with_numbers(station: str) -> Make:
    return seat(lambda server: with_a_team(server, station, has_numbers(station)), f".{station} [data-space]")


PLACES: dict[str, Make] = {
    "home": page("/", ".hero"),
    "new game": page("/play/space_puzzle", ".stars"),
    "new game of the mission": page("/play/critical_orbit", "fieldset"),
    "create": page("/new", "[role=switch]"),
    "create a mission": page("/new/critical_orbit", "[role=switch]"),
    "create a starship": page("/new/interstellar", "[role=switch]"),
    "rules": page("/rules", "#CT-H20"),
    "rules of the mission": page("/rules/critical_orbit", "#MC-H15"),
    "rules of the puzzle": page("/rules/space_puzzle", "#SR-CRISISTOKEN"),
    "rules of the starship": page("/rules/interstellar", "#HV-28"),
    "settings": page("/settings", "[type=range]"),
    "daily puzzles": page("/daily/archive", "a[href='/daily/1']"),
    "strangers": page("/strangers", "table button"),
    "log book": page("/log", "[role=switch]"),
    "privacy": page("/privacy", "dl"),
    "learn": page("/learn", "a[href='/learn/contact']"),
    "learn to hear": page("/learn/contact", ".coach"),
    "learn the puzzle": page("/learn/space_puzzle", ".coach"),
    "learn a job": page("/learn/critical_orbit", "a[href='#mercury']"),
    **{f"learn {job}": page(f"/learn/critical_orbit#{job}", ".coach") for job in JOBS},
    "learn the starship": page("/learn/interstellar", ".coach"),
    "workshop": page("/editor/space_puzzle", ".sheet"),
    "nowhere": page("/there/is/nothing/here", "h1"),
    "lobby": seat(table(ME, OPEN, AI), "section code"),
    "source": seat(as_source, ".pad"),
    "big screen": lambda server: Place(f"/tables/{as_source(server).id}/screen", ".rail"),
    "crew": seat(table(AI, ME), ".ear"),
    "professional": seat(table(ME, AI, mode="professional"), ".panel button"),
    "over": lambda server: Place(f"/t/{contact_over(server)}", ".report"),
    "replay": lambda server: Place(f"/t/{contact_over(server)}/replay#review", ".plots svg"),
    "mission lobby": seat(table(ME, OPEN, AI, game=MISSION, cologne=2), "section:has(#agreed) dl"),
    "mission ready": seat(table(ME, AI, AI, AI, game=MISSION), ".ready .primary"),
    "mission mercury": seat(lambda server: with_a_team(server, "mercury", has_tile), "[data-tray]"),
    **{f"mission {station}": station_with_numbers(station) for station in STATIONS},
    "mission over": lambda server: Place(f"/t/{mission_over(server)}", ".ending"),
    "mission replay": lambda server: Place(f"/t/{mission_over(server)}/replay?at=20", ".moment .boards"),
    "puzzle lobby": seat(table(ME, OPEN, game="space_puzzle"), "#agreed"),
    "puzzle card": seat(table(ME, AI, game="space_puzzle"), ".bar .primary"),
    "puzzle message": seat(lambda server: as_ai(server, scenario="S28"), ".surface button"),
    "puzzle row": seat(lambda server: as_ai(server, scenario="S12"), ".bar .primary"),
    "puzzle crew": seat(lambda server: with_message(server, scenario="S04"), ".bar .button"),
    "puzzle declared": seat(lambda server: with_message(server, scenario="S01"), ".bar .button"),
    "puzzle debrief": seat(in_debrief, ".ladder"),
    "puzzle over": lambda server: Place(f"/t/{puzzle_over(server)}", ".moment"),
    "puzzle replay": review(puzzle_over, 5, ".review [data-likely]"),
    "starship lobby": seat(table(ME, OPEN, game=STARSHIP), "#agreed"),
    "starship": seat(lambda server: with_rivals(server, 2, is_turn_of("action", 3)), "[data-key]"),
    "starship and H.A.L.L.": seat(lambda server: alone(server, is_turn_of("salvation", 2)), "[data-key]"),
    "starship over": lambda server: Place(f"/t/{starship_over(server)}", ".ending"),
    "starship replay": review(starship_over, 60, ".review .plot"),
}
"""Made ready when somebody goes there."""
