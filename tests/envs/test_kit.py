"""The conformance kit finds what it is there to find."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
import pytest

from heliograph.envs import conformance
from heliograph.envs.aec import GameEnv, IllegalActionError, Observation
from heliograph.envs.conditions import Conditions
from heliograph.kernel.codec import encode


class Leaking(GameEnv):
    """One number of the observation depends on the whole truth."""

    def observe(self, agent: str) -> Observation:
        seen = super().observe(agent)
        seen["observation"][-1] = sum(encode(self.position.state)) % 64
        return seen


class Gossiping(GameEnv):
    """The mask of a waiting seat tells what the other one may do."""

    def observe(self, agent: str) -> Observation:
        return {**super().observe(agent), "action_mask": np.ones(len(self.action_table()), np.int8)}


class Shallow(GameEnv):
    """A copy is the same thing again."""

    def clone(self) -> Self:
        return self


class Silent(GameEnv):
    """An illegal action is passed over."""

    def step(self, action: Any) -> None:
        try:
            super().step(action)
        except IllegalActionError:
            return


class Unclean(GameEnv):
    """The second episode begins with another seed."""

    _episodes = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._episodes += 1
        super().reset(None if seed is None else seed + self._episodes, options)


class Crowded(GameEnv):
    """Every step of one counts for all."""

    steps = 0

    def step(self, action: Any) -> None:
        Crowded.steps += 1
        super().step(action)

    def text(self, agent: str) -> str:
        return f"{Crowded.steps % 97}"


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (Leaking, conformance.check_secrecy),
        (Gossiping, conformance.check_masks),
        (Shallow, conformance.check_copies),
        (Silent, conformance.check_illegal_actions),
        (Unclean, conformance.check_second_episode),
        (Crowded, conformance.check_independence),
    ],
)
def test_what_is_wrong_is_found(kind: type[GameEnv], check: Any) -> None:
    conditions = Conditions(setup={"level": 6}, resolution={})
    with pytest.raises(conformance.NotConformingError):
        check(lambda: kind("contact_v0", conditions), seed=5, most_steps=15)
    check(lambda: GameEnv("contact_v0", conditions), seed=5, most_steps=15)
