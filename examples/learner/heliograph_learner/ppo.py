"""Proximal policy optimisation over whole sequences of games, with JAX."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from heliograph_learner.policy import Parameters, answer
from heliograph_learner.rollout import Steps, advantages
from heliograph_learner.sight import Seen, Sight


@dataclass(frozen=True)
class Rates:
    learning: float = 1e-3
    discount: float = 0.9
    trace: float = 0.9
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    longest_step: float = 0.5
    epochs: int = 4
    parts: int = 4
    """Each epoch goes through the environments in this many parts; a sequence of games is not split."""


class Learner:
    def __init__(self, sight: Sight, parameters: Parameters, rates: Rates, updates: int, seed: int) -> None:
        self._sight, self._rates = sight, rates
        self._chance = np.random.default_rng(seed)
        fading = optax.linear_schedule(
            rates.learning, 0.1 * rates.learning, updates * rates.epochs * rates.parts
        )
        self._optimiser = optax.chain(
            optax.clip_by_global_norm(rates.longest_step), optax.adam(fading, eps=1e-5)
        )
        self.parameters: Parameters = {name: jnp.asarray(value) for name, value in parameters.items()}
        self._state = self._optimiser.init(self.parameters)
        self._improve = jax.jit(self._improved)

    def learn(self, steps: Steps) -> float:
        """Returns the mean loss; `parameters` are changed."""
        seen, gains = (
            self._sight.seen(steps.vectors),
            advantages(steps, self._rates.discount, self._rates.trace),
        )
        batch = {
            "chips": seen.chips,
            "rest": seen.rest,
            "masks": steps.masks,
            "begins": steps.begins,
            "actions": steps.actions,
            "log_chances": steps.log_chances,
            "gains": gains,
            "returns": gains + steps.values,
        }
        losses = []
        for _ in range(self._rates.epochs):
            order = self._chance.permutation(len(steps.memory))
            for part in np.split(order, self._rates.parts):
                chosen = {name: column[:, part] for name, column in batch.items()}
                self.parameters, self._state, loss = self._improve(
                    self.parameters, self._state, chosen, steps.memory[part]
                )
                losses.append(float(loss))
        return float(np.mean(losses))

    def numpy(self) -> Parameters:
        return {name: np.asarray(value) for name, value in self.parameters.items()}

    def _improved(self, parameters: Parameters, state: Any, batch: Any, memory: Any) -> tuple[Any, Any, Any]:
        loss, slope = jax.value_and_grad(self.loss)(parameters, batch, memory)
        change, state = self._optimiser.update(slope, state, parameters)
        return optax.apply_updates(parameters, change), state, loss

    def loss(self, parameters: Parameters, batch: Any, memory: Any) -> Any:
        logits, values = unrolled(parameters, batch, memory)
        every = jax.nn.log_softmax(logits)
        chosen = jnp.take_along_axis(every, batch["actions"][..., None], -1)[..., 0]
        ratio = jnp.exp(chosen - batch["log_chances"])
        gains = batch["gains"]
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        clipped = jnp.clip(ratio, 1 - self._rates.clip, 1 + self._rates.clip)
        policy = -jnp.minimum(ratio * gains, clipped * gains).mean()
        value = ((values - batch["returns"]) ** 2).mean()
        entropy = -(jnp.exp(every) * jnp.where(batch["masks"] > 0, every, 0.0)).sum(-1).mean()
        return policy + self._rates.value * value - self._rates.entropy * entropy


def unrolled(parameters: Parameters, batch: Any, memory: Any) -> tuple[Any, Any]:
    """Logits and values of every step, with the memory passed from step to step."""

    def step(memory: Any, now: Any) -> tuple[Any, tuple[Any, Any]]:
        seen = Seen(now["chips"], now["rest"])
        found = answer(parameters, seen, now["masks"], memory, now["begins"], jnp)
        return found.memory, (found.logits, found.value)

    given = {name: batch[name] for name in ("chips", "rest", "masks", "begins")}
    return jax.lax.scan(step, jnp.asarray(memory), given)[1]
