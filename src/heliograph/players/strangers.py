"""Strangers: made-up people of the `human` family by number, and the tasks in which players can meet them.

VERSION covers the tasks, the strangers and how they are measured: figures of different versions do not
compare. At a table a stranger is a strength, such as `stranger-3`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

VERSION = 1
HELD_OUT = 12
"""How many strangers can be met at a table."""

Role = Literal["speaker", "listener"]
Family = Literal["public", "held-out"]
Best = Literal["exact", "told", "none"]
ROLES: tuple[Role, Role] = ("speaker", "listener")
_STRENGTH = "stranger-"
_GROUND = ("houston", "bengaluru", "cologne")


def seed_of(family: Family, number: int) -> str:
    return f"strangers {VERSION}, {family} {number}"


def strength_of(number: int) -> str:
    return f"{_STRENGTH}{number}"


def stranger_of(strength: str) -> int | None:
    """The number of the stranger that this strength stands for."""
    return next((number for number in range(1, HELD_OUT + 1) if strength == strength_of(number)), None)


class Task(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    game: str
    roles: tuple[str, str]
    """Speaker and listener, in the game's own words."""
    counts: str
    """What a score is the share of."""
    best: Best
    """The best possible partner: an ideal observer, a partner who was told everything, or none."""
    setup: dict[str, Any]

    def at_table(self, role: Role) -> tuple[dict[str, Any], int]:
        """The set-up for two players under the game's own rules, and the seat that has that role, or has it
        first if roles change."""
        match self.game:
            case "contact":
                return {"seats": 2, "first_source": ROLES.index(role), **self.setup}, 0
            case "space_puzzle":
                own = {"id": "own", "tier": "own", "name": "", "dice": False, **self.setup["own"]}
                return {"seats": 2, "deck": "endless", "own": own}, ROLES.index(role)
            case _:
                jobs = {"seats": 2, "mercury": 0, **dict.fromkeys(_GROUND, 1)}
                return {**self.setup, **jobs, "clock": "untimed"}, ROLES.index(role)


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
