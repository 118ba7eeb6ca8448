"""Starship Interstellar made ready without a browser: seats are played as the quick AI would play them."""

from collections.abc import Callable

from tests.browser.playing import Seat, play_on
from tests.browser.prepared import AI, ME, Prepared, open_table
from tests.browser.serving import Server

from heliograph.games.interstellar.telling.view import View

GAME = "interstellar"
Found = Callable[[View], bool]


def carry_on(server: Server, *tables: Prepared, until: Found) -> View:
    """These seats go on, among AI seats or against H.A.L.L., until one of them is asked and sees this."""

    def is_there(seat: Seat[View]) -> bool:
        return (seat.may_act or is_over(seat.view)) and until(seat.view)

    return play_on(server, tables, GAME, View, is_there)


def alone(server: Server, until: Found | None = None, **setup: object) -> Prepared:
    """A seat against H.A.L.L., as far into the game as it takes."""
    table = open_table(server, ME, game=GAME, **{"hall": "introduction", "first": 0, **setup})
    if until is not None:
        carry_on(server, table, until=until)
    return table


def with_rivals(server: Server, rivals: int, until: Found, **setup: object) -> Prepared:
    """A seat among AI seats."""
    table = open_table(server, ME, *[AI] * rivals, game=GAME, first=0, **setup)
    carry_on(server, table, until=until)
    return table


def is_turn_of(phase: str, round_: int = 1) -> Found:
    """A token is to be played in this phase."""
    return lambda view: (
        view.phase == phase
        and view.round >= round_
        and view.step is not None
        and type(view.step).__name__ == "TakeTurn"
        and view.step.seat == view.me
    )


def is_over(view: View) -> bool:
    return view.phase == "over"
