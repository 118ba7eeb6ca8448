"""Starship Interstellar as a PettingZoo environment: `interstellar_v0.env(seats=2)`."""

from __future__ import annotations

from typing import Any

from heliograph.envs.aec import GameEnv
from heliograph.envs.conditions import Conditions, OnIllegal, RenderMode, Reward


def env(
    *,
    cubes: int = 5,
    count: int = 12,
    reward: Reward = "win",
    on_illegal: OnIllegal = "raise",
    max_cycles: int = 5000,
    language: str = "en",
    render_mode: RenderMode | None = None,
    render_agent: str | None = None,
    pad_to: tuple[int, int] | None = None,
    **setup: Any,
) -> GameEnv:
    """Up to `cubes` cubes are paid, kept or moved at once, and up to `count` of a colour traded. `setup`
    holds the table's own options."""
    resolution = {"cubes": cubes, "count": count}
    return GameEnv(
        "interstellar_v0",
        Conditions(
            setup, resolution, reward, on_illegal, max_cycles, language, render_mode, render_agent, pad_to
        ),
    )


raw_env = env
