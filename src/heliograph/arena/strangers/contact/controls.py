"""The same player with less to go on: nothing of earlier rounds, somebody else's, or a message that says
nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from heliograph.arena.guests.random_player import random_action
from heliograph.games import AnyGame
from heliograph.games.contact.moves.begin import RoundBegan
from heliograph.games.contact.moves.transmit import Transmit
from heliograph.games.contact.state import Flight
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.player import Player, Thought, decide


@dataclass(frozen=True)
class WithPast:
    """A player who remembers these earlier rounds instead of its own; none, unless told."""

    player: Player
    history: tuple[Flight, ...] = ()
    told: tuple[Any, ...] = ()

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self.act_remembering(view, prompt, chance, told, b"").action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        past = replace(view, history=self.history)
        return decide(self.player, past, prompt, chance, (*self.told, *this_round(told)), memory)


def this_round(told: Sequence[Any]) -> Sequence[Any]:
    begins = [at for at, event in enumerate(told) if isinstance(event, RoundBegan)]
    return told[begins[-1] :] if begins else told


@dataclass(frozen=True)
class Mumbling:
    """A Source whose every signal is any legal one: nothing can be learned from it."""

    game: AnyGame
    player: Player

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        action = decide(self.player, view, prompt, chance, told, b"").action
        if not isinstance(action, Transmit):
            return action
        taps = tuple(offer for offer in prompt.offers if offer.action == "transmit")
        return random_action(self.game, replace(prompt, offers=taps), chance)
