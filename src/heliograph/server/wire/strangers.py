"""Strangers: the benchmark's table, with people in it, and how to play its tasks."""

from __future__ import annotations

import msgspec

from heliograph.kernel.seats import Seat
from heliograph.players.strangers import Role


class StrangerTable(msgspec.Struct, frozen=True):
    """How to meet a stranger in a role: the set-up of a table for two, and the seat to take."""

    setup: msgspec.Raw
    seat: Seat


class StrangerTask(msgspec.Struct, frozen=True):
    id: str
    game: str
    at_table: dict[Role, StrangerTable]


class StrangerFigure(msgspec.Struct, frozen=True):
    """A share with its 95 % bootstrap interval; None if there is none."""

    value: float | None = None
    low: float | None = None
    high: float | None = None


class StrangerRow(msgspec.Struct, frozen=True):
    """One player in one role of one task, with held-out strangers."""

    player: str
    task: str
    role: Role
    encounters: int
    cells: dict[str, float]
    """The mean score by stranger."""
    middle: StrangerFigure
    """The interquartile mean; for people the mean of all rounds."""
    share: StrangerFigure
    """As a share of the best response."""


class StrangersHere(msgspec.Struct, frozen=True):
    """Answer to `GET /api/strangers`."""

    version: int
    strangers: tuple[str, ...]
    """Their strengths, for inviting them to a table."""
    tasks: tuple[StrangerTask, ...]
    rows: tuple[StrangerRow, ...]
    people: tuple[StrangerRow, ...]
    """People on this server, from games that they agreed to have counted."""


class CountMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{table}/stranger`: the result of a game with a stranger may be counted."""


class StrangerCounted(msgspec.Struct, frozen=True):
    """Answer: by role, the mean score."""

    scores: dict[Role, float]
