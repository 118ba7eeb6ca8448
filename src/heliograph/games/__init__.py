"""The games of the house, by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from heliograph.games.contact.content import Pack as ContactPack
from heliograph.games.contact.game import Contact
from heliograph.kernel.content import pack_from_log
from heliograph.kernel.game import Game
from heliograph.kernel.log import Header

AnyGame = Game[Any, Any, Any, Any, Any]

_LOADERS: dict[str, Callable[[Path | None], AnyGame]] = {"contact": Contact.load}
_FROM_LOG: dict[str, Callable[[msgspec.Raw], AnyGame]] = {
    "contact": lambda raw: Contact(pack_from_log(raw, ContactPack)),
}

GAME_IDS = tuple(_LOADERS)


class UnknownGameError(KeyError):
    """No game of that name in the house."""


def load_game(id: str, override: Path | None = None) -> AnyGame:
    """A game with its own content, or with values of the user's own."""
    if id not in _LOADERS:
        raise UnknownGameError(id)
    return _LOADERS[id](override)


def game_of_log(header: Header) -> AnyGame:
    """The game with the very content a log was played with."""
    if header.game not in _FROM_LOG:
        raise UnknownGameError(header.game)
    return _FROM_LOG[header.game](header.content)
