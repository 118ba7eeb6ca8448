"""Players' own starts are free (MC-7), and the solver warns about those that lead nowhere."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.setup import Setup
from heliograph.players import doubts

GAME = CriticalOrbit.load()
SHUT = "T1 L1 T8 R1 B1 L8"
"""Each colour has both canisters at one corner cell, which no tile leads out of twice."""


@pytest.mark.parametrize(
    ("places", "found"),
    [("L2 T3 T7 R2 R6 B7", ()), ("T1 T2 T3 T4 T5 T6", ()), (SHUT, ("mc-doubt-locked",))],
)
def test_mc_7_a_warning_where_locked_canisters_cannot_be_joined(places: str, found: tuple[str, ...]) -> None:
    told = doubts(GAME, Setup(start=0, own_start=tuple(places.split())))
    assert tuple(message.id for message in told) == found


def test_mc_7_a_warning_where_no_canister_could_stand_that_helps() -> None:
    """With the fourth tile of each shape alone: two units each behind white stems, for three white valves."""
    tiles = GAME.content.tiles
    few = tuple(tile for tile in tiles.value if tile.id.endswith("4"))
    game = CriticalOrbit(replace(GAME.content, tiles=replace(tiles, value=few)))
    own = Setup(start=0, difficulty="normal", own_start=("L2", "T3", "T7", "R2", "R6", "B7"))
    (told,) = doubts(game, own)
    assert told.id == "mc-doubt-unsolved"
    assert told.args == {"oxygen": 6, "target": 8}


def test_mc_7_the_start_table_needs_no_warning() -> None:
    assert doubts(GAME, Setup(start=9)) == ()
