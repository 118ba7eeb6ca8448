"""Ticking for the AI deck (MC-61, MC-65 to MC-67)."""

from __future__ import annotations

from tests.games.critical_orbit.table import GAME, at, seen

from heliograph.games.critical_orbit.moves.ticking import TickSpace, TickSquare
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.critical_orbit.bot import make

ALONE = "seats 1, jobs mercury=0 houston=- bengaluru=- cologne=-, phase choose, dice 1 2 3"


def answer(text: str) -> object:
    state = at(f"{ALONE}, {text}")
    return make("strong").act(seen(state, 0), GAME.prompt(state, Seat(0)), Chance.from_seed("d"), ())


def test_a_star_fills_the_shape_that_is_nearly_full() -> None:
    """MC-H11."""
    assert answer("square, squares L=1 J=1 S=3 Z=1 T=1") == TickSquare("S")


def test_a_star_fills_no_shape_whose_circles_are_full() -> None:
    """MC-44."""
    assert answer("square, squares L=1 J=1 S=3 Z=2 T=1, circles S=6") == TickSquare("Z")


def test_a_line_of_bengalurus_is_finished() -> None:
    """MC-66: any full line counts."""
    filled = " ".join(f"A-{x}{y}=0" for x in "abcd" for y in "1234" if f"{x}{y}" not in ("a1", "c4", "d4"))
    tick = answer(f"bengaluru {filled}, paid A=1, grids bengaluru AB")
    assert isinstance(tick, TickSpace)
    assert tick.space in ("A-c4", "A-d4")


def test_a_column_of_colognes_is_finished() -> None:
    """MC-67: cells do not matter."""
    assert answer("box cologne 2") == TickSpace("cologne", "4-2")
