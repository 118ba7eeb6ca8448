"""Mission Control: Critical Orbit as a PettingZoo environment: `critical_orbit_v0.env(difficulty="easy")`."""

from __future__ import annotations

from typing import Any

from heliograph.envs.aec import GameEnv
from heliograph.envs.conditions import Conditions, OnIllegal, RenderMode, Reward
from heliograph.envs.parallel import GameParallelEnv


def env(
    *,
    reward: Reward = "win",
    on_illegal: OnIllegal = "raise",
    max_cycles: int = 5000,
    language: str = "en",
    render_mode: RenderMode | None = None,
    render_agent: str | None = None,
    pad_to: tuple[int, int] | None = None,
    **setup: Any,
) -> GameEnv:
    """There is no clock here, but a number of turns. `setup` holds the table's own options."""
    return GameEnv(
        "critical_orbit_v0",
        Conditions(setup, {}, reward, on_illegal, max_cycles, language, render_mode, render_agent, pad_to),
    )


def parallel_env(**options: Any) -> GameParallelEnv:
    """Everybody acts in every step, as at a real table. Options are those of `env`."""
    return GameParallelEnv(env(**options))


raw_env = env
