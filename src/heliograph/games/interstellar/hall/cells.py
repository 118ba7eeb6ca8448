"""The cells of H.A.L.L.'s board, and what cubes become in its bag: the shape of the booklet's tables."""

from __future__ import annotations

from typing import Literal

from heliograph.games.interstellar.box.parts import Part
from heliograph.games.interstellar.rules.resources import COLOURS, HIGHEST, Colour


class SolarCell(Part, frozen=True):
    keep: int
    spared: int
    """Reputation that it does not lose."""


class ResearchCell(Part, frozen=True):
    times: int
    scientists: int
    levels: int


class TravelCell(Part, frozen=True):
    fuel: int
    ars: int


class MarketCell(Part, frozen=True):
    lowest: int
    highest: int


class ProduceCell(Part, frozen=True):
    fewer: int
    raised: int
    steps: int
    fuel: int


class GovernmentCell(Part, frozen=True):
    space: Literal["first", "second", "right", "left"]
    whole_row: bool


class ProbeCell(Part, frozen=True):
    cost: int
    benefit: Literal["less", "same", "double"]
    builds: bool


class MechanismCell(Part, frozen=True):
    which: Literal["least", "greatest"]
    any_row: bool
    saves: bool


class PopulationCell(Part, frozen=True):
    least: bool
    highest: bool
    flies: bool


class HallBoard(Part, frozen=True):
    """What the cube's colour makes of each action, red first (L642 to L992)."""

    solar: tuple[SolarCell, ...]
    research: tuple[ResearchCell, ...]
    travel: tuple[TravelCell, ...]
    market: tuple[MarketCell, ...]
    earth: tuple[int, ...]
    produce: tuple[ProduceCell, ...]
    government: tuple[GovernmentCell, ...]
    probe: tuple[ProbeCell, ...]
    mechanism: tuple[MechanismCell, ...]
    population: tuple[PopulationCell, ...]


class Exchange(Part, frozen=True):
    each: int
    gives: Colour


class Conversion(Part, frozen=True):
    """What cubes on the board become in the bag: without technology, with one level, with two (L1020)."""

    plain: tuple[Exchange, ...]
    level_1: tuple[str, ...]
    level_2: tuple[str, ...]


def cell_of(colour: str) -> Colour:
    """Purple does what blue does; that the token is played again is told by itself (L658)."""
    return COLOURS[min(COLOURS.index(colour), HIGHEST - 1)]
