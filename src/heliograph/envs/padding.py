"""The same spaces in several games, for learners that play more than one of them."""

from __future__ import annotations

from collections.abc import Callable

from heliograph.envs.aec import GameEnv


def same_spaces(*makers: Callable[..., GameEnv]) -> list[GameEnv]:
    """One environment of each maker, all with observations and actions of the largest size. Within one
    environment all agents have the same spaces anyway."""
    shapes = [make().shape for make in makers]
    most = (max(size for size, _ in shapes), max(actions for _, actions in shapes))
    return [make(pad_to=most) for make in makers]
