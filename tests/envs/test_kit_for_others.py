"""The kit takes an environment that knows nothing of this house."""

from __future__ import annotations

import copy
from typing import Any, Self

import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from heliograph.envs import conformance

NUMBERS = 4


class HigherOrLower(AECEnv):  # type: ignore[misc]
    """Each player has a number that the other may not see, and they name one in turn, four times in all."""

    metadata = {"name": "higher_or_lower_v0", "render_modes": []}  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["player_0", "player_1"]
        self.observation_spaces = {
            agent: Dict({"observation": Box(0, NUMBERS, (3,)), "action_mask": Box(0, 1, (NUMBERS,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(NUMBERS) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.hidden = [int(number) for number in self._chance.integers(NUMBERS, size=2)]
        self.named: list[int] = []
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = "player_0"

    def observe(self, agent: str) -> dict[str, Any]:
        mask = np.zeros(NUMBERS, np.int8)
        if agent == self.agent_selection:
            mask[[number for number in range(NUMBERS) if number not in self.named[-1:]]] = 1
        mine = self.hidden[self.possible_agents.index(agent)]
        seen = np.array([mine, len(self.named), self.named[-1] if self.named else 0], np.float32)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if not (0 <= action < NUMBERS and self.observe(self.agent_selection)["action_mask"][action]):
            raise ValueError("this number was named a moment ago")
        self.named.append(int(action))
        self.agent_selection = self.possible_agents[len(self.named) % 2]
        if len(self.named) == 4:
            self.terminations = dict.fromkeys(self.agents, True)


class Imagining(HigherOrLower):
    def imagined(self, agent: str, seed: int) -> Self:
        other, mine = copy.deepcopy(self), self.possible_agents.index(agent)
        other.hidden[1 - mine] = int(np.random.default_rng(seed).integers(NUMBERS))
        return other


class Cheating(Imagining):
    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        seen["observation"][0] = sum(self.hidden)
        return seen


def test_what_can_be_checked_is_checked_and_the_rest_is_named() -> None:
    assert conformance.check_all(HigherOrLower, most_steps=10) == {
        "check_copies": ("clone", "serialize", "deserialize"),
        "check_secrecy": ("imagined",),
    }


def test_a_leak_of_somebody_elses_is_found() -> None:
    conformance.check_secrecy(Imagining, most_steps=10, worlds=6)
    with pytest.raises(conformance.NotConformingError, match="may not know"):
        conformance.check_secrecy(Cheating, most_steps=10, worlds=6)
