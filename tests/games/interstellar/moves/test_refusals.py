"""Why a move is refused: with the figures for the seat that asks, and without anything untrue."""

from __future__ import annotations

import pytest
from tests.games.interstellar.table import GAME, after, me, mine, play, saving, why_not

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.words import cubes_name
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat


@pytest.mark.parametrize(
    ("state", "move", "why", "cost"),
    [
        (
            after(mine("step-back", "cubes Y, tech ars=1"), play("step-back")),
            actions.Research("ars", ""),
            "si-why-cost",
            "R",
        ),
        (
            after(mine("thrifty-research", "cubes Y, tech drill=1"), play("thrifty-research")),
            actions.Research("drill", ""),
            "si-why-cost-lower",
            "YG",
        ),
        (
            saving("population", "people G1, p0 (extras wide-draw, cubes Y)", token="wide-draw"),
            actions.Save("G", ""),
            "si-why-cost",
            "Y",
        ),
        (
            saving("mechanism", "current R YG - -, p0 (cubes R, know build-extra)"),
            actions.Build("YG", "current", ""),
            "si-why-cost-lower",
            "YG",
        ),
    ],
)
def test_a_price_is_told_as_it_is_for_this_player(
    state: State, move: actions.Action, why: str, cost: str
) -> None:
    """SI-51, SI-45, SI-47, SI-24 (L135, L99, L113, L355)."""
    refused = GAME.apply(state, Seat(0), move, 0)
    assert isinstance(refused, Refusal)
    have = cubes_name(me(state).cubes)
    assert refused.reason == say(why, cost=cubes_name(cost), have=have)


@pytest.mark.parametrize(
    ("state", "move", "why"),
    [
        (after("", play("research")), actions.Research("warp", "R"), "si-refused-research"),
        (
            saving("mechanism", "current R - - -, p0 (cubes R)"),
            actions.Build("PPPP", "current", "R"),
            "si-refused-build",
        ),
        (
            saving("mechanism", "current R - - -, p0 (cubes R)"),
            actions.Build("", "current", "R"),
            "si-refused-build",
        ),
    ],
)
def test_nothing_is_told_of_what_there_is_not(state: State, move: actions.Action, why: str) -> None:
    """SI-9, SI-29."""
    assert why_not(state, move) == why


def test_a_token_is_to_blame_for_what_it_does_not_allow() -> None:
    """SI-45 (L101): a Scientist is there, and a free space."""
    text = "phase salvation, p0 (extras thrifty-research, tokens thrifty-research)"
    state = after(text, play("thrifty-research"))
    assert why_not(state, actions.DoSalvation("government")) == "si-refused-salvation"
