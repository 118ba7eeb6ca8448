"""The people the AI can imagine in its crew: many persons, and a few machines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from msgspec.structs import replace

from heliograph.players.space_puzzle.codebooks.codebook import FRAMES, Frame
from heliograph.players.space_puzzle.human.person import Person, draw_person

_PEOPLE = 220
_MACHINES = 24
_STUBBORN = 2
"""Machines with another frame, for each frame."""
_LITERAL = 5
"""Every fifth person ignores keys and numbers without a colour."""


@dataclass(frozen=True, eq=False)
class Imagined:
    person: Person
    literal: bool
    """Whether this person ignores tokens that lie without a colour."""


@cache
def town() -> tuple[Imagined, ...]:
    people = [
        Imagined(draw_person(f"imagined {number}", "training"), literal=number % _LITERAL == 0)
        for number in range(_PEOPLE)
    ]
    usual: Frame = "same"
    frames = [*_STUBBORN * list(FRAMES), *_MACHINES * [usual]]
    machines = [_machine(frame, f"machine {number}") for number, frame in enumerate(frames)]
    return (*people, *(Imagined(machine, literal=False) for machine in machines))


def _machine(frame: Frame, seed: str) -> Person:
    """Reads as AI Astronauts do: precisely, and without forgetting."""
    return replace(
        draw_person(seed, "training"),
        frame=frame,
        reads_map=True,
        width=450.0,
        height=450.0,
        misjudges=0.15,
        lapses=0.0,
        binds="nearest",
        touching="binds",
        icons="exact",
        trusts="icons",
        lone_keys="room",
        again="rereads",
        remembers=1.0,
        over_interprets=0.0,
        learns=1.5,
        speaks_up=1.0,
        bossy=False,
        eager=False,
    )
