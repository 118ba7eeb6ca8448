"""Who understands whom: every Source with every Crew, for every way in which a Source measures distance.

First guesses right, in percent, at level 6 with 10 % timing noise. A Source keeps its way of measuring, so
that only the Crew has to adapt.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from heliograph.arena.contact import Record, play_seated
from heliograph.arena.figures import mean
from heliograph.arena.running.local import spread
from heliograph.games.contact.setup import Setup
from heliograph.players import make_player
from heliograph.players.contact.conventions import CONVENTIONS
from heliograph.players.contact.habits import ConventionName, Habits

SETUP = Setup(level=6)
TIMING_CV = 0.10
SOURCES = ("strong", "quick", "naive")
CREWS = ("strong", "quick")


def measure(quick: bool) -> dict[str, Any]:
    games = 15 if quick else 100
    return {
        f"{source} → {crew}": {way: _understood(source, crew, way, games) for way in CONVENTIONS}
        for source in SOURCES
        for crew in CREWS
    }


def _understood(source: str, crew: str, way: ConventionName, games: int) -> float:
    seeds = [f"crossplay/{number}" for number in range(games)]
    records: list[Record] = spread(partial(_play, source, crew, way), seeds)
    return 100 * mean(one.right_at_once for game in records for one in game.rounds if one.source == 0)


def _play(source: str, crew: str, way: ConventionName, seed: str) -> Record:
    speaker = make_player("contact", source, habits=Habits(convention=way, adapts=False))
    return play_seated([speaker, make_player("contact", crew)], SETUP, TIMING_CV, seed)


if __name__ == "__main__":
    print(measure(quick=False))
