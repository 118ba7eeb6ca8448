"""Contact as a PettingZoo environment: `contact_v0.env(seats=2, level=6)`."""

from __future__ import annotations

from typing import Any

from heliograph.envs.aec import GameEnv
from heliograph.envs.conditions import Conditions, OnIllegal, RenderMode, Reward


def env(
    *,
    bins: int = 16,
    flights: int = 3,
    reward: Reward = "win",
    on_illegal: OnIllegal = "raise",
    max_cycles: int = 1000,
    language: str = "en",
    render_mode: RenderMode | None = None,
    render_agent: str | None = None,
    pad_to: tuple[int, int] | None = None,
    **setup: Any,
) -> GameEnv:
    """A signal is up to `flights` taps, each of one of `bins` durations. `setup` holds the table's own
    options."""
    resolution = {"bins": bins, "flights": flights}
    return GameEnv(
        "contact_v0",
        Conditions(
            setup, resolution, reward, on_illegal, max_cycles, language, render_mode, render_agent, pad_to
        ),
    )


raw_env = env
