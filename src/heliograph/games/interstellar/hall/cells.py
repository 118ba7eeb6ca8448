"""The cells of H.A.L.L.'s board, and the conversion of cubes in its bag, shaped like the booklet's tables."""

from __future__ import annotations

from typing import Literal

from heliograph.games.interstellar.box.parts import Part
from heliograph.games.interstellar.rules.resources import COLOURS, HIGHEST, Colour


class SolarCell(Part, frozen=True):
    keep: int
    spared: int
    """Reputation that H.A.L.L. keeps."""


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
    """The effect of the cube's colour on each action, red first (L642 to L992)."""

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
    """The cubes that go into the bag for those on the board: without technology, with one level, with two
    (L1020)."""

    plain: tuple[Exchange, ...]
    level_1: tuple[str, ...]
    level_2: tuple[str, ...]


def cell_of(colour: str) -> Colour:
    """Purple uses the cells of blue; that the token is played again is a separate rule (L658)."""
    return COLOURS[min(COLOURS.index(colour), HIGHEST - 1)]
