"""A random legal action: the player `random`, and the replacement for a forfeited decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample_offer
from heliograph.kernel.prompt import Prompt


def random_action(game: AnyGame, prompt: Prompt, chance: Chance) -> Any:
    """Prefers an action that the game waits for."""
    awaited = [offer for offer in prompt.offers if not offer.aside]
    offer, chance = chance.pick(awaited or prompt.offers)
    answer, _ = sample_offer(offer, chance)
    return msgspec.convert(answer, game.action_type)


class RandomPlayer:
    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return random_action(self._game, prompt, chance)
