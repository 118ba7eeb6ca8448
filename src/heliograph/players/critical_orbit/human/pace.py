"""How long a person takes for each action; chosen so that a new crew's turn lasts 45 to 60 seconds."""

from __future__ import annotations

from heliograph.kernel.chance import Chance
from heliograph.players.critical_orbit.human.minds import generator
from heliograph.players.critical_orbit.human.person import Person

SECONDS: dict[str, int] = {
    "roll": 3,
    "want": 6,
    "keep": 4,
    "call": 4,
    "enter": 7,
    "claim": 3,
    "lock": 2,
    "skip-star": 3,
    "take-back": 3,
    "tick-space": 6,
    "tick-square": 5,
    "place": 5,
    "lift": 2,
    "cover": 3,
    "uncover": 2,
    "shift": 3,
    "choose-tile": 5,
    "choose-half": 5,
    "judge-half": 4,
    "order-cards": 5,
    "star-half": 6,
    "star-cards": 6,
    "star-tile": 6,
    "drop-star": 2,
}
"""For a beginner: a thought (1.4 s) for every few things compared, and a movement of the hand (1.1 s; Card,
Moran, Newell 1980). Actions not listed take no time.
"""
PLANNING_SECONDS = 30
"""Before Mercury lays the first tile of a new hand; people also have to find a way."""
_MS = 1000


def takes_ms(person: Person, kind: str, chance: Chance, *, plans: bool = False) -> int:
    """`plans` marks Mercury's first step with a new hand."""
    seconds = SECONDS.get(kind, 0) + (PLANNING_SECONDS if plans else 0)
    return round(_MS * seconds * person.pace * generator(chance).lognormal(0.0, person.unsteadiness))
