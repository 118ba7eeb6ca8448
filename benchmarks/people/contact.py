"""Contact with people: missions won and first guesses by role, `strong` with every kind of partner.

`human` partners are evaluation draws (`players/contact/human/draws.py`), `stranger` is another human-like
partner that nothing was tuned on (`stranger.py`). Hands of AI seats are off by 10 %, in other rows by 15 %;
people have hands of their own, unless the row gives them the table's. Every row plays the same tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from benchmarks.people.ideal_machine import IdealBesideMachine
from benchmarks.people.progress import play_row
from benchmarks.people.stranger import Stranger
from heliograph.arena.contact import Conditions, Record, figures, options_of, play_seated
from heliograph.arena.strangers.contact.ideal import Ideal
from heliograph.games.contact.setup import Setup
from heliograph.players import make_player, partners
from heliograph.players.contact.bot import ContactBot
from heliograph.players.contact.human.bot import HumanPlayer
from heliograph.players.player import Player

SEED = "people"
LEVEL_6 = Setup(level=6)
PROFESSIONAL = Setup(mode="professional")
USUAL = Conditions(timing_cv=0.10)
TABLES_HANDS = Conditions(timing_cv=0.10, hands=0.10)
UNSTEADY = Conditions(timing_cv=0.15, hands=0.15)
PERFECT_EARS = Conditions(timing_cv=0.10, ear=0.0)
"""Ears without error, as before AI seats had ears (CT-H21): the figures for comparison were taken that
way."""

Row = tuple[Sequence[str], Setup, Conditions]
ROWS: Mapping[str, Row] = {
    "strong, human": (("strong", "human"), LEVEL_6, USUAL),
    "ideal, human": (("ideal", "human"), LEVEL_6, USUAL),
    "strong, human with the table's hands": (("strong", "human"), LEVEL_6, TABLES_HANDS),
    "strong, stranger": (("strong", "stranger"), LEVEL_6, USUAL),
    "ideal, human with the table's hands": (("ideal", "human"), LEVEL_6, TABLES_HANDS),
    "strong, naive, perfect ears": (("strong", "naive"), LEVEL_6, PERFECT_EARS),
    "strong, quick, perfect ears": (("strong", "quick"), LEVEL_6, PERFECT_EARS),
    "ideal, naive, perfect ears": (("ideal", "naive"), LEVEL_6, PERFECT_EARS),
    "ideal, quick, perfect ears": (("ideal", "quick"), LEVEL_6, PERFECT_EARS),
    "strong, strong, one transmission": (
        ("strong", "strong"),
        LEVEL_6,
        Conditions(timing_cv=0.1, ear=0.0, asks=False),
    ),
    "human, human": (("human", "human"), LEVEL_6, USUAL),
    "strong, human, 0.15": (("strong", "human"), LEVEL_6, UNSTEADY),
    "strong, human, professional": (("strong", "human"), PROFESSIONAL, TABLES_HANDS),
    "strong, human, professional, 0.15": (("strong", "human"), PROFESSIONAL, UNSTEADY),
}


def measure(quick: bool, games: int | None = None) -> dict[str, Any]:
    games = games or (8 if quick else 40)
    return {
        name: _summary(name, play_row(name, partial(_play, *row), games, SEED)) for name, row in ROWS.items()
    }


def _play(names: Sequence[str], setup: Setup, conditions: Conditions, seed: str) -> Record:
    seated = seated_for(names, conditions, seed)
    own = (*partners("contact"), "stranger")
    hands = [0.0 if name in own else conditions.timing_cv for name in names]
    return play_seated(seated, setup, hands, seed, names)


def seated_for(names: Sequence[str], conditions: Conditions, seed: str) -> list[Player]:
    seated: list[Player] = []
    for seat, name in enumerate(names):
        own = f"{seed}/seat {seat}"
        if name == "stranger":
            seated.append(Stranger(own))
        elif name == "ideal":
            seated.append(make_player("contact", "strong", **options_of("strong", conditions, own)))
        else:
            seated.append(make_player("contact", name, **options_of(name, conditions, own)))
    if "ideal" in names:
        strong, partner = seated
        assert isinstance(strong, ContactBot)
        if isinstance(partner, HumanPlayer):
            return [Ideal(strong, partner), partner]
        return [IdealBesideMachine(strong, names[1], conditions.timing_cv, conditions.ear or 0.0), partner]
    return seated


def _summary(name: str, records: list[Record]) -> dict[str, float]:
    """The first of two players is the one under test; only its own figures, by role."""
    found = figures(records)
    one, other = records[0].players
    roles, ms = found["by_role"], found["ms_by_player"]
    return {
        "games": found["games"],
        "won %": 100 * found["missions_won"],
        "score": found["score_mean"],
        "speaks %": 100 * roles[f"{one} to {other}"]["first_guess_accuracy"],
        "listens %": 100 * roles[f"{other} to {one}"]["first_guess_accuracy"],
        "source ms": ms[f"{one} as source"]["p50"],
        "crew ms": ms[f"{one} as crew"]["p50"],
    }


if __name__ == "__main__":
    print(measure(quick=True))
