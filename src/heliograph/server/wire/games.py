"""What can be played here, and the choices before a game."""

from __future__ import annotations

import msgspec

from heliograph.kernel.message import Message


class GameInfo(msgspec.Struct, frozen=True):
    """One entry of `GET /api/games`: what can be played here."""

    id: str
    setup: msgspec.Raw
    """The set-up with every value at its default."""
    seats: tuple[int, ...]
    """How many can play."""
    strengths: tuple[str, ...]
    """Of AI seats, the best first."""
    workshop: bool
    """Whether players can make scenarios of their own."""
    review: bool
    """Whether a finished game can be reviewed."""
    files: tuple[str, ...]
    """What a game from another package brings for the browser, under `/games/{id}/`."""


class ProposedSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/setup`: the choices before a game, while they are made."""

    setup: msgspec.Raw


class SetupAdvice(msgspec.Struct, frozen=True):
    """Answer: why no table can be opened with it, if so, and what may spoil a game that can."""

    refused: Message | None
    warnings: tuple[Message, ...]
