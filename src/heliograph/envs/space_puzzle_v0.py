"""AI Space Puzzle as a PettingZoo environment: `space_puzzle_v0.env(seats=3, scenario="S03")`."""

from __future__ import annotations

from typing import Any

from heliograph.envs.aec import GameEnv
from heliograph.envs.conditions import Conditions, OnIllegal, RenderMode, Reward


def env(
    *,
    grid: int = 5,
    reward: Reward = "win",
    on_illegal: OnIllegal = "raise",
    max_cycles: int = 1000,
    language: str = "en",
    render_mode: RenderMode | None = None,
    render_agent: str | None = None,
    pad_to: tuple[int, int] | None = None,
    **setup: Any,
) -> GameEnv:
    """Tokens lie on `grid` columns and as many rows. `setup` holds the table's own options."""
    resolution = {"grid": grid}
    return GameEnv(
        "space_puzzle_v0",
        Conditions(
            setup, resolution, reward, on_illegal, max_cycles, language, render_mode, render_agent, pad_to
        ),
    )


raw_env = env
