"""Every game there is: those of the house, and those that other installed packages announce."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.game import Game
from heliograph.kernel.log import Header
from heliograph.plugins import announced

AnyGame = Game[Any, Any, Any, Any, Any]
GameClass = type[BoxedGame[Any, Any, Any, Any, Any, Any]]

_HOUSE = {
    "contact": "heliograph.games.contact.game:Contact",
    "space_puzzle": "heliograph.games.space_puzzle.game:SpacePuzzle",
    "critical_orbit": "heliograph.games.critical_orbit.game:CriticalOrbit",
    "interstellar": "heliograph.games.interstellar.game:Interstellar",
}
"""The one list to add a game of the house to; it is also the order in which games are shown."""

_GROUP = "heliograph.games"


class UnknownGameError(KeyError):
    """No game of that name is installed."""


def house_ids() -> tuple[str, ...]:
    return tuple(_HOUSE)


def plugin_ids() -> tuple[str, ...]:
    """Games that other packages bring; a name of the house stays the house's."""
    return tuple(id for id in announced(_GROUP) if id not in _HOUSE)


def game_ids() -> tuple[str, ...]:
    return (*house_ids(), *plugin_ids())


def load_game(id: str, override: Path | None = None) -> AnyGame:
    """A game with its own content, or with values of the user's own."""
    return _class(id).load(override)


def game_of_log(header: Header) -> AnyGame:
    """The game with the very content a log was played with."""
    return game_with(header.game, header.content)


def game_with(id: str, content: msgspec.Raw) -> AnyGame:
    return _class(id).from_log(content)


def package_of(id: str) -> Traversable:
    """The folder of the package a game is in, where its other files lie."""
    return files(_entry(id).module.rpartition(".")[0])


@cache
def house_part(layer: str, id: str) -> ModuleType | None:
    """The module in which a layer keeps what it knows of this game: `heliograph.players.contact`."""
    name = f"heliograph.{layer}.{id}"
    return import_module(name) if id in _HOUSE and find_spec(name) else None


def _class(id: str) -> GameClass:
    found: GameClass = _entry(id).load()
    return found


def _entry(id: str) -> EntryPoint:
    if id in _HOUSE:
        return EntryPoint(id, _HOUSE[id], _GROUP)
    if id not in announced(_GROUP):
        raise UnknownGameError(id)
    return announced(_GROUP)[id]
