"""The same player with less to go on: no earlier boards, or somebody else's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.player import Player, Thought, decide
from heliograph.players.space_puzzle.table.memory import this_scenario


@dataclass(frozen=True)
class WithPast:
    """A player who was told of the given boards instead of its own; by default none."""

    player: Player
    told: tuple[Any, ...] = ()

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self.act_remembering(view, prompt, chance, told, b"").action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        past = view if self.told else replace(view, history=())
        return decide(self.player, past, prompt, chance, (*self.told, *this_scenario(told)), memory)
