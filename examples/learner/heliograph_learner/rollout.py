"""Many games side by side, a number of steps of each, and the result of every step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from heliograph_learner.policy import Parameters, answer, blank
from heliograph_learner.sight import Sight


class Steps(NamedTuple):
    """Time first, then environments."""

    vectors: Any
    masks: Any
    begins: Any
    """1 where a step is the first of its game."""
    actions: Any
    log_chances: Any
    values: Any
    rewards: Any
    memory: Any
    """The memory before the first of these steps."""
    begins_next: Any
    """Whether the step after the last of these is the first of its game."""
    value_next: Any
    understood: tuple[tuple[str, bool], ...]


class Games:
    """Continues where it stopped: successive calls of `play` give one long series of games in each
    environment."""

    def __init__(self, envs: Sequence[Any], sight: Sight, seed: int) -> None:
        self._envs, self._sight = envs, sight
        self._chance = np.random.default_rng(seed)
        first = [env.reset(seed=seed + number)[0] for number, env in enumerate(envs)]
        self._vectors = np.stack([one["observation"] for one in first])
        self._masks = np.stack([one["action_mask"] for one in first])
        self._begins = np.ones(len(envs), np.float32)
        self._memory = blank(len(envs))

    def play(self, parameters: Parameters, steps: int) -> Steps:
        memory, kept, understood = self._memory, [], list[tuple[str, bool]]()
        for _ in range(steps):
            seen = self._sight.seen(self._vectors)
            found = answer(parameters, seen, self._masks, self._memory, self._begins)
            # The largest logit with Gumbel noise is a draw by the probabilities.
            actions = (found.logits + self._chance.gumbel(size=found.logits.shape)).argmax(-1)
            now = (self._vectors, self._masks, self._begins, actions)
            self._memory = found.memory
            rewards = self._step(actions, understood)
            kept.append((*now, chances(found.logits, actions), found.value, rewards))
        last = answer(parameters, self._sight.seen(self._vectors), self._masks, self._memory, self._begins)
        columns = [np.stack(column) for column in zip(*kept, strict=True)]
        return Steps._make([*columns, memory, self._begins, last.value, tuple(understood)])

    def _step(self, actions: Any, understood: list[tuple[str, bool]]) -> Any:
        """A finished game is followed by the next one at once."""
        vectors, masks, rewards, begins = [], [], [], []
        for env, action in zip(self._envs, actions, strict=True):
            observation, reward, ended, cut_off, info = env.step(int(action))
            if "understood" in info:
                understood.append(info["understood"])
            if ended or cut_off:
                observation, _ = env.reset()
            vectors.append(observation["observation"])
            masks.append(observation["action_mask"])
            rewards.append(reward)
            begins.append(ended or cut_off)
        self._vectors, self._masks = np.stack(vectors), np.stack(masks)
        self._begins = np.array(begins, np.float32)
        return np.array(rewards, np.float32)


def chances(logits: Any, actions: Any) -> Any:
    """The log probability of each chosen action."""
    top = logits.max(-1, keepdims=True)
    total = top[..., 0] + np.log(np.exp(logits - top).sum(-1))
    return np.take_along_axis(logits, actions[..., None], -1)[..., 0] - total


def advantages(steps: Steps, discount: float, trace: float) -> Any:
    """Generalised advantage estimation. Nothing flows back from one game into the one before."""
    found = np.zeros_like(steps.rewards)
    later, value, begins = np.zeros_like(steps.value_next), steps.value_next, steps.begins_next
    for at in reversed(range(len(steps.rewards))):
        goes_on = 1.0 - begins
        surprise = steps.rewards[at] + discount * value * goes_on - steps.values[at]
        later = surprise + discount * trace * goes_on * later
        found[at], value, begins = later, steps.values[at], steps.begins[at]
    return found
