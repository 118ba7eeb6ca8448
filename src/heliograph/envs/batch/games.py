"""Some games of a batch, played in one process."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

from heliograph.envs.aec import GameEnv, IllegalActionError
from heliograph.envs.batch.rows import Rows, Size


def make(name: str, options: Mapping[str, Any]) -> GameEnv:
    env: GameEnv = import_module(f"heliograph.envs.{name}").env(**options)
    return env


class Games:
    """Writes its own rows, beginning at `first`."""

    def __init__(self, name: str, options: Mapping[str, Any], rows: Rows, first: int, count: int) -> None:
        self._rows, self._first = rows, first
        self._envs = [make(name, options) for _ in range(count)]

    def reset(self, seed: int) -> None:
        """Each game's seed follows from its place in the whole batch."""
        for row, env in enumerate(self._envs, self._first):
            env.reset(seed=seed + row)
            self._rows.rewards[row] = 0
            self._rows.ended[row] = self._rows.cut_off[row] = False
            self._see(row, env)

    def step(self, actions: Sequence[int]) -> None:
        for row, (env, action) in enumerate(zip(self._envs, actions, strict=True), self._first):
            env.step(action)
            self._rows.rewards[row] = list(env.rewards.values())
            self._rows.ended[row] = any(env.terminations.values())
            self._rows.cut_off[row] = any(env.truncations.values())
            if env.is_over:
                env.reset()
            self._see(row, env)

    def why_not(self, row: int, action: int) -> str:
        """Why this action is not possible now."""
        try:
            self._envs[row - self._first].clone().step(action)
        except IllegalActionError as error:
            return str(error)
        return ""

    def _see(self, row: int, env: GameEnv) -> None:
        agent = env.agent_selection
        seen = env.observe(agent)
        self._rows.observations[row] = seen["observation"]
        self._rows.masks[row] = seen["action_mask"]
        self._rows.to_act[row] = env.seat(agent)


def serve(
    pipe: Connection, name: str, options: Mapping[str, Any], size: Size, memory: Any, first: int, count: int
) -> None:
    """The loop of a process: a call, an answer, until the calls end."""
    games = Games(name, options, Rows(size, memory), first, count)
    while True:
        try:
            method, *given = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((True, getattr(games, method)(*given)))
        except Exception as error:
            pipe.send((False, f"{type(error).__name__}: {error}"))
            sys.exit(1)
