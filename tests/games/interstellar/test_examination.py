"""The kernel's examination of Starship Interstellar: one to four seats, H.A.L.L., mixes of variants.

`HELIOGRAPH_FUZZ=50` plays fifty times as many games.
"""

from __future__ import annotations

import os

import pytest
from tests.games.interstellar.accounts import all_is_there
from tests.games.interstellar.driver import gets_on_with_it
from tests.games.interstellar.random_games import play_one
from tests.games.interstellar.table import GAME

from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.variants.choice import ALL, WITH_HINTS
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import Moment, check_game

DEPTH = int(os.environ.get("HELIOGRAPH_FUZZ", "1"))
SETUPS = {
    "alone with H.A.L.L.": Setup(seats=1),
    "alone with everything": Setup(seats=1, variants=tuple(ALL), hints=WITH_HINTS, hall="extreme"),
    "two": Setup(),
    "two with everything": Setup(variants=tuple(ALL)),
    "three, open": Setup(seats=3, hidden_supplies=False, variants=("families", "universal-mechanisms")),
    "three with hints": Setup(
        seats=3, variants=("black-holes", "lost-mining-planets"), hints=("black-holes", "lost-mining-planets")
    ),
    "four": Setup(seats=4, sun_means_all_lose=True),
    "four with everything": Setup(seats=4, variants=tuple(ALL), hints=WITH_HINTS, leader_board="4A"),
}


def everybody_sees_it(moment: Moment, viewer: Seat | None) -> bool:
    """What a seat chooses is visible to all, except Unique Pass tokens, which are taken face down."""
    return b"pass-token" not in bytes(moment.entry.action)


@pytest.mark.parametrize("name", SETUPS)
def test_every_table_passes_the_examination(name: str) -> None:
    """SI-1, SI-63, HV-02: what is hidden stays hidden, whatever is played."""
    check_game(
        GAME,
        [SETUPS[name]],
        seeds=DEPTH,
        choose=gets_on_with_it,
        invariant=all_is_there,
        closely=2 + DEPTH,
        hidden=("sky", "starship", "voyage"),
        in_the_open=everybody_sees_it,
    )


GAMES = 40 * DEPTH


def test_random_games_over_random_mixes_come_to_their_end() -> None:
    """SI-1, HV-23, HV-28: no dead end, and an empty bag is filled again; `make fuzz` plays more."""
    played = [play_one(f"everyday {number}") for number in range(GAMES)]
    assert {one.setup.seats for one in played} == {1, 2, 3, 4}
    assert {variant for one in played for variant in one.setup.variants} == set(ALL)
    assert {one.ended for one in played} == {"goals", "sun"}
    assert any(one.refills for one in played)
