"""One turn of H.A.L.L. in either phase, and whether it did what its token says."""

from __future__ import annotations

from tests.games.interstellar.table import (
    me,
    run,
)

from heliograph.games.interstellar.rules.resources import written
from heliograph.games.interstellar.state import State

LAST = "order 1 0, turn 0, passed 1"
"""H.A.L.L. has passed; the player's pass ends the phase."""


def turn(token: str, colour: str, p1: str = "", table: str = "", hall: str = "") -> State:
    """H.A.L.L. plays this token and draws a cube of this colour."""
    own = f"bag {colour}1{', ' + hall if hall else ''}"
    return run(f"hall ({own}), turn 1, {table}, p1 (tokens {token}{', ' + p1 if p1 else ''})")


def is_done(state: State, token: str, colour: str) -> None:
    """The cube lies on the board; with purple the token is under the pile again."""
    assert state.hall is not None
    assert written(state.hall.laid) == colour
    assert token in (me(state, 1).tokens if colour == "P" else me(state, 1).played)


def is_undone(state: State, token: str, colour: str) -> None:
    """The cube is back in the bag, the token is still there, and as no other is left, H.A.L.L. has passed."""
    assert state.hall is not None
    assert written(state.hall.bag) == colour
    assert me(state, 1).tokens == (token,)
    assert me(state, 1).passed


def salvation_turn(token: str, colour: str, p1: str = "", table: str = "", hall: str = "") -> State:
    own = f"bag {colour}1{', ' + hall if hall else ''}"
    player = f"p1 (tokens {token}{', ' + p1 if p1 else ''})"
    return run(f"hall ({own}), phase salvation, turn 1, {table}, {player}")
