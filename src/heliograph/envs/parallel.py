"""Seats that act at the same time, as a PettingZoo environment: only for games that are played so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from msgspec.structs import replace
from pettingzoo import ParallelEnv

from heliograph.envs.actions import WAIT
from heliograph.envs.aec import GameEnv, IllegalActionError, Observation
from heliograph.envs.layout import Vector
from heliograph.envs.position import Position
from heliograph.kernel.game import Told
from heliograph.kernel.message import Message

Stepped = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class GameParallelEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Everybody acts in every step; `wait` is always possible, and so is giving no action. Actions are
    carried out in the order of the seats. One that is no longer possible by then is left out:
    `info["too_late"]`."""

    metadata: dict[str, Any]

    def __init__(self, game_env: GameEnv) -> None:
        if not game_env.rules.spec.side_by_side:
            raise ValueError(
                f"{game_env.metadata['name']} is played in turns: it has no parallel environment"
            )
        self.game_env = game_env
        """The same game turn by turn, for its other methods."""
        self.metadata = {**game_env.metadata, "is_parallelizable": True}
        self.render_mode = game_env.render_mode
        self.possible_agents = list(game_env.possible_agents)
        self.agents = [] if game_env.is_over else list(game_env.agents)

    # Required by PettingZoo

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.game_env.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observed(), self.infos

    def step(self, actions: Mapping[str, Any]) -> Stepped:
        if not self.agents:
            raise IllegalActionError("there is no game: reset() begins one")
        env = self.game_env
        for agent, action in actions.items():
            why = self._why_not(agent, action)
            if why is not None:
                env.refuse(agent, why)
                return self._stepped()
        position, late = self._after_all({agent: int(action) for agent, action in actions.items()})
        env.infos = {agent: {"too_late": late[agent]} if agent in late else {} for agent in self.agents}
        env.go_on(self.agents[0], position)
        return self._stepped()

    def observation_space(self, agent: str) -> Dict:
        return self.game_env.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        return self.game_env.action_space(agent)

    @property
    def state_space(self) -> Box:
        return self.game_env.state_space

    def state(self) -> Vector:
        return self.game_env.state()

    def render(self) -> Any:
        return self.game_env.render()

    def close(self) -> None:
        self.game_env.close()

    # Beyond PettingZoo

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        return {agent: dict(info) for agent, info in self.game_env.infos.items()}

    def observe(self, agent: str) -> Observation:
        env = self.game_env
        mask = np.zeros(env.action_space(agent).n, np.int8)
        if agent in self.agents and not env.is_over:
            mask[list(env.rules.together(env.position, env.seat(agent)))] = 1
        return {"observation": env.observe(agent)["observation"], "action_mask": mask}

    def text(self, agent: str) -> str:
        return self.game_env.text(agent)

    def legal_actions(self, agent: str) -> dict[int, str]:
        env = self.game_env
        possible = env.rules.together(env.position, env.seat(agent))
        return {index: env.rules.spec.actions.labels[index] for index in sorted(possible)}

    def imagined(self, agent: str, seed: int) -> Self:
        return type(self)(self.game_env.imagined(agent, seed))

    def clone(self) -> Self:
        return type(self)(self.game_env.clone())

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).deserialize, (self.serialize(),)

    def serialize(self) -> bytes:
        return self.game_env.serialize()

    @classmethod
    def deserialize(cls, data: bytes) -> Self:
        return cls(GameEnv.deserialize(data))

    # Internals

    def _after_all(self, actions: Mapping[str, int]) -> tuple[Position, dict[str, str]]:
        """The position after everybody's actions, and the seats whose action came too late."""
        env, late, happened = self.game_env, dict[str, str](), list[Told[Any]]()
        position = replace(env.position, waited=())
        for agent in self.agents:
            if agent not in actions:
                continue
            after = self._after(position, agent, actions[agent])
            if after is None:
                late[agent] = env.rules.spec.actions.labels[actions[agent]]
            elif after is not position:
                position = after
                happened += position.happened
        told = tuple(tuple(one.event for one in happened if one.reaches(seat)) for seat in env.rules.seats)
        return replace(position, told=told, happened=tuple(happened)), late

    def _after(self, position: Position, agent: str, action: int) -> Position | None:
        rules, seat = self.game_env.rules, self.game_env.seat(agent)
        leads_to = rules.together(position, seat).get(action)
        if leads_to is None:
            return None
        if leads_to is WAIT:
            return position
        after = rules.take(position, seat, leads_to)
        return None if isinstance(after, Message) else after

    def _why_not(self, agent: str, action: Any) -> Message | None:
        env = self.game_env
        if agent not in self.agents or not env.action_space(agent).contains(action):
            raise IllegalActionError(f"{agent}: {action!r} is no index of an action")
        position, seat = env.position, env.seat(agent)
        if int(action) in env.rules.together(position, seat):
            return None
        return env.rules.why_not(position, seat, int(action))

    def _stepped(self) -> Stepped:
        env = self.game_env
        observed = self._observed()
        if env.is_over:
            self.agents = []
        return observed, dict(env.rewards), dict(env.terminations), dict(env.truncations), self.infos

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
