"""Starship Interstellar's own table of actions and its layout."""

from __future__ import annotations

import numpy as np
import pytest
from tests.envs.tables import do, piece

from heliograph.envs import interstellar_v0
from heliograph.envs.aec import GameEnv, IllegalActionError


def until(env: GameEnv, begins: str, seed: int = 0) -> str:
    """A random game up to the moment when such an action is possible: who may do it."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    while True:
        legal = env.legal_actions(env.agent_selection)
        if any(label.startswith(begins) for label in legal.values()):
            return env.agent_selection
        env.step(int(chance.choice(list(legal))))


def test_what_is_sold_is_chosen_before_how_many() -> None:
    env = interstellar_v0.env()
    agent = until(env, "play market")
    do(env, "play market")
    cubes = piece(env, agent, "0: supplies")[2:]
    assert cubes[0] == pytest.approx(0.1)
    do(env, "sell R False")  # there is only one: it is sold at once
    assert piece(env, agent, "0: supplies")[2] == 0
    with pytest.raises(IllegalActionError, match="second part"):
        do(env, "count 2")


def test_a_payment_follows_what_it_is_for() -> None:
    env = interstellar_v0.env(seats=3)
    for seed in range(20):
        agent = until(env, "research", seed)
        before = env.view(agent).corporations[env.seat(agent)].technologies
        first = next(label for label in env.legal_actions(agent).values() if label.startswith("research"))
        do(env, first)
        if not any(env.position.drafts):
            continue
        assert "research" in env.text(agent)
        with pytest.raises(IllegalActionError, match="finished first"):
            do(env, "pass")
        ways = env.legal_actions(agent).values()
        assert len(ways) > 1
        assert all(label.startswith("payment") for label in ways)
        do(env, next(iter(ways)))
        assert env.view(agent).corporations[env.seat(agent)].technologies != before
        return
    raise AssertionError("nobody ever had two ways to pay")


def test_supplies_of_others_are_not_seen() -> None:
    env = interstellar_v0.env()
    env.reset(seed=1)
    assert piece(env, "player_0", "0: supplies")[0] == 1
    assert not any(piece(env, "player_0", "1: supplies"))


def test_alone_the_automa_is_the_other_player() -> None:
    env = interstellar_v0.env(seats=1, hall="easy", reward="score")
    assert env.possible_agents == ["player_0"]
    env.reset(seed=1)
    assert any(piece(env, "player_0", "hall"))
    assert piece(env, "player_0", "1: supplies")[0] == 1


def test_too_coarse_a_resolution_is_refused() -> None:
    with pytest.raises(ValueError, match="cubes"):
        interstellar_v0.env(cubes=2)
