"""The learned policy as a player: it needs NumPy and the file, and no JAX."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from heliograph.envs.actions import NO_DRAFT, Draft
from heliograph.games.contact.moves.actions import Action
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player
from heliograph.players.contact.listening.memory import remembered
from heliograph.players.player import Thought, decide
from heliograph_learner.policy import MEMORY, Parameters, answer, blank, load
from heliograph_learner.sight import Sight

POLICY = "HELIOGRAPH_LEARNER"
"""The environment variable that names another policy than the included one."""
EAR = 0.1


class LearnedPlayer:
    """Its memory is the network's, returned with every decision: any process can continue with a seat."""

    def __init__(self, parameters: Parameters, ear: float | None = None) -> None:
        self._parameters = parameters
        self._ear = EAR if ear is None else ear

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self.act_remembering(view, prompt, chance, told, b"").action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        if view.setup.route == "guided":  # no table of actions says what a route looks like there
            return decide(make_player("contact", "quick"), view, prompt, chance, told, memory)
        sight = _sight(view.setup)
        if not prompt.waits or not sight.spec.is_asked(view):
            return Thought(None, memory)
        view = remembered(view, told, self._ear)
        state, begins = _read(memory)
        draft = NO_DRAFT
        while True:
            possible = sight.spec.actions.legal(prompt, view, draft)
            if not possible:
                return Thought(None, memory)
            mask = np.zeros(len(sight.spec.actions), np.int8)
            mask[list(possible)] = 1
            vector = sight.spec.sight(view, draft, ())
            found = answer(self._parameters, sight.seen(vector), mask, state, begins)
            state, begins = found.memory, np.float32(0)
            chosen = possible[int(found.logits.argmax())]
            if not isinstance(chosen, Draft):
                whole = chosen if isinstance(chosen, dict) else chosen.action()
                return Thought(msgspec.convert(whole, Action), state.tobytes())
            draft = chosen


def make(ear: float | None = None) -> LearnedPlayer:
    """The player that the package announces."""
    return LearnedPlayer(_policy(os.environ.get(POLICY, str(Path(__file__).parent / "policy.npz"))), ear)


@lru_cache(4)
def _policy(file: str) -> Parameters:
    return load(Path(file))


@lru_cache(16)
def _sight(setup: Any) -> Sight:
    return Sight(setup)


def _read(memory: bytes) -> tuple[Any, Any]:
    """The remembered state, and whether this is the first decision."""
    if len(memory) != 4 * MEMORY:
        return blank(), np.float32(1)
    return np.frombuffer(memory, np.float32), np.float32(0)
