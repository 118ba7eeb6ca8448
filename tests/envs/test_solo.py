"""One seat to learn in, with AI seats of the house in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import heliograph.envs

gymnasium.register_envs(heliograph.envs)

MAKES: list[dict[str, Any]] = [
    {"id": "heliograph/Contact-v0", "level": 3},
    {"id": "heliograph/Contact-v0", "seat": 1, "partners": "naive", "written_record": False},
    {"id": "heliograph/CriticalOrbit-v0", "difficulty": "easy"},
    {"id": "heliograph/CriticalOrbit-v0", "seat": 2, "partners": "quick"},
    {"id": "heliograph/Interstellar-v0"},
    {"id": "heliograph/Interstellar-v0", "seats": 1, "hall": "easy"},
    {"id": "heliograph/SpacePuzzle-v0", "scenario": "S03"},
    {"id": "heliograph/SpacePuzzle-v0", "scenario": "S03", "seat": 2, "partners": ["quick", "quick"]},
]


def episode(env: gymnasium.Env[Any, Any], seed: int, most: int = 60) -> list[tuple[bytes, float]]:
    """A random game, as far as it comes."""
    chance = np.random.default_rng(seed)
    observed, _ = env.reset(seed=seed)
    story = []
    for _ in range(most):
        possible = np.flatnonzero(observed["action_mask"])
        assert len(possible)
        observed, reward, ended, cut_off, _ = env.step(chance.choice(possible))
        story.append((observed["observation"].tobytes(), float(reward)))
        if ended or cut_off:
            break
    return story


@pytest.mark.parametrize("how", MAKES, ids=lambda how: f"{how['id']} {how.get('seat', 0)}")
def test_gymnasium_is_content(how: dict[str, Any]) -> None:
    env = gymnasium.make(**how)
    check_env(env.unwrapped, skip_render_check=True)
    assert episode(env, seed=4) == episode(env, seed=4)


def test_a_whole_game_is_played_to_its_end() -> None:
    env = gymnasium.make("heliograph/Contact-v0", level=2, reward="score")
    story = episode(env, seed=1, most=400)
    assert len(story) < 400
    assert [reward for _, reward in story[:-1]] == [0.0] * (len(story) - 1)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = gymnasium.make("heliograph/Contact-v0")
    observed, _ = env.reset(seed=1)
    _, reward, ended, _, info = env.step(int(np.flatnonzero(observed["action_mask"] == 0)[0]))
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"]


def test_partners_and_seats_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="seat"):
        gymnasium.make("heliograph/Contact-v0", seat=2)
    with pytest.raises(ValueError, match="partners"):
        gymnasium.make("heliograph/Contact-v0", partners=["quick", "quick"])
    with pytest.raises(KeyError):
        gymnasium.make("heliograph/Contact-v0", partners="nobody")
