"""Houston's seat: shapes that can be made, and which of them to take."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace
from tests.games.critical_orbit.table import GAME, HOUSTON, PACK, at, seen

from heliograph.games.critical_orbit.moves.entering import Enter, Lock
from heliograph.games.critical_orbit.moves.houston import Claim
from heliograph.games.critical_orbit.rules.houston import shapes_made
from heliograph.games.critical_orbit.rules.stations import open_on
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.critical_orbit.bot import make
from heliograph.players.critical_orbit.demand import USUAL, of_needs
from heliograph.players.critical_orbit.stations.sheet import NEVER
from heliograph.players.critical_orbit.stations.sheets import Sheets

BOARDS = Sheets(PACK)
NEARLY_L = "houston d4=3 d5=3 d6=3"
"""With c6 a J, with c4 an L, with c5 a T."""


def answer(text: str, strength: str = "strong") -> object:
    state = at(text)
    return make(strength).act(
        seen(state, HOUSTON), GAME.prompt(state, Seat(HOUSTON)), Chance.from_seed("h"), ()
    )


def made(text: str, entry: object) -> set[str]:
    """The shapes this entry makes."""
    assert isinstance(entry, Enter)
    state = at(text)
    houston = replace(state.houston, written={**state.houston.written, entry.space: entry.value})
    return {shape for shape, _ in shapes_made(PACK, replace(state, houston=houston), entry.space)}


@pytest.mark.parametrize("strength", ["strong", "quick"])
def test_an_obvious_shape_is_taken(strength: str) -> None:
    text = f"kept 3 6, {NEARLY_L}"
    entry = answer(text, strength)
    assert isinstance(entry, Enter)
    assert entry.value == 3
    assert made(text, entry)


@pytest.mark.parametrize("shape", ["L", "J", "T"])
def test_among_several_shapes_the_one_that_mercury_has_called_for_is_made(shape: str) -> None:
    text = f"kept 3 6, {NEARLY_L}, left houston 3, needs {shape}"
    assert shape in made(text, answer(text))


def test_a_star_makes_a_shape_of_a_number_that_was_not_rolled() -> None:
    """MC-22, MC-45."""
    text = f"kept 1 2, locked houston, left houston, stars houston=1, {NEARLY_L}"
    entry = answer(text)
    assert isinstance(entry, Enter)
    assert entry.star
    assert made(text, entry)


def test_of_two_shapes_made_at_once_the_wanted_one_is_claimed() -> None:
    """MC-H7."""
    claims = "houston c4=3 d4=3 d5=3 d6=3 c6=3, claim c4 d4 d5 d6, claim c6 d4 d5 d6"
    one, other = answer(f"kept 1 2, {claims}, needs L"), answer(f"kept 1 2, {claims}, needs J")
    assert isinstance(one, Claim)
    assert isinstance(other, Claim)
    assert {one.shape, other.shape} == {0, 1}


def test_a_shape_without_a_free_circle_is_worth_nothing() -> None:
    """MC-H7."""
    sheet = BOARDS.houston(seen(at(f"kept 3 6, {NEARLY_L}, circles L=6 J=6 S=6 Z=6 T=6"), HOUSTON))
    assert not sheet.completions(USUAL)


def test_gains_add_up_whatever_the_order() -> None:
    """The total gain of several entries does not depend on their order."""
    sheet = BOARDS.houston(seen(at("kept 3 4"), HOUSTON))
    demand = of_needs(("T", "L"))
    c4, d4 = sheet.printed.index["c3"], sheet.printed.index["d4"]
    one = sheet.gains(demand)[c4, 0] + sheet.after(c4, 1, demand).gains(demand)[d4, 4]
    other = sheet.gains(demand)[d4, 4] + sheet.after(d4, 5, demand).gains(demand)[c4, 0]
    assert one == pytest.approx(other)


def test_only_open_spaces_gain_anything() -> None:
    """MC-40."""
    state = at("kept 3 4")
    sheet = BOARDS.houston(seen(state, HOUSTON))
    open_now = np.flatnonzero((sheet.gains(USUAL) > NEVER).any(axis=1))
    assert {sheet.printed.spaces[space] for space in open_now} == set(open_on(PACK, state, "houston"))


def test_a_station_that_is_done_locks_and_then_leaves_the_turn_to_others() -> None:
    """MC-19."""
    assert answer("kept 3 6, left houston") == Lock("houston")
    assert answer("kept 3 6, left houston, locked houston") is None
