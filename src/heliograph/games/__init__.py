"""The games of the house, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from heliograph.games.contact.content import Pack as ContactPack
from heliograph.games.contact.game import Contact
from heliograph.games.critical_orbit.content import Pack as CriticalOrbitPack
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.space_puzzle.content import Pack as SpacePuzzlePack
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.kernel.content import pack_from_log
from heliograph.kernel.game import Game
from heliograph.kernel.log import Header

AnyGame = Game[Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class Shelf:
    """How one game comes off the shelf: with a pack of the user's own, or with a log's."""

    load: Callable[[Path | None], AnyGame]
    from_log: Callable[[msgspec.Raw], AnyGame]


_SHELVES: dict[str, Shelf] = {
    "contact": Shelf(Contact.load, lambda content: Contact(pack_from_log(content, ContactPack))),
    "critical_orbit": Shelf(
        CriticalOrbit.load, lambda content: CriticalOrbit(pack_from_log(content, CriticalOrbitPack))
    ),
    "space_puzzle": Shelf(
        SpacePuzzle.load, lambda content: SpacePuzzle(pack_from_log(content, SpacePuzzlePack))
    ),
}


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
    return _shelf(header.game).from_log(header.content)


def _shelf(id: str) -> Shelf:
    if id not in _SHELVES:
        raise UnknownGameError(id)
    return _SHELVES[id]
