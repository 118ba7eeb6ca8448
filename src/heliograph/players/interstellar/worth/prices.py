"""Estimated worth of things in Prestige: one set of prices by hand, one fitted in games between seats that
differed in nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from heliograph.games.interstellar.box.pack import SalvationKind

Corrections = Mapping[str, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Leaning:
    """How a seat prefers to win, and how much more that seems worth to it than it is."""

    kind: SalvationKind | Literal[""]
    """The kind of Salvation action."""
    at_sight: float = 2.0
    """How much more such an action seems worth before it is tried out."""
    held: float = 0.0
    """How much more each success so far seems worth in a position: a space on the track, a column of the
    Journey, the office of Governor."""


NO_LEANING = Leaning("")


@dataclass(frozen=True, slots=True)
class Prices:
    cube: float = 0.85
    """One level of a cube, for a player who will still use it."""
    left_over: float = 0.2
    """The same at the end of the game (HV-24)."""
    cubes_each: float = 2.5
    """Cubes used for one Salvation action."""
    fuel: float = 0.42
    spare_fuel: float = 0.25
    need_acting: float = 5.0
    """Fuel used in an Action Phase."""
    need_saving: float = 4.0
    ahead: float = 2.0
    """The number of rounds for which Fuel is worth saving."""
    scientist: float = 1.0
    spare_scientist: float = 0.25
    extra: float = 8.0
    refilled: float = 0.9

    sent: float = 0.92
    """The share of a cube's worth that remains if an ARS sends it home."""
    fetched: float = 0.3
    """The share if it must be fetched."""
    at_hand: float = 0.4
    """The share if the Explorer is there."""
    overflow: float = 0.15
    outpost_fuel: float = 0.42
    explorer: float = 0.4
    """How often the Explorer will still be where it is."""

    kept: float = 0.2
    """The share of a Building's worth that remains if it stays at home for now."""
    base_kept: float = 1.2
    """The worth of a Base still on board."""
    trouble: float = 0.4
    some_day: float = 0.6
    with_base: float = 0.9
    carried: float = 0.85
    leaving: float = 0.6
    two_bases: float = 0.8
    unprepared: float = 1.5

    passing: float = 0.12
    drawn: float = 2.4
    """Mean level of a cube from the Sun."""
    covered: float = 0.2
    """The cost of covering a token that could have been repeated."""
    wasted: float = 0.6
    """The worth of a token's bonus for another turn of this phase."""
    unknown: float = 1.5
    """The average gain from an unexplored space, its Prestige included."""
    ride: float = 1.2
    onward: float = 0.0
    """What a column of the Journey is worth beside what it brings."""
    governing: float = 0.8
    opened: float = 1.2
    """The worth of being able to build a Mechanism at all."""

    corrections: Corrections = field(default_factory=dict)
    """How much more or less Technologies are worth than calculated, early in a game, when a Scientist and the
    first cubes are missed elsewhere."""
    taste: str = ""
    """A Technology this seat favours."""
    leaning: Leaning = NO_LEANING


PLAIN = Prices()

FITTED = Prices(
    cube=0.82,
    left_over=0.19,
    cubes_each=1.18,
    fuel=0.54,
    spare_fuel=0.42,
    need_acting=5.22,
    need_saving=3.81,
    ahead=2.17,
    scientist=0.95,
    spare_scientist=0.28,
    extra=8.14,
    refilled=0.98,
    sent=1.36,
    fetched=0.31,
    at_hand=0.35,
    overflow=0.16,
    outpost_fuel=0.31,
    explorer=0.40,
    kept=0.18,
    base_kept=0.96,
    trouble=0.36,
    some_day=0.55,
    with_base=1.12,
    carried=0.81,
    leaving=0.66,
    two_bases=0.77,
    unprepared=1.38,
    passing=0.14,
    drawn=2.02,
    covered=0.22,
    wasted=0.54,
    unknown=2.78,
    ride=1.36,
    governing=0.94,
    opened=0.75,
    corrections={
        "ars": (2.7, -4.8, -0.6),
        "converter": (-8.6, 0.1, 0.7),
        "outpost": (-5.9, -0.4, 0.6),
        "drill": (-6.8, -1.2, -0.5),
        "solar": (0.2, -0.2, -3.8),
        "travel": (-7.6, -1.0, 0.0),
        "cryogenics": (-7.3,),
        "build-extra": (0.7,),
        "deep-space": (-7.8,),
        "government-plus": (-6.4,),
    },
)
