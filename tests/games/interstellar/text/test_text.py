"""A position's text: usual values may be left out, and typing mistakes are found."""

from __future__ import annotations

import pytest
from tests.games.interstellar.accounts import all_is_there
from tests.games.interstellar.table import at, cubes_of, me, site


def test_an_empty_text_is_a_game_before_its_first_turn() -> None:
    state = at("")
    all_is_there(state)
    assert (state.phase, state.round, state.agenda[-1].seat) == ("action", 1, 0)


def test_everything_else_is_as_the_clauses_say() -> None:
    state = at(
        "phase salvation, round 4, turn 1, row 1 0 - 1, spiral 9, "
        "p0 (fuel 3, cubes RRP, bases 3, site mars P3/1 deposit=PP storage=RG drill=1, tech drill=2 ars=1)"
    )
    assert (state.round, state.agenda[-1].seat, state.sky.spiral) == (4, 1, 9)
    assert (cubes_of(state), site(state, "mars")) == ("RRP", ("PP", "RG"))
    assert me(state).technologies == {"drill": 2, "ars": 1}
    assert state.government[0] == (0, -1, 1)


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "phase later",
        "p0 (nonsense 1)",
        "p0 (tokens flying)",
        "p0 (cargo anvil)",
        "p0 (tech drill)",
        "p0 (site mars P3/1 anvil=1)",
        "p0 (site mars Q3/1)",
        "variants chess",
        "hall (nonsense)",
        "found 1-3",
        "p0 (fuel much)",
    ],
)
def test_a_slip_is_an_error(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        at(text)
