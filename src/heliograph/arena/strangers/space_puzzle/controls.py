"""The same player with less to go on: no earlier boards, somebody else's, or messages that say nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from heliograph.arena.guests.random_player import random_action
from heliograph.games import AnyGame
from heliograph.games.space_puzzle.moves.actions import Lay
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.player import Player, Thought, decide
from heliograph.players.space_puzzle.table.memory import this_scenario


@dataclass(frozen=True)
class WithPast:
    """A player who was told of other boards than its own; of none, unless they are given."""

    player: Player
    told: tuple[Any, ...] = ()

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self.act_remembering(view, prompt, chance, told, b"").action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        past = view if self.told else replace(view, history=())
        return decide(self.player, past, prompt, chance, (*self.told, *this_scenario(told)), memory)


@dataclass(frozen=True)
class Mumbling:
    """An AI whose every message is any legal one: nothing can be learned from it."""

    game: AnyGame
    player: Player

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        action = decide(self.player, view, prompt, chance, told, b"").action
        if not isinstance(action, Lay):
            return action
        lays = tuple(offer for offer in prompt.offers if offer.action == "lay")
        return random_action(self.game, replace(prompt, offers=lays), chance)
