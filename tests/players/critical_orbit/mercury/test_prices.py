"""What Mercury III wants most."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.table import MERCURY, PACK, at, seen

from heliograph.games.critical_orbit.box.radio import MOST_NEEDS, NEEDS
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.box.tiles import Tile
from heliograph.games.critical_orbit.telling.view import Behind
from heliograph.players.critical_orbit.mercury.best_arrangement import Strength
from heliograph.players.critical_orbit.mercury.future import (
    chance_of_unlock,
    halves_left,
    most_oxygen,
    valves_to_come,
)
from heliograph.players.critical_orbit.mercury.prices import needs, prices, tile_prices

STRENGTHS: tuple[Strength, ...] = ("strong", "quick")


def behind(text: str) -> Behind:
    view = seen(at(text), MERCURY).mercury
    assert view is not None
    return view


def tiles(names: str) -> list[Tile]:
    return [PACK.tile[name] for name in names.split()]


def test_the_most_oxygen_that_valves_allow() -> None:
    """MC-34, MC-36: T6 needs a valve of each colour."""
    assert most_oxygen(tiles("L3 L4 L5 L6"), (0, 0)) == 1
    assert most_oxygen(tiles("L3 L4 L5 L6"), (1, 0)) == 3
    assert most_oxygen(tiles("L3 L4 L5 L6"), (1, 1)) == 5
    assert most_oxygen(tiles("T6 L4 L5"), (1, 1)) == 4


def test_what_is_still_in_the_bag_and_the_deck() -> None:
    """MC-2, MC-18, MC-30."""
    start = behind("start 1")
    assert halves_left(start, PACK, "white") == 4
    assert valves_to_come(start, PACK, "white") == 3
    assert chance_of_unlock(start) == 6 / 8
    later = behind("valves white=3, track white=8, halves black=1, bag black black black red")
    assert valves_to_come(later, PACK, "white") == 0
    assert halves_left(later, PACK, "black") == 3


@pytest.mark.parametrize("strength", STRENGTHS)
def test_valves_are_wanted_for_tiles_with_bare_stems(strength: Strength) -> None:
    """MC-36: many white stems, one good tile without, and canisters that are easily reached."""
    unlocked = "unlocked yellow-round yellow-square blue-round blue-square"
    here = behind(f"start 1, tiles L4 J4 S4 Z4 T4 L6 S6 J1, {unlocked}")
    worth = prices(here, 8, strength)
    assert worth.valves["white"] > worth.valves["black"]
    assert needs(here, 8, strength)[0] == "white"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_second_half_is_worth_more_than_a_first(strength: Strength) -> None:
    """MC-34."""
    here = behind("start 1, tiles L4 J4 S4 L5 J5 S5 T1 T2, halves white=1, bag white white white black black")
    worth = prices(here, 8, strength)
    assert worth.halves["white"] > worth.halves["black"] > 0


def test_the_canister_that_would_join_something_is_wanted_most() -> None:
    """MC-32: the tile leads round the corner from T2, if only the other yellow canister could come to it."""
    hand = "own L5 T2 T7 B4 L8 R2, tiles J4, valves white=1"
    here = behind(hand)
    assert here.oxygen == 0
    unlocks = prices(here, 8, "strong").unlocks
    assert unlocks["yellow-round"] > unlocks["blue-round"] > 0
    assert prices(behind(f"{hand}, unlocks"), 8, "strong").unlock == 0


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("text", ["start 1", "start 3, tiles L1", "start 12, tiles T1 T2 T6, valves black=1"])
def test_prices_are_in_parts_of_the_dearest(text: str, strength: Strength) -> None:
    here = behind(text)
    worth = prices(here, 10, strength)
    all_of_them = [*worth.shapes.values(), *worth.halves.values(), worth.unlock]
    assert max(all_of_them) == pytest.approx(1)
    assert min(all_of_them) >= 0
    called = needs(here, 10, strength)
    assert len(set(called)) == len(called) <= MOST_NEEDS
    assert set(called) <= set(NEEDS)


def test_an_exhausted_shape_is_worth_nothing() -> None:
    """MC-44."""
    here = behind("start 1, tiles L1 L2 L3 L4 L5 L6, stack L")
    assert prices(here, 8, "strong").shapes["L"] == 0
    assert set(prices(here, 8, "strong").shapes) == set(SHAPES)


def test_a_face_up_tile_raises_its_shape() -> None:
    """MC-24: a rich tile for which there is a valve."""
    hand = "start 5, tiles T1 T2 J1 S1, valves white=1"
    shown, unknown = tile_prices(behind(hand + ", face-up L6, stack L L1 L2"), 6, "strong", "L")
    assert shown["L6"] > sum(unknown) / len(unknown)
