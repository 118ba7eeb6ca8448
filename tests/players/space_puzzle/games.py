"""Whole games between AI seats, for tests to inspect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from heliograph.games import load_game
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.offers import fits_offer
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player
from heliograph.players.player import Player
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.hand import shaking_hand
from heliograph.players.table import Decision, play_game

GAME = load_game("space_puzzle")
assert isinstance(GAME, SpacePuzzle)
PACK = GAME.content

FOUR_TOKENS: Scenario = msgspec.structs.replace(PACK.book["S03"], id="own", tier="own", per_round=4, rounds=5)
"""The page on which the AI seats are measured: colours, keys and icons, four a round, five rounds."""


class Watched:
    """A player whose every answer must be one of the offers."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        action = self._player.act(view, prompt, chance, told)
        if action is not None:
            plain: dict[str, Any] = msgspec.to_builtins(action)
            assert any(fits_offer(offer, plain) for offer in prompt.offers), f"{action} is not offered"
        return action


def play(
    setup: Setup,
    seed: str,
    strength: str = "strong",
    noise: float = 0.25,
    crew: Habits | None = None,
) -> tuple[Match, list[Decision]]:
    seated = [
        Watched(make_player("space_puzzle", strength, habits=crew if seat != setup.first_ai else None))
        for seat in range(setup.seats)
    ]
    return play_game(GAME, setup, seed, seated, shaking_hand(PACK, noise))
