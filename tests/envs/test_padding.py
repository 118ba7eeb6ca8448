"""The same spaces in several games."""

from __future__ import annotations

import numpy as np
import pytest

from heliograph.envs import contact_v0, critical_orbit_v0, space_puzzle_v0
from heliograph.envs.aec import GameEnv, IllegalActionError
from heliograph.envs.padding import same_spaces


def test_all_agents_of_all_games_have_the_same_spaces() -> None:
    envs = same_spaces(contact_v0.env, critical_orbit_v0.env, space_puzzle_v0.env)
    spaces = [(env.observation_space(a), env.action_space(a)) for env in envs for a in env.possible_agents]
    assert all(pair == spaces[0] for pair in spaces)
    for env in envs:
        env.reset(seed=1)
        for agent in env.agents:
            assert env.observation_space(agent).contains(env.observe(agent))
        assert env.state_space.contains(env.state())


def test_what_fills_up_is_never_possible_and_says_so() -> None:
    env = contact_v0.env(pad_to=(400, 200))
    env.reset(seed=1)
    plain = contact_v0.env()
    plain.reset(seed=1)
    size, actions = plain.shape
    padded, bare = env.observe("player_0"), plain.observe("player_0")
    assert np.array_equal(padded["observation"][:size], bare["observation"])
    assert np.array_equal(padded["action_mask"][:actions], bare["action_mask"])
    assert not padded["observation"][size:].any()
    assert not padded["action_mask"][actions:].any()
    with pytest.raises(IllegalActionError, match="means nothing"):
        env.step(199)
    assert GameEnv.deserialize(env.serialize()).shape == plain.shape


def test_nothing_is_cut_off() -> None:
    with pytest.raises(ValueError, match="at least"):
        contact_v0.env(pad_to=(10, 10))
