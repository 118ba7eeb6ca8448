"""The tasks: which game, which roles, and what counts."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Literal, Protocol

import msgspec

from heliograph.arena.strangers.partners import Stranger
from heliograph.arena.strangers.record import Episodes, Group

Best = Literal["exact", "told", "none"]


class Task(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    game: str
    roles: tuple[str, str]
    """Speaker and listener, in the game's own words."""
    counts: str
    """What a score is the share of."""
    best: Best
    """Whether there is one who knows its partner: an ideal observer, one who was told, or nobody."""
    setup: dict[str, Any]
    """For whoever wants to play it."""


TASKS: tuple[Task, ...] = (
    Task(
        id="contact-6",
        title="Contact, level 6",
        game="contact",
        roles=("Source", "Crew"),
        counts="first guesses that are right",
        best="exact",
        setup={"level": 6},
    ),
    Task(
        id="contact-professional",
        title="Contact, professional",
        game="contact",
        roles=("Source", "Crew"),
        counts="first guesses that are right",
        best="exact",
        setup={"mode": "professional"},
    ),
    Task(
        id="puzzle-3",
        title="AI Space Puzzle, three tokens",
        game="space_puzzle",
        roles=("AI", "Astronaut"),
        counts="boards that are solved",
        best="told",
        setup={"own": {"tokens": ["C", "K", "R"], "per_round": 3, "actions": 3, "rounds": 6}},
    ),
    Task(
        id="puzzle-4",
        title="AI Space Puzzle, four tokens",
        game="space_puzzle",
        roles=("AI", "Astronaut"),
        counts="boards that are solved",
        best="told",
        setup={"own": {"tokens": ["C", "K", "R"], "per_round": 4, "actions": 3, "rounds": 4}},
    ),
    Task(
        id="mission",
        title="Mission Control, easy",
        game="critical_orbit",
        roles=("Mercury", "ground"),
        counts="oxygen that is wanted",
        best="none",
        setup={"difficulty": "easy", "turns": 20},
    ),
)
BY_ID = {task.id: task for task in TASKS}
ROUNDS = 12
RANDOM, IDEAL = "random", "ideal"
HOUSE: tuple[str, ...] = (RANDOM, "naive", "quick", "strong", IDEAL)


class Playing(Protocol):
    """The module `heliograph.arena.strangers.<game>`."""

    def meet(
        self, task: Task, player: str, group: Group, strangers: Sequence[Stranger], table: int, seed: str
    ) -> Episodes:
        """One table with each of the strangers in turn, as if there had been no other."""


def playing(task: Task) -> Playing:
    return import_module(f"heliograph.arena.strangers.{task.game}")  # type: ignore[return-value]
