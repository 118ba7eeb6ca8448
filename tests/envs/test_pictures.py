"""What a seat sees as a picture: of any seat, and never more than that seat may see."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest

import heliograph.envs
from heliograph.envs import contact_v0, critical_orbit_v0, interstellar_v0, space_puzzle_v0
from heliograph.envs.solo import SoloEnv

gymnasium.register_envs(heliograph.envs)

MAKERS: dict[str, tuple[Any, int]] = {
    "contact": (partial(contact_v0.env, level=6), 5),
    "space puzzle": (partial(space_puzzle_v0.env, scenario="S03"), 6),
    "mission control": (critical_orbit_v0.env, 150),
    "starship": (partial(interstellar_v0.env, seats=3), 80),
}


@pytest.fixture(params=list(MAKERS))
def env(request: pytest.FixtureRequest) -> Any:
    """In its middle."""
    make, steps = MAKERS[request.param]
    env, chance = make(render_mode="rgb_array", render_agent="player_1"), np.random.default_rng(1)
    env.reset(seed=2)
    for _ in range(steps):
        env.step(int(chance.choice(list(env.legal_actions(env.agent_selection)))))
    return env


def test_a_picture_is_drawn_of_any_seat(env: Any) -> None:
    drawn = env.render()
    assert (drawn.shape, drawn.dtype) == ((480, 640, 3), np.uint8)
    assert np.array_equal(drawn, env.picture("player_1"))
    assert not np.array_equal(drawn, env.picture("player_0"))
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 5


def test_a_picture_shows_no_secret(env: Any) -> None:
    for agent in env.agents:
        seen = env.picture(agent).tobytes()
        assert all(env.imagined(agent, world).picture(agent).tobytes() == seen for world in range(3))


def test_a_single_seat_is_rendered_in_every_mode() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray), ("human", type(None))):
        env = gymnasium.make("heliograph/Contact-v0", level=2, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)


def test_whose_picture_it_is_must_sit_at_the_table() -> None:
    with pytest.raises(ValueError, match="player_1"):
        contact_v0.env(render_agent="player_7")


def test_human_is_rendered_in_every_step_without_being_asked(capsys: pytest.CaptureFixture[str]) -> None:
    env = contact_v0.env(level=2, render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out == f"{env.text(env.agent_selection)}\n"
    env.step(min(env.legal_actions(env.agent_selection)))
    assert capsys.readouterr().out == f"{env.text(env.agent_selection)}\n"
    env.clone()
    env.imagined("player_1", seed=1)
    assert capsys.readouterr().out == ""


def test_human_shows_a_single_seat_what_that_seat_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("heliograph/Contact-v0", level=2, seat=1, render_mode="human")
    assert isinstance(env.unwrapped, SoloEnv)
    observation, _ = env.reset(seed=1)
    assert capsys.readouterr().out == f"{env.unwrapped.game_env.text('player_1')}\n"
    env.step(int(observation["action_mask"].argmax()))
    assert capsys.readouterr().out == f"{env.unwrapped.game_env.text('player_1')}\n"
