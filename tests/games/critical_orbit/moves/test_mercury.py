"""The Mercury board (MC-26 to MC-39)."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.table import (
    BENGALURU,
    HOUSTON,
    MERCURY,
    PACK,
    after,
    at,
    enter,
    offered,
    oxygen,
    place,
    seen,
    told,
    why_not,
)

from heliograph.games.critical_orbit.changes.deliveries import CanisterUnlocked
from heliograph.games.critical_orbit.changes.ending import MissionEnded
from heliograph.games.critical_orbit.moves.building import Cover, Lift, Place, Shift, Uncover
from heliograph.games.critical_orbit.moves.choosing import ChooseHalf
from heliograph.games.critical_orbit.moves.entering import Enter
from heliograph.games.critical_orbit.rules.spacecraft import connections
from heliograph.kernel.grid import Spot

J_CORNER = "own L3 T2 T7 R2 R6 B7"
COVERED_J4 = "tiles J4@0:0:0, covered J4-white, valves white=1"
"""A J tile in the upper left corner joins the yellow canisters."""
LONG_WAY = "own L1 T8 T4 R5 R7 B7, tiles Z4@0:0:0 Z5@3:1:0 J4@6:0:0"


@pytest.mark.parametrize("shape_cells", ["d4=1 d5=1 c3=1", "c3=1 b3=1 d2=1"])
def test_mc_26_a_completed_shape_is_a_tile_of_that_shape(shape_cells: str) -> None:
    *before, last = shape_cells.split()
    state = after(at(f"kept 1 4, houston {' '.join(before)}"), *enter("houston", last))
    [tile] = state.mercury.tiles
    assert state.houston.circles[PACK.tile[tile].shape] == 1
    assert all(
        after(state, place(tile, 3, 3, turn)).mercury.spots[tile] == Spot(3, 3, turn) for turn in range(4)
    )


def test_mc_27_inside_the_grid_and_without_overlap() -> None:
    state = at("tiles L1 T1@3:3:0")
    for spot in (Spot(7, 0, 0), Spot(0, 6, 0), Spot(-1, 0, 0), Spot(3, 3, 0), Spot(2, 1, 0)):
        assert why_not(state, MERCURY, Place("L1", spot)) == "mc-refused-tile-place"
    assert why_not(state, MERCURY, Place("L1", Spot(0, 0, 4))) == "mc-refused-rotation"
    assert why_not(state, MERCURY, Place("J1", Spot(0, 0, 0))) == "mc-refused-no-tile"
    after(state, place("L1", 6, 5))


def test_mc_28_tiles_may_be_moved_turned_and_taken_off() -> None:
    state = after(at("tiles L1@0:0:0"), place("L1", 0, 1, 2), place("L1", 0, 0, 1))
    assert state.mercury.spots == {"L1": Spot(0, 0, 1)}
    off = after(state, (MERCURY, Lift("L1"))).mercury
    assert (off.spots, off.tiles) == ({}, ("L1",))
    assert why_not(at("tiles L1"), MERCURY, Lift("L1")) == "mc-refused-tile-off"


def test_mc_30_a_lock_turns_up_the_next_unlock_card() -> None:
    state = at("kept 6 4, unlocks blue-round cross")
    move = Enter("cologne", "4-2", 6, False)
    assert CanisterUnlocked("blue-round") in told(state, 3, move, viewer=MERCURY)
    assert CanisterUnlocked("blue-round") not in told(state, 3, move, viewer=HOUSTON)
    assert after(state, (3, move)).mercury.unlocked == ("blue-round",)
    cross = after(at("kept 6 4, unlocks cross blue-round"), (3, move)).mercury
    assert (cross.unlocked, cross.unlocks) == ((), ("blue-round",))


def test_mc_32_an_unlocked_canister_moves_along_its_side() -> None:
    state = at("unlocked yellow-round")
    assert after(state, (MERCURY, Shift("yellow-round", "L8"))).mercury.canisters["yellow-round"] == "L8"
    assert why_not(state, MERCURY, Shift("yellow-round", "T2")) == "mc-refused-canister-place"
    assert why_not(state, MERCURY, Shift("yellow-square", "T2")) == "mc-refused-canister-locked"
    shared = at("unlocked blue-round")
    assert why_not(shared, MERCURY, Shift("blue-round", "T3")) == "mc-refused-canister-place"


def test_mc_33_half_valves_are_random_or_chosen() -> None:
    state = at("bag red white black, pending half")
    assert seen(state, MERCURY).mercury.bag_open == ("black", "red", "white")  # type: ignore[union-attr]
    assert after(state, (MERCURY, ChooseHalf("white"))).mercury.halves == {"white": 1}
    assert why_not(at("bag red, pending half"), MERCURY, ChooseHalf("white")) == "mc-refused-no-half"
    assert seen(at("bag red white"), MERCURY).mercury.bag_open == ()  # type: ignore[union-attr]


def test_mc_34_two_halves_of_a_colour_are_a_valve() -> None:
    state = after(
        at("bag white red, halves white=1 red=1, pending half half"), (MERCURY, ChooseHalf("white"))
    )
    assert (state.mercury.valves, state.mercury.halves["white"]) == ({"white": 1}, 0)
    red = after(state, (MERCURY, ChooseHalf("red"))).mercury
    assert (red.valves, red.halves["red"]) == ({"white": 1}, 2)


def test_mc_35_valves_may_wait_and_be_moved() -> None:
    state = at("tiles J4 L4, valves white=1, covered J4-white")
    assert why_not(state, MERCURY, Cover("L4-white")) == "mc-refused-no-valve"
    moved = after(state, (MERCURY, Uncover("J4-white")), (MERCURY, Cover("L4-white")))
    assert moved.mercury.covered == ("L4-white",)
    assert why_not(moved, MERCURY, Uncover("J4-white")) == "mc-refused-stem-bare"


def test_mc_36_a_stem_needs_a_valve_of_its_own_colour() -> None:
    assert why_not(at("tiles J4, valves black=1"), MERCURY, Cover("J4-white")) == "mc-refused-no-valve"
    assert why_not(at("tiles J4, valves black=1"), MERCURY, Cover("J4-black")) == "mc-refused-stem"
    assert oxygen(f"{J_CORNER}, tiles J4@0:0:0, valves white=1") == 0
    assert oxygen(f"{J_CORNER}, tiles J4@0:0:0, valves white=1, covered J4-white") == 2
    assert "cover" not in offered(at("tiles J4, valves black=1"), MERCURY)


def test_mc_37_a_path_between_two_canisters_of_a_colour() -> None:
    assert oxygen(f"{J_CORNER}, {COVERED_J4}") == 2
    assert oxygen(f"{LONG_WAY}, covered Z4-white Z5-black J4-white, valves white=2 black=1") == 6
    assert oxygen(f"own L3 T7 T2 R2 R6 B7, {COVERED_J4}") == 0


@pytest.mark.parametrize(
    "board",
    [
        f"{LONG_WAY}, covered Z4-white Z5-black, valves white=1 black=1",
        f"{J_CORNER}, {COVERED_J4}".replace("0:0:0", "3:3:0"),
        f"{J_CORNER}, tiles J3@0:0:0",
        "own L1 T8 T4 R5 R7 B7, tiles Z4@0:0:0 J4@6:0:0, covered Z4-white J4-white, valves white=2",
    ],
)
def test_mc_38_not_valid(board: str) -> None:
    """A bare stem; no canister; one canister; a gap."""
    assert oxygen(board) == 0


@pytest.mark.parametrize(
    ("board", "missing"),
    [
        (f"{LONG_WAY}, covered Z4-white Z5-black, valves white=1 black=1", ("J4-white",)),
        (LONG_WAY, ("J4-white", "Z4-white", "Z5-black")),
        (f"{LONG_WAY}, covered J4-white Z4-white Z5-black, valves white=2 black=1", ()),
        (LONG_WAY.replace("J4@6:0:0", "J4"), ()),
        (f"{J_CORNER}, tiles J1@0:0:0 T6@4:4:0", ()),
        ("own L2 T2 T7 R2 R6 B7, tiles T6@0:0:2", ("T6-white", "T6-black")),
    ],
)
def test_mc_38_missing_valves_are_those_that_a_path_lacks(board: str, missing: tuple[str, ...]) -> None:
    """Only if tiles really join two canisters of a colour."""
    assert seen(at(board), MERCURY).mercury.missing == missing  # type: ignore[union-attr]


def test_mc_39_enough_oxygen_is_an_immediate_win() -> None:
    board = f"{LONG_WAY}, covered Z4-white Z5-black, valves white=2 black=1"
    won = told(at(f"{board}, difficulty easy"), MERCURY, Cover("J4-white"), viewer=BENGALURU)
    assert won == (MissionEnded(True, 6, "oxygen"),)
    assert after(at(board), (MERCURY, Cover("J4-white"))).phase == "roll"


def test_mc_39_several_connections_count_together() -> None:
    two = "own L3 T2 L8 B2 T7 R2, tiles J4@0:0:0 L6@0:5:0, valves white=2"
    assert connections(PACK, at(f"{two}, covered J4-white").mercury) == {"J4"}
    bridged = f"{two}, canister blue-round L6, canister blue-square B2, covered J4-white L6-white"
    assert connections(PACK, at(bridged).mercury) == {"J4", "L6"}
    assert oxygen(bridged) == 4
