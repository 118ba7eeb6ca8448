"""Missions made ready without a browser: somebody's seat is played as the quick AI would play it."""

import time
from collections.abc import Callable, Sequence
from functools import cache

import msgspec
from tests.browser.prepared import AI, ME, Prepared, act, hear_until, line_to, open_table, say
from tests.browser.serving import Server

from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player
from heliograph.players.player import Player

GAME = "critical_orbit"
MOST_ROUNDS = 2000
A_MOMENT_S = 0.02
PRACTICE = {"clock": "untimed", "difficulty": "hard"}
Found = Callable[[View], bool]


@cache
def _mind() -> Player:
    return make_player(GAME, "quick")


def sight(server: Server, seat: Prepared) -> tuple[View, Prompt]:
    """What this seat sees now, and what it may do."""
    with line_to(server, seat.id) as line:
        say(line, type="hello", token=seat.token)
        position = hear_until(line, lambda message: message["type"] == "welcome")["position"]
    return msgspec.convert(position["view"], View), msgspec.convert(position["prompt"], Prompt)


def carry_on(server: Server, seats: Sequence[Prepared], until: Found) -> View:
    """These seats go on until one of them sees what is looked for."""
    for _ in range(MOST_ROUNDS):
        moved = False
        for seat in seats:
            view, prompt = sight(server, seat)
            if until(view):
                return view
            move = _mind().act(view, prompt, Chance.from_seed("browser"), ())
            if move is not None:
                act(server, seat, **msgspec.to_builtins(move))
                moved = True
        if not moved:
            time.sleep(A_MOMENT_S)
    raise AssertionError("the mission does not come to that")


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
