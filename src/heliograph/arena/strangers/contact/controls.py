"""The same player with less to go on: nothing of earlier rounds, or somebody else's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from heliograph.games.contact.moves.begin import RoundBegan
from heliograph.games.contact.state import Flight
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.player import Player, Thought, decide


@dataclass(frozen=True)
class WithPast:
    """A player who remembers the given earlier rounds instead of its own; by default none."""

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
