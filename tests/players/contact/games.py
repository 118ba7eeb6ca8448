"""Whole games between AI seats, for tests to inspect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from heliograph.arena.contact import shaking_hand
from heliograph.games import load_game
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.offers import fits
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player
from heliograph.players.contact.listening.memory import remembered
from heliograph.players.player import Player
from heliograph.players.table import Decision, play_game

GAME = load_game("contact")


class Watched:
    """A player whose every answer must be one of the offers."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        action = self._player.act(view, prompt, chance, told)
        assert action is None or is_offered(prompt, action), f"{action} is not among {prompt.offers}"
        return action


def is_offered(prompt: Prompt, action: msgspec.Struct) -> bool:
    plain: dict[str, Any] = msgspec.to_builtins(action)
    kind = plain.pop("type")
    return any(
        offer.action == kind
        and offer.fields.keys() == plain.keys()
        and all(fits(field, plain[name]) for name, field in offer.fields.items())
        for offer in prompt.offers
    )


def play(
    setup: Setup, seed: str, strengths: Sequence[str] = ("strong",), timing_cv: float = 0.1
) -> tuple[Match, list[Decision]]:
    seated = [
        Watched(make_player("contact", strengths[seat % len(strengths)])) for seat in range(setup.seats)
    ]
    return play_game(GAME, setup, seed, seated, shaking_hand(timing_cv))


def views(decisions: list[Decision], kind: type[msgspec.Struct]) -> list[View]:
    """The views in which moves of this kind were made, for a seat that remembers every signal exactly."""
    return [remembered(one.view, one.told, 0.0) for one in decisions if isinstance(one.action, kind)]
