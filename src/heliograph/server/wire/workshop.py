"""Scenarios of players' own."""

from __future__ import annotations

import msgspec

from heliograph.kernel.workshop import Fault, Standing


class OwnFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/scenario`: a scenario as a file."""

    text: str


class OwnScenario(msgspec.Struct, frozen=True):
    """Answer: the scenario in the file, and the same as this house would write it."""

    scenario: msgspec.Raw
    text: str


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/draft`: a scenario in the making."""

    scenario: msgspec.Raw


class Checked(msgspec.Struct, frozen=True):
    """Answer: the draft as a file, and what is still wrong with it."""

    text: str
    faults: tuple[Fault, ...]


class Estimate(msgspec.Struct, frozen=True):
    """Answer to `POST /api/games/{game}/estimate`: how AI seats fare with a scenario, as far as is known."""

    games: int
    of: int
    """When as many have been played, it is done; until then ask again."""
    wins: int
    low: float
    """The share of games won lies between here and `high`, 19 times out of 20."""
    high: float
    rounds_mean: float
    standing: Standing | None
    """Compared with the house's own scenarios, where those have been measured."""
