"""Every environment: PettingZoo's own tests as they are, and ours."""

from __future__ import annotations

import warnings
from functools import partial
from importlib import import_module
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from heliograph.envs import conformance, contact_v0, critical_orbit_v0, interstellar_v0, space_puzzle_v0
from heliograph.envs.aec import GameEnv
from heliograph.games.interstellar.variants import IDS

state_test = import_module("pettingzoo.test.state_test")  # the package has a function of that name

MAKERS: dict[str, Any] = {
    "contact": contact_v0.env,
    "contact, professional, three seats, nothing written down": partial(
        contact_v0.env, seats=3, mode="professional", written_record=False, bins=4, flights=2
    ),
    "mission control": partial(critical_orbit_v0.env, max_cycles=400),
    "mission control, two seats and the deck": partial(
        critical_orbit_v0.env, seats=2, houston=None, bengaluru=1, cologne=0, max_cycles=300
    ),
    "starship": partial(interstellar_v0.env, max_cycles=400),
    "starship, three seats, all variants": partial(interstellar_v0.env, seats=3, variants=IDS),
    "starship, alone": partial(interstellar_v0.env, seats=1, variants=("black-holes", "families")),
    "space puzzle": partial(space_puzzle_v0.env, scenario="S03", max_cycles=200),
    "space puzzle in a row": partial(space_puzzle_v0.env, scenario="S12", seats=2, max_cycles=100),
}

LONG = [name for name in MAKERS if "mission" in name or ("starship" in name and "alone" not in name)]


@pytest.fixture(params=list(MAKERS))
def make(request: pytest.FixtureRequest) -> Any:
    return MAKERS[request.param]


def test_pettingzoo_api(make: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that a dictionary is no array: only its own games are excused
        api_test(make(), num_cycles=300)


def test_pettingzoo_seeds(make: Any) -> None:
    seed_test(make, num_cycles=100)


def test_pettingzoo_render(make: Any) -> None:
    render_test(make)


@pytest.mark.parametrize("name", ["contact", "critical_orbit", "interstellar", "space_puzzle"])
def test_pettingzoo_finds_them_by_name(name: str) -> None:
    env = pettingzoo.make("aec", f"heliograph/{name}-v0", max_cycles=7)
    assert str(env.unwrapped) == f"{name}_v0"
    assert env.unwrapped.conditions.max_cycles == 7


def test_pettingzoo_state(make: Any) -> None:
    """Its half for turn-based environments; the other one is for parallel ones. It samples without a mask."""
    env: GameEnv = make(on_illegal="lose")
    state_test.test_state_space(env)
    state_test.test_state(env, num_cycles=20)


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_conformance(make: Any, check: Any) -> None:
    check(make, seed=5, most_steps=20)


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("check", [conformance.check_copies, conformance.check_secrecy])
def test_conformance_of_long_games_in_their_middle(name: str, check: Any) -> None:
    check(MAKERS[name], seed=3, most_steps=12, skip=200)
