"""The kernel's examination of Contact, with every set-up.

`HELIOGRAPH_FUZZ=50` plays fifty times as many games.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Literal

import pytest
from tests.games.contact.accounts import nothing_is_lost
from tests.games.contact.driver import crew_that_often_knows
from tests.games.contact.table import GAME

from heliograph.games.contact.setup import Setup
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import Moment, check_game
from heliograph.kernel.testkit.check import kind_of

DEPTH = int(os.environ.get("HELIOGRAPH_FUZZ", "1"))

MODES: tuple[Literal["base", "professional"], ...] = ("base", "professional")
ROUTES: tuple[Literal["free", "guided"], ...] = ("free", "guided")
GUESSES: tuple[Literal["confirm", "block"], ...] = ("confirm", "block")


HIDDEN = {
    "base": ("planet_stack", "target_deck", "signal_stack", "flight", "plan"),
    "professional": ("planet_stack", "flight", "plan"),
}


def setups(seats: int, mode: Literal["base", "professional"]) -> list[Setup]:
    """Every way to play with this many seats; levels and small options take turns."""
    return [
        Setup(
            seats=seats,
            mode=mode,
            level=1 + (number + seats) % 6,
            route=route,
            equal_pauses=bool(number % 2),
            family=bool(number % 3),
            practice=practice,
            impossible_guesses=guesses,
            first_source=number % seats,
            fifty_fifty="card" if number % 4 == 1 else "barrel",
            written_record=number % 8 == 3,
        )
        for number, (route, practice, guesses) in enumerate(product(ROUTES, (False, True), GUESSES))
    ]


def heard_by_all(moment: Moment, viewer: Seat | None) -> bool:
    """CT-H21: a signal leaves no trace, but everybody present heard it."""
    return kind_of(moment) == "transmit"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_contact_passes_the_examination(seats: int, mode: Literal["base", "professional"]) -> None:
    check_game(
        GAME,
        setups(seats, mode),
        seeds=DEPTH,
        choose=crew_that_often_knows,
        invariant=nothing_is_lost,
        closely=2 + DEPTH,
        hidden=HIDDEN[mode],
        in_the_open=heard_by_all,
    )


@pytest.mark.parametrize("mode", MODES)
def test_contact_passes_with_a_crew_that_knows_nothing(mode: Literal["base", "professional"]) -> None:
    check_game(
        GAME,
        setups(3, mode)[::3],
        seeds=DEPTH,
        invariant=nothing_is_lost,
        closely=2 + DEPTH,
        in_the_open=heard_by_all,
    )
