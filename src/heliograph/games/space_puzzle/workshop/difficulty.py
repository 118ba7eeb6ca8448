"""How hard a scenario is: the results of strong AI seats, compared with those for the house's scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from heliograph.games.space_puzzle.box.scenario import TIERS, Scenario
from heliograph.kernel.content import load_beside
from heliograph.kernel.workshop import Rehearsals, Standing

_NEIGHBOURS = 3
_WEIGHT_OF_ROUNDS = 0.5
"""The share of wins matters most; among scenarios won equally often, the one that takes longer is harder."""


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `box/difficulty.json`: games of AI seats of one strength, for each scenario of the book."""

    strength: str
    seats: int
    scenarios: dict[str, Rehearsals]


@cache
def measured() -> Difficulty | None:
    return load_beside("heliograph.games.space_puzzle", "difficulty.json", Difficulty)


def standing(
    book: Mapping[str, Scenario], difficulty: Difficulty | None, made: Scenario, rehearsals: Rehearsals
) -> Standing | None:
    """The scenarios of the book with the most similar results, and the median of their tiers."""
    if difficulty is None or rehearsals.games == 0:
        return None
    known = {id: one for id, one in difficulty.scenarios.items() if id in book and one.games}
    if not known:
        return None
    here = _how_it_went(made, rehearsals)

    def apart(id: str) -> float:
        there = _how_it_went(book[id], known[id])
        return abs(here[0] - there[0]) + _WEIGHT_OF_ROUNDS * abs(here[1] - there[1])

    like = sorted(known, key=apart)[:_NEIGHBOURS]
    tiers = sorted((book[id].tier for id in like), key=TIERS.index)
    return Standing(tiers[len(tiers) // 2], tuple(like))


def _how_it_went(scenario: Scenario, rehearsals: Rehearsals) -> tuple[float, float]:
    """The share of games won, and the share of the rounds used."""
    return rehearsals.wins / rehearsals.games, rehearsals.rounds / rehearsals.games / scenario.rounds
