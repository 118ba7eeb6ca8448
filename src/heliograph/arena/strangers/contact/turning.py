"""The same table with other letters, turned by a quarter, or mirrored: nothing that matters changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from heliograph.arena.strangers.record import WAYS
from heliograph.games import AnyGame
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.transmit import Transmit
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.player import Player, decide

_AS_LONG = 0.02
"""Durations that differ by less count as the same."""
_SORTED = ("candidates", "possible", "face_down", "face_up", "options")
"""Lists sorted by letter: with other letters their order changes."""


@dataclass(frozen=True)
class Decided:
    """A decision, and everything it was based on."""

    view: View
    prompt: Prompt
    chance: Chance
    told: tuple[Any, ...]
    memory: bytes
    action: Any


def same_when_turned(game: AnyGame, player: Player, one: Decided) -> dict[str, bool]:
    return {way: _is_same(game, player, one, way) for way in WAYS}


def _is_same(game: AnyGame, player: Player, one: Decided, way: str) -> bool:
    letters = _letters(one.view) if way == "relabel" else {}
    view = msgspec.convert(_turned(msgspec.to_builtins(one.view), way, letters), View)
    prompt = msgspec.convert(_renamed(msgspec.to_builtins(one.prompt), letters), Prompt)
    told = msgspec.convert(
        _renamed(msgspec.to_builtins(one.told), letters),
        tuple[game.event_type, ...],  # type: ignore[name-defined]
    )
    memory = b"" if letters else one.memory
    return _agree(decide(player, view, prompt, one.chance, told, memory).action, one.action, letters)


def _letters(view: View) -> dict[str, str]:
    """Every planet takes the letter of the one five places further on."""
    planets = sorted(chip.id for chip in view.layout.chips if chip.kind == "planet")
    return dict(zip(planets, (*planets[5:], *planets[:5]), strict=True))


def _turned(view: dict[str, Any], way: str, letters: Mapping[str, str]) -> Any:
    renamed = _renamed(view, letters)
    layout = renamed["layout"]
    size = layout["size"]
    for chip in layout["chips"]:
        if way == "rotate":
            chip["x"], chip["y"] = size - chip["y"], chip["x"]
        elif way == "mirror":
            chip["x"] = size - chip["x"]
    order = [chip["id"] for chip in view["layout"]["chips"]]
    layout["chips"] = sorted(layout["chips"], key=lambda chip: order.index(chip["id"]))
    layout["links"] = {chip: layout["links"][chip] for chip in view["layout"]["links"]}
    return renamed


def _renamed(value: Any, letters: Mapping[str, str], name: str = "") -> Any:
    if isinstance(value, str):
        return letters.get(value, value)
    if isinstance(value, Mapping):
        return {letters.get(key, key): _renamed(part, letters, key) for key, part in value.items()}
    if isinstance(value, Sequence):
        parts = [_renamed(part, letters) for part in value]
        return (
            sorted(parts) if letters and name in _SORTED and all(isinstance(p, str) for p in parts) else parts
        )
    return value


def _agree(turned: Any, straight: Any, letters: Mapping[str, str]) -> bool:
    if type(turned) is not type(straight):
        return False
    if isinstance(straight, MakeGuess):
        return bool(turned.chip == letters.get(straight.chip, straight.chip))
    if isinstance(straight, Transmit):
        return len(turned.holds) == len(straight.holds) and all(
            abs(a - b) <= _AS_LONG * max(a, b) for a, b in zip(turned.holds, straight.holds, strict=True)
        )
    return True
