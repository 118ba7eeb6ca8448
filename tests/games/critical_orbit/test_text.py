"""A position's text: what is left out is usual, and slips are found."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.accounts import all_is_there
from tests.games.critical_orbit.table import at

from heliograph.kernel.grid import Spot


def test_an_empty_text_is_a_mission_before_its_first_roll() -> None:
    state = at("")
    all_is_there(state)
    assert (state.phase, state.turn, state.clock.deadline) == ("roll", 0, 20 * 60_000)


def test_everything_else_is_as_the_clauses_say() -> None:
    state = at("kept 3 4, tiles L1 T4@2:0:1, covered T4-white, valves white=1, left houston 4, turn 7")
    assert state.mercury.spots == {"T4": Spot(2, 0, 1)}
    assert "L1" not in state.mercury.stacks["L"]
    assert [desk.left for desk in state.desks.values()] == [(4,), (3, 4), (3, 4)]
    assert state.turn == 7


@pytest.mark.parametrize(
    "text",
    [
        "houston c1=3",
        "bengaluru A-e1=3",
        "cologne 4-3=3",
        "tiles L7",
        "unlocked red-round",
        "pending nothing",
        "circles L",
        "phase later",
        "nonsense",
        "paid C=1",
        "bag green",
    ],
)
def test_a_slip_is_an_error(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        at(text)
