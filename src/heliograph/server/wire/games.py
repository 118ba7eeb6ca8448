"""The installed games, and the choices before a game."""

from __future__ import annotations

import msgspec

from heliograph.kernel.message import Message


class GameInfo(msgspec.Struct, frozen=True):
    """One entry of `GET /api/games`: an installed game."""

    id: str
    setup: msgspec.Raw
    """The set-up with every value at its default."""
    seats: tuple[int, ...]
    """The possible numbers of players."""
    strengths: tuple[str, ...]
    """Of AI seats, the best first."""
    workshop: bool
    """Whether players can make scenarios of their own."""
    review: bool
    """Whether a finished game can be reviewed."""
    files: tuple[str, ...]
    """Browser files of a game from another package, under `/games/{id}/`."""


class ProposedSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/setup`: the choices before a game, while they are made."""

    setup: msgspec.Raw


class SetupAdvice(msgspec.Struct, frozen=True):
    """Answer: the reason if no table can be opened with it, and warnings about a set-up that is allowed."""

    refused: Message | None
    warnings: tuple[Message, ...]
