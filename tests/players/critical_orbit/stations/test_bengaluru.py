"""Bengaluru's seat: lines without repeated numbers, and half valves at their thresholds."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.table import BENGALURU, GAME, PACK, THREE_ROWS, at, seen

from heliograph.games.critical_orbit.moves.entering import Enter
from heliograph.games.critical_orbit.rules.bengaluru import circles_in
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.critical_orbit.bot import make
from heliograph.players.critical_orbit.demand import USUAL, Demand, of_needs
from heliograph.players.critical_orbit.stations.bengaluru import BengaluruSheet
from heliograph.players.critical_orbit.stations.sheets import Sheets

BOARDS = Sheets(PACK)


def answer(text: str, strength: str = "strong") -> object:
    state = at(text)
    return make(strength).act(
        seen(state, BENGALURU), GAME.prompt(state, Seat(BENGALURU)), Chance.from_seed("b"), ()
    )


def sheet(text: str) -> BengaluruSheet:
    return BOARDS.bengaluru(seen(at(text), BENGALURU))


@pytest.mark.parametrize("strength", ["strong", "quick"])
def test_the_fourth_circle_is_ticked_when_the_number_is_there(strength: str) -> None:
    """MC-50: with a 4 at A-a4 the first column is full and different."""
    assert answer(f"kept 4 1, bengaluru {THREE_ROWS}", strength) == Enter("bengaluru", "A-a4", 4, False)


def test_a_number_that_a_line_has_already_only_does_harm_there() -> None:
    """MC-48: the second column has a 1 and lacks a 3, 5 or 6."""
    now = sheet(f"kept 1 2, bengaluru {THREE_ROWS}")
    gains = now.gains(USUAL)[now.printed.index["A-b4"]]
    assert gains[0] < 0
    assert min(gains[2], gains[4], gains[5]) > 0


def test_circles_are_counted_as_the_rules_count_them() -> None:
    for text in (f"kept 1 2, bengaluru {THREE_ROWS}", f"kept 1 2, bengaluru {THREE_ROWS} A-a4=4 A-b4=3"):
        state = at(text)
        expected = tuple(circles_in(PACK, state, grid) for grid in ("A", "B", "X", "Y"))
        assert sheet(text).circles() == expected


def test_gains_add_up_whatever_the_order() -> None:
    now = sheet("kept 3 4")
    one, other = now.printed.index["A-b1"], now.printed.index["X-c2"]
    forth = now.gains(USUAL)[one, 1] + now.after(one, 2, USUAL).gains(USUAL)[other, 3]
    back = now.gains(USUAL)[other, 3] + now.after(other, 4, USUAL).gains(USUAL)[one, 1]
    assert forth == pytest.approx(back)


@pytest.mark.parametrize(("random_half", "chosen_half", "grids"), [(1.0, 0.0, {0, 1}), (0.0, 1.0, {2, 3})])
def test_small_grids_are_for_blind_draws_and_large_ones_for_chosen_halves(
    random_half: float, chosen_half: float, grids: set[int]
) -> None:
    """MC-50: X and Y let Mercury choose."""
    demand = Demand((0.5,) * 5, (0.5,) * 2, random_half, chosen_half, unlock=0.5, stars=(0.0,) * 4)
    now = sheet("kept 3 4")
    gaining = now.gains(demand).max(axis=1) > 0
    assert set(now.printed.grid[gaining].tolist()) == grids


def test_valves_that_are_called_for_are_worth_more() -> None:
    assert of_needs(("white",)).chosen_half > of_needs(("L",)).chosen_half
