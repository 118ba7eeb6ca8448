"""AI seats, by game and strength. Each game's engine is imported when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from typing import Any

import msgspec

from heliograph.kernel.game import Game
from heliograph.players.player import Hand, Player

_STRENGTHS: dict[str, tuple[str, ...]] = {
    "contact": ("strong", "quick", "naive"),
    "space_puzzle": ("strong", "quick"),
    "critical_orbit": ("strong", "quick"),
    "interstellar": ("strong", "quick"),
}


class UnknownStrengthError(KeyError):
    """No AI seat of that strength for that game."""


def strengths(game_id: str) -> tuple[str, ...]:
    """What an AI seat of this game can be, the best first, then those from outside the house."""
    return (*_STRENGTHS.get(game_id, ()), *_from_outside(game_id))


def make_player(game_id: str, strength: str, *, pack: msgspec.Struct | None = None, **options: Any) -> Player:
    """An AI seat. Options are the game's own, such as `human_noise` in Contact. Whoever asks for the `pack`,
    because views do not repeat what is printed in the box, gets the table's own."""
    make = _maker(game_id, strength)
    if pack is not None and "pack" in signature(make).parameters:
        options["pack"] = pack
    return make(**options)


def _maker(game_id: str, strength: str) -> Callable[..., Player]:
    if strength not in strengths(game_id):
        raise UnknownStrengthError(f"{game_id} has no player {strength!r}, only {strengths(game_id)}")
    outside = _from_outside(game_id)
    if strength in outside:
        stranger: Callable[..., Player] = outside[strength].load()
        return stranger
    engine = import_module(f"heliograph.players.{game_id}.bot")
    return partial(engine.make, strength)


def company(game: Game[Any, Any, Any, Any, Any], setup: Any, seed: str) -> tuple[Sequence[Player], Hand]:
    """AI seats that try a scenario out, and the hand that plays for them: as different as people are."""
    engine = import_module(f"heliograph.players.{game.id}.rehearsal")
    found: tuple[Sequence[Player], Hand] = engine.company(game.content, setup, seed)
    return found


@cache
def _from_outside(game_id: str) -> dict[str, EntryPoint]:
    """Players that installed packages announce as `GAME.NAME`; a name of the house stays the house's."""
    announced = {point.name: point for point in entry_points(group="heliograph.players")}
    prefix = f"{game_id}."
    names = {name.removeprefix(prefix): point for name, point in announced.items() if name.startswith(prefix)}
    return {name: point for name, point in names.items() if name not in _STRENGTHS.get(game_id, ())}
