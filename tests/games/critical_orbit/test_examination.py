"""The kernel's examination of Critical Orbit: one to four seats, the AI deck, with a clock and without.

`HELIOGRAPH_FUZZ=50` plays fifty times as many games.
"""

from __future__ import annotations

import os

import pytest
from tests.games.critical_orbit.accounts import all_is_there
from tests.games.critical_orbit.driver import knowing
from tests.games.critical_orbit.table import GAME

from heliograph.games.critical_orbit.moves.keeping import Kept
from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import Moment, check_game

DEPTH = int(os.environ.get("HELIOGRAPH_FUZZ", "1"))
SETUPS = {
    "four": Setup(clock="untimed", turns=20),
    "alone": Setup(seats=1, houston=0, bengaluru=0, cologne=0, clock="untimed", turns=6, start=12),
    "alone with the deck": Setup(
        seats=1, houston=None, bengaluru=None, cologne=None, clock="untimed", turns=12, difficulty="easy"
    ),
    "two and the deck": Setup(
        seats=2,
        houston=None,
        bengaluru=1,
        cologne=None,
        start=0,
        own_start=("L1", "T2", "T8", "R2", "B4", "L7"),
    ),
    "three, other chairs": Setup(
        seats=3, mercury=2, houston=0, bengaluru=None, cologne=1, pauses=True, difficulty="hard"
    ),
    "four with pauses": Setup(pauses=True, start=5),
}


def is_said_aloud(moment: Moment, viewer: Seat | None) -> bool:
    """MC-14: what Mercury says about the kept values is forgotten if no station has to enter them."""
    return any(isinstance(told.event, Kept) for told in moment.events)


@pytest.mark.parametrize("name", SETUPS)
def test_every_table_passes_the_examination(name: str) -> None:
    """MC-5, MC-61, MC-H14."""
    check_game(
        GAME,
        [SETUPS[name]],
        seeds=DEPTH,
        choose=knowing(50),
        invariant=all_is_there,
        closely=3 + DEPTH,
        hidden=("deck", "mercury"),
        in_the_open=is_said_aloud,
    )
