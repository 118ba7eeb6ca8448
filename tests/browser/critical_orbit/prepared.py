"""Missions made ready without a browser: somebody's seat is played as the quick AI would play it."""

from collections.abc import Callable, Sequence

from tests.browser.playing import play_on
from tests.browser.prepared import AI, ME, Prepared, open_table
from tests.browser.serving import Server

from heliograph.games.critical_orbit.telling.view import View

GAME = "critical_orbit"
PRACTICE = {"clock": "untimed", "difficulty": "hard"}
Found = Callable[[View], bool]


def carry_on(server: Server, seats: Sequence[Prepared], until: Found) -> View:
    """These seats go on until one of them sees what is looked for."""
    return play_on(server, seats, GAME, View, lambda seat: until(seat.view))


def with_a_team(server: Server, job: str, until: Found, **setup: object) -> Prepared:
    """A seat with this job among AI seats, as far into a mission as it takes."""
    jobs = {name: number for number, name in enumerate(sorted(ALL_JOBS, key=lambda name: name != job))}
    table = open_table(server, ME, AI, AI, AI, game=GAME, **{**PRACTICE, **jobs, **setup})
    carry_on(server, [table], until)
    return table


ALL_JOBS = ("mercury", "houston", "bengaluru", "cologne")


def has_numbers(station: str) -> Found:
    """The values are confirmed, and this station has them to enter."""
    return lambda view: bool(view.desks[station].left)  # type: ignore[index]


def has_tile(view: View) -> bool:
    return view.mercury is not None and bool(view.mercury.tiles)
