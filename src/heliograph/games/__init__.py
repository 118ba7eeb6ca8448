"""The games of the house, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from heliograph.games.contact.game import Contact
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.game import Game
from heliograph.kernel.log import Header

AnyGame = Game[Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class Shelf:
    """How one game comes off the shelf: with a pack of the user's own, or with a log's."""

    load: Callable[[Path | None], AnyGame]
    from_log: Callable[[msgspec.Raw], AnyGame]


_HOUSE: tuple[type[BoxedGame[Any, Any, Any, Any, Any, Any]], ...] = (
    Contact,
    SpacePuzzle,
    CriticalOrbit,
    Interstellar,
)
_SHELVES: dict[str, Shelf] = {game.id: Shelf(game.load, game.from_log) for game in _HOUSE}


class UnknownGameError(KeyError):
    """No game of that name in the house."""


def game_ids() -> tuple[str, ...]:
    return tuple(_SHELVES)


def add_game(id: str, shelf: Shelf) -> None:
    """A game from outside the house: a benchmark's, a test's, a stranger's."""
    _SHELVES[id] = shelf


def load_game(id: str, override: Path | None = None) -> AnyGame:
    """A game with its own content, or with values of the user's own."""
    return _shelf(id).load(override)


def game_of_log(header: Header) -> AnyGame:
    """The game with the very content a log was played with."""
    return game_with(header.game, header.content)


def game_with(id: str, content: msgspec.Raw) -> AnyGame:
    return _shelf(id).from_log(content)


def _shelf(id: str) -> Shelf:
    if id not in _SHELVES:
        raise UnknownGameError(id)
    return _SHELVES[id]
