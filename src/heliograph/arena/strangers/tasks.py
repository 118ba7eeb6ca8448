"""The tasks, who is measured in them, and how each game is played."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from heliograph.arena.strangers.partners import Stranger
from heliograph.arena.strangers.record import Episodes, Group
from heliograph.players.strangers import TASKS, Task

__all__ = [
    "BOUNDS",
    "BY_ID",
    "HOUSE",
    "IDEAL",
    "LEARNER",
    "RANDOM",
    "ROUNDS",
    "TASKS",
    "Playing",
    "Task",
    "playing",
]

BY_ID = {task.id: task for task in TASKS}
ROUNDS = 12
RANDOM, IDEAL, LEARNER = "random", "ideal", "ideal-learner"
BOUNDS = LEARNER, IDEAL
"""Who finds out by Bayes' rule whom it has, and who has been told."""
HOUSE: tuple[str, ...] = (RANDOM, "naive", "quick", "strong", *BOUNDS)


class Playing(Protocol):
    """The module `heliograph.arena.strangers.<game>`."""

    def meet(
        self, task: Task, player: str, group: Group, strangers: Sequence[Stranger], table: int, seed: str
    ) -> Episodes:
        """Tables with each of the strangers, as if there were no other; with itself, as many tables."""


def playing(task: Task) -> Playing:
    return cast(Playing, import_module(f"heliograph.arena.strangers.{task.game}"))
