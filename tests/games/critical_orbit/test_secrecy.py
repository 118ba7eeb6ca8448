"""What lies behind Mercury's screen stays secret (MC-11), even from a planner."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.accounts import all_is_there
from tests.games.critical_orbit.table import GAME, HOUSTON, MERCURY, THREE_ROWS, after, at, seen, told

from heliograph.games.critical_orbit.moves.building import Place
from heliograph.games.critical_orbit.moves.stars import JudgeHalf
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.grid import Spot
from heliograph.kernel.seats import Seat

FOUR_ROWS = "B-a1=1 B-b1=2 B-c1=3 B-d1=5 B-a2=1 B-c2=3 B-d2=5 B-a3=1 B-b3=2 B-c3=3 B-d3=5"
"""Rows of grid B, with the last one below: four circles, because all its columns are spoilt."""
FIVE_COLUMNS = "1-1=4 1-2=3 1-3=3 4-2=6 9-2=3 9-3=3 11-1=4 11-2=4 16-1=3 16-2=3"
STATE = at(
    f"""tiles L4@0:0:0 T2 S1, circles L=1 T=1 S=1, face-up J1, covered L4-white, valves white=1, halves red=1,
    bag white white black black black black, pending judge:red, unlocked blue-round green-square,
    unlocks cross yellow-round yellow-square blue-square green-round, canister blue-round T8,
    bengaluru {THREE_ROWS} A-a4=4 A-b4=3 A-c4=2 A-d4=1 {FOUR_ROWS} B-a4=1 B-b4=2 B-c4=3 B-d4=5, paid A=2 B=1,
    cologne {FIVE_COLUMNS}, columns 5"""
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
    assert {tile for state in states for tile in state.mercury.tiles if tile[0] == "L"} == {
        *("L1", "L2", "L3", "L4", "L5", "L6")
    }
    assert {len(state.mercury.starred) for state in states} == {1}
    assert len({state.mercury.starred for state in states}) > 3
    assert len({state.mercury.face_up.get("J") for state in states}) > 3
    assert {state.mercury.valves["white"] for state in states} == {0, 1}
    assert len({state.mercury.unlocked for state in states}) > 10
    assert {state.mercury.canisters["blue-round"][0] for state in states} == {"T"}


def test_mc_11_mercury_knows_its_own_things_but_not_what_comes() -> None:
    states = redealt(MERCURY)
    for state in states:
        all_is_there(state)
        assert seen(state, MERCURY) == seen(STATE, MERCURY)
    assert len({state.mercury.bag for state in states}) > 1
    assert len({state.mercury.stacks["Z"] for state in states}) > 1


def test_mc_23_a_half_valve_that_a_star_took_out_does_not_come_back() -> None:
    """Mercury has seen it, so the imagined bag lacks it."""
    gone = after(STATE, (MERCURY, JudgeHalf(remove=True)))
    for number in range(20):
        state = GAME.imagine(seen(gone, MERCURY), Chance.from_seed(f"{number}"))
        assert sorted(state.mercury.bag) == sorted(gone.mercury.bag)


def test_mc_62_ai_cards_that_were_turned_up_are_not_imagined_in_the_deck() -> None:
    text = "seats 2, jobs houston=- bengaluru=1 cologne=-, phase choose, dice 1 2 3, card 5, cards 7 8 9"
    decks = [GAME.resample(at(text), Seat(1), Chance.from_seed(f"{number}")).deck for number in range(20)]
    assert {tuple(sorted(deck)) for deck in decks} == {(7, 8, 9)}
    assert len(set(decks)) > 1


def test_mc_11_building_is_told_to_nobody() -> None:
    move = Place("S1", Spot(4, 4, 0))
    assert all(told(STATE, MERCURY, move, viewer) == () for viewer in (*range(4), None))
