"""What lies behind Mercury's screen is nobody else's business (MC-11), not even a planner's."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.accounts import all_is_there
from tests.games.critical_orbit.table import GAME, HOUSTON, MERCURY, at, seen, told

from heliograph.games.critical_orbit.moves.building import Place
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.grid import Spot
from heliograph.kernel.seats import Seat

STATE = at(
    """tiles L4@0:0:0 T2 S1, circles L=1 T=1 S=1, face-up J1, covered L4-white, valves white=1, halves red=1,
    bag white white black black black black, pending judge:red, unlocked blue-round green-square,
    unlocks cross yellow-round yellow-square blue-square green-round, canister blue-round T8"""
)


def redealt(viewer: int | None) -> list[State]:
    seat = None if viewer is None else Seat(viewer)
    return [GAME.resample(STATE, seat, Chance.from_seed(f"{number}")) for number in range(60)]


@pytest.mark.parametrize("viewer", [HOUSTON, None])
def test_mc_11_stations_know_neither_tiles_nor_halves_nor_canisters(viewer: int | None) -> None:
    states = redealt(viewer)
    for state in states:
        all_is_there(state)
        assert seen(state, viewer) == seen(STATE, viewer)
    assert {state.mercury.tiles[0] for state in states} == {"L1", "L3", "L4", "L5", "L6"}
    assert {state.mercury.tiles[1] for state in states} == {"T2"}
    assert len({state.mercury.face_up["J"] for state in states}) == 5
    assert {state.mercury.valves["white"] for state in states} == {0, 1}
    assert len({state.mercury.unlocked for state in states}) > 10
    assert {state.mercury.canisters["blue-round"][0] for state in states} == {"T"}


def test_mc_11_mercury_knows_its_own_things_but_not_what_comes() -> None:
    states = redealt(MERCURY)
    assert all(seen(state, MERCURY) == seen(STATE, MERCURY) for state in states)
    assert len({state.mercury.bag for state in states}) > 1
    assert len({state.mercury.stacks["Z"] for state in states}) > 1


def test_mc_11_building_is_told_to_nobody() -> None:
    move = Place("S1", Spot(4, 4, 0))
    assert all(told(STATE, MERCURY, move, viewer) == () for viewer in (*range(4), None))
