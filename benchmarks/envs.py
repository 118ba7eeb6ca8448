"""Steps per second through PettingZoo's face, in random legal play on one core, beside PettingZoo's Hanabi.

Every step asks `last()` for the observation and chooses by its mask. Processor time: other programs run, too.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from heliograph.envs import contact_v0, space_puzzle_v0

_HANABI = "hanabi_v5"


def measure(quick: bool) -> dict[str, Any]:
    """Hanabi needs `pettingzoo[classic]`, which is no dependency of ours; without it its row is missing."""
    seconds = 1.0 if quick else 5.0
    makers: dict[str, Callable[[], Any]] = {
        "contact_v0": lambda: contact_v0.env(level=6),
        "space_puzzle_v0": lambda: space_puzzle_v0.env(scenario="S03"),
    }
    hanabi = _hanabi()
    if hanabi is not None:
        makers[_HANABI] = hanabi
    found = {name: _steps_per_second(make(), seconds) for name, make in makers.items()}
    for row in found.values():
        beside = found[_HANABI]["steps_per_s"] if _HANABI in found else None
        row["times_hanabi"] = "not installed" if beside is None else row["steps_per_s"] / beside
    return found


def _hanabi() -> Callable[[], Any] | None:
    try:
        make: Callable[[], Any] = import_module(f"pettingzoo.classic.{_HANABI}").env
        make()
    except ImportError:
        return None
    return make


def _steps_per_second(env: Any, seconds: float) -> dict[str, Any]:
    chance, steps, games = np.random.default_rng(0), 0, 0
    begun = process_time()
    while process_time() - begun < seconds:
        env.reset(seed=games)
        games += 1
        for _ in env.agent_iter():
            observation, _, ended, cut_off, _ = env.last()
            possible = None if ended or cut_off else np.flatnonzero(observation["action_mask"])
            env.step(None if possible is None else int(possible[chance.integers(len(possible))]))
            steps += 1
    taken = process_time() - begun
    copies = _copies_per_second(env, seconds / 5)
    return {"steps_per_s": steps / taken, "games": games, "clones_per_s": copies}


def _copies_per_second(env: Any, seconds: float) -> float | str:
    """In the middle of a game."""
    if not hasattr(env, "clone"):
        return "none"
    env.reset(seed=0)
    count, begun = 0, process_time()
    while process_time() - begun < seconds:
        env.clone()
        count += 1
    return count / (process_time() - begun)
