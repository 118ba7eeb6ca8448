"""The control without a message: somebody speaks, and says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from heliograph.arena.guests.random_player import random_action
from heliograph.games import AnyGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.player import Player, decide


@dataclass(frozen=True)
class Mumbling:
    """A speaker whose every signal is any legal one: nothing can be learned from it."""

    game: AnyGame
    player: Player
    signal: type[msgspec.Struct]
    """The kind of action that speaks."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        action = decide(self.player, view, prompt, chance, told, b"").action
        if not isinstance(action, self.signal):
            return action
        tag = self.signal.__struct_config__.tag
        signals = tuple(offer for offer in prompt.offers if offer.action == tag)
        return random_action(self.game, replace(prompt, offers=signals), chance)
