"""A position's text: usual values may be left out, and typing mistakes are found."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.accounts import all_is_there
from tests.games.critical_orbit.driver import gets_on_with_it
from tests.games.critical_orbit.table import GAME, at
from tests.games.critical_orbit.text import show

from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.grid import Spot
from heliograph.kernel.testkit import play_out

SETUPS = {
    "four": Setup(pauses=True, difficulty="easy"),
    "two and the deck": Setup(seats=2, houston=None, bengaluru=1, cologne=None, clock="untimed", turns=8),
    "alone": Setup(
        seats=1,
        houston=0,
        bengaluru=0,
        cologne=0,
        clock="untimed",
        turns=8,
        start=0,
        own_start=("L1", "T2", "T8", "R2", "B4", "L7"),
    ),
}


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


@pytest.mark.parametrize("name", SETUPS)
def test_every_moment_can_be_written_down_and_read_again(name: str) -> None:
    for match in play_out(GAME, SETUPS[name], f"written {name}", gets_on_with_it).matches:
        assert at(show(match.state)) == match.state
