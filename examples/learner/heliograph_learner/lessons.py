"""The learner's task: its own seat of Contact, with an ear instead of a clock, and a reward for every round
instead of one at the end. Both use only the observation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import heliograph.envs  # noqa: F401 (registers the environments)
from heliograph.envs.contact.sight import HEARD_FLIGHTS, HEARD_SIGNALS
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.players.contact.habits import unsteady
from heliograph_learner.sight import Sight

EAR = 0.1
"""Relative error of its hearing, as for `strong`."""
BARREL = -0.2
"""For each wrong guess, its own or its partner's; a round that is understood at once is worth 1."""
ROLES = ("listening", "speaking")


class Lesson(gymnasium.Wrapper[Any, Any, Any, Any]):
    """`info["understood"]` reports a round's first guess: the role, and whether it was right."""

    def __init__(self, env: gymnasium.Env[Any, Any], sight: Sight) -> None:
        super().__init__(env)
        self._layout, self._tank = sight.layout, sight.tank
        self._games = 0
        self._before: Any = None

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(**options)
        self._games += 1
        self._before = observation["observation"]
        return self._heard(observation), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, _, ended, cut_off, info = self.env.step(action)
        before, now = self._before, observation["observation"]
        self._before = now
        understood = self._at(now, "score") > self._at(before, "score")
        misses = np.rint(self._tank * max(0.0, self._at(before, "barrels") - self._at(now, "barrels")))
        if (understood or misses) and not self._at(before, "prize", 1):
            speaks = bool(self._at(before, "role"))
            info = {**info, "understood": (ROLES[speaks], bool(understood))}
        return self._heard(observation), float(understood + BARREL * misses), ended, cut_off, info

    def _at(self, vector: Any, piece: str, place: int = 0) -> float:
        return float(vector[self._layout.where(piece).start + place])

    def _heard(self, observation: dict[str, Any]) -> dict[str, Any]:
        """A signal sounds the same for as long as it is remembered."""
        vector = observation["observation"].copy()
        if self._at(vector, "role"):
            return observation
        begins = self._layout.where("heard").start
        for signal in range(HEARD_SIGNALS):
            first = begins + signal * 2 * HEARD_FLIGHTS
            holds = tuple(round(1000 * float(s)) for s in vector[first + 1 : first + 1 + int(vector[first])])
            taken, _ = unsteady(holds, EAR, Chance.from_seed(f"{self._games} {holds}"))
            vector[first + 1 : first + 1 + len(taken)] = np.array(taken, np.float32) / 1000
        return {**observation, "observation": vector}


def lesson(level: int, partner: str) -> tuple[Callable[[], Lesson], Sight]:
    """A function that makes the environment, and a reader for its observations."""
    sight = Sight(Setup(seats=2, level=level))

    def make() -> Lesson:
        env = gymnasium.make("heliograph/Contact-v0", seat=1, partners=partner, level=level)
        return Lesson(env, sight)

    return make, sight
