"""Scenarios of players' own."""

from __future__ import annotations

import msgspec

from heliograph.kernel.workshop import Fault, Standing


class OwnFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/scenario`: a scenario as a file."""

    text: str


class OwnScenario(msgspec.Struct, frozen=True):
    """Answer: the scenario in the file, and the same as the server would write it."""

    scenario: msgspec.Raw
    text: str


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/draft`: an unfinished scenario."""

    scenario: msgspec.Raw


class Checked(msgspec.Struct, frozen=True):
    """Answer: the draft as a file, with its remaining faults."""

    text: str
    faults: tuple[Fault, ...]


class Estimate(msgspec.Struct, frozen=True):
    """Answer to `POST /api/games/{game}/estimate`: how AI seats do with a scenario, as far as is known."""

    games: int
    of: int
    """The estimate is complete when `games` equals this; until then ask again."""
    wins: int
    low: float
    """The share of games won lies between here and `high`, with 95 % confidence."""
    high: float
    rounds_mean: float
    standing: Standing | None
    """Compared with the book's own scenarios, if those have been measured."""
