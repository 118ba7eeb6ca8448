"""Mission Control: Critical Orbit as a PettingZoo environment: `critical_orbit_v0.env(difficulty="easy")`."""

from __future__ import annotations

from typing import Any

from heliograph.envs.aec import GameEnv
from heliograph.envs.conditions import Conditions, OnIllegal, RenderMode, Reward


def env(
    *,
    reward: Reward = "win",
    on_illegal: OnIllegal = "raise",
    max_cycles: int = 5000,
    language: str = "en",
    render_mode: RenderMode | None = None,
    **setup: Any,
) -> GameEnv:
    """There is no clock here, but a number of turns. `setup` is the table's own."""
    return GameEnv(
        "critical_orbit_v0",
        Conditions(setup, {}, reward, on_illegal, max_cycles, language, render_mode),
    )


raw_env = env
