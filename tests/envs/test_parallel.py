"""Mission Control with everybody acting at once: PettingZoo's own tests as they are, and ours."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test
from tests.envs.tables import index_of

from heliograph.envs import conformance, contact_v0, critical_orbit_v0
from heliograph.envs.aec import IllegalActionError
from heliograph.envs.parallel import GameParallelEnv

state_test = import_module("pettingzoo.test.state_test")  # the package has a function of that name


def played(env: GameParallelEnv, steps: int, seed: int = 0) -> tuple[tuple[bytes, ...], ...]:
    """At random; what each agent sees then."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        if not env.agents:
            break
        masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
        env.step({agent: int(chance.choice(np.flatnonzero(mask))) for agent, mask in masks.items()})
    return tuple(conformance.seen_by(env, agent) for agent in env.possible_agents)


def begun(**setup: object) -> GameParallelEnv:
    """The dice are rolled."""
    env = critical_orbit_v0.parallel_env(**setup)
    env.reset(seed=1)
    env.step(dict.fromkeys(env.agents, index_of(env.game_env, "ready")))
    env.step({"player_0": index_of(env.game_env, "roll")})
    return env


def test_pettingzoo_api() -> None:
    parallel_api_test(critical_orbit_v0.parallel_env(max_cycles=150), num_cycles=200)


def test_pettingzoo_seeds() -> None:
    """It samples without a mask."""
    parallel_seed_test(lambda: critical_orbit_v0.parallel_env(on_illegal="lose"), num_cycles=50)


def test_pettingzoo_state() -> None:
    env = critical_orbit_v0.parallel_env(on_illegal="lose")
    state_test.test_state_space(env)
    state_test.test_parallel_env(env)


def test_pettingzoo_finds_it_by_name() -> None:
    env = pettingzoo.make("parallel", "heliograph/critical_orbit-v0", turns=7)
    assert env.unwrapped.game_env.conditions.setup == {"turns": 7}


def test_all_act_in_one_step_and_nobody_has_to() -> None:
    env = begun()
    state = env.game_env.position.state
    assert state.phase == "choose"
    wishes = {
        agent: index_of(env.game_env, f"want {station} 0 False")
        for agent, station in (("player_1", "houston"), ("player_2", "bengaluru"))
    }
    env.step(wishes)
    env.step({agent: index_of(env.game_env, "why room") for agent in wishes})
    assert set(env.game_env.position.state.wants) == {"houston", "bengaluru"}
    assert env.step({})[4] == {agent: {} for agent in env.agents}


def test_what_others_have_made_impossible_in_the_same_step_is_left_out() -> None:
    env = begun()
    die = env.game_env.position.state.dice[0]
    env.step({"player_0": index_of(env.game_env, f"keep {die}")})
    late = index_of(env.game_env, f"want cologne {die} False")
    _, _, _, _, infos = env.step({"player_0": index_of(env.game_env, "why -"), "player_3": late})
    assert env.game_env.position.state.phase == "enter"
    assert infos["player_3"] == {"too_late": f"want cologne {die} False"}
    assert infos["player_2"] == {}


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = begun()
    before = env.serialize()
    with pytest.raises(IllegalActionError, match="Mercury"):
        env.step({"player_1": index_of(env.game_env, "roll"), "player_2": 0})
    assert env.serialize() == before


def test_copies_go_on_alike_and_seeds_repeat() -> None:
    env = critical_orbit_v0.parallel_env()
    env.reset(seed=3)
    first = played(env, 40)
    copies = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    stories = [played(one, 15, seed=1) for one in (*copies, env)]
    assert all(story == stories[0] for story in stories)
    env.reset(seed=3)
    assert played(env, 40) == first


def test_two_games_that_differ_in_secrets_only_look_the_same() -> None:
    env = critical_orbit_v0.parallel_env()
    env.reset(seed=2)
    for _ in range(6):
        played(env, 25)
        for agent in env.agents:
            other = env.imagined(agent, seed=4)
            assert other.serialize() != env.serialize()
            assert conformance.seen_by(other, agent) == conformance.seen_by(env, agent)


def test_a_game_of_turns_has_no_such_face() -> None:
    with pytest.raises(ValueError, match="in turns"):
        GameParallelEnv(contact_v0.env())
