"""A family of made-up people, one of whom is drawn for each game.

What the ranges rest on:
- Tapped intervals spread by 5 to 14 % with and without counting (fechnerday.com, article 356), by twice that
  if people hurry; Weber's law holds from 0.1 to 3.2 s (doi.org/10.3758/s13414-020-02128-6), and below a
  third of a second a constant part shows: hands from 8 to 25 %, plus 30 ms.
- Fast tapping ends near seven taps a second: no hold under 90 to 160 ms.
- Perceived duration grows with an exponent of 0.9 on average, 0.44 to 1.87 among people
  (doi.org/10.3758/s13414-015-0846-0), and is drawn to the middle (PMC2916084, PMC6621155): ears.
- Lengths are judged to 7 to 14 % (jov.arvojournals.org, article 2121004), here with one error per distance,
  since a second look sees the same; their exponent is near 1, below it for long distances: eyes.
- No rule says what counts as distance: from edge to edge, from centre to centre, or something between. Which
  is more common, how routes are chosen and how soon people ask again is our estimate; nobody has measured it.

`training` draws are for tuning AI seats, `evaluation` draws for reported figures. They differ in seeds and in
how common each kind is, and evaluation covers slightly wider ranges.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Literal

from heliograph.players.contact.habits import USUAL_MM_PER_S
from heliograph.players.contact.human.person import Ears, Eyes, Hands, Person, Ways

Draw = Literal["training", "evaluation"]
Taste = Literal["shortest", "fewest", "pretty"]


@dataclass(frozen=True)
class Mixture:
    """How common each kind of person is."""

    edge: float
    centre: float
    """The share that measures from centre to centre; the rest measures something between."""
    tastes: Mapping[Taste, float]
    careful: float
    """The share that considers what else a route may sound like."""
    liftoff: float
    tempo: float
    """Spread of the logarithm of the usual tempo."""
    keeps_all: float
    learners: tuple[float, float, float]
    """Shares that learn not at all, slowly and fast."""


MIXTURES: Mapping[Draw, Mixture] = {
    "training": Mixture(
        edge=0.35,
        centre=0.35,
        tastes={"shortest": 0.4, "fewest": 0.3, "pretty": 0.3},
        careful=0.35,
        liftoff=0.5,
        tempo=0.25,
        keeps_all=0.5,
        learners=(0.3, 0.4, 0.3),
    ),
    "evaluation": Mixture(
        edge=0.25,
        centre=0.45,
        tastes={"shortest": 0.45, "fewest": 0.2, "pretty": 0.35},
        careful=0.3,
        liftoff=0.6,
        tempo=0.3,
        keeps_all=0.4,
        learners=(0.35, 0.4, 0.25),
    ),
}


def draw_person(seed: str, draw: Draw = "evaluation") -> Person:
    name = f"{draw}/{seed}"
    chance, mixture = Random(name), MIXTURES[draw]
    return Person(
        name=name,
        hands=_hands(chance, mixture),
        eyes=_eyes(chance, mixture),
        ways=_ways(chance, mixture),
        ears=_ears(chance, mixture),
        patience=chance.uniform(0.3, 0.85),
        learning=chance.choices((0.0, chance.uniform(0.2, 0.4), chance.uniform(0.5, 0.8)), mixture.learners)[
            0
        ],
    )


def _hands(chance: Random, mixture: Mixture) -> Hands:
    return Hands(
        weber=chance.uniform(0.08, 0.25),
        shortest_ms=chance.uniform(90, 160),
        liftoff_ms=chance.uniform(50, 300) if chance.random() < mixture.liftoff else 0.0,
        mm_per_s=exp(chance.gauss(log(USUAL_MM_PER_S), mixture.tempo)),
        drift=chance.uniform(0.02, 0.1),
        waver=chance.uniform(0.01, 0.05),
        slows=chance.choice((1.0, chance.uniform(1.0, 1.3))),
    )


def _eyes(chance: Random, mixture: Mixture) -> Eyes:
    between = 1 - mixture.edge - mixture.centre
    rim = chance.choices((0.0, 1.0, chance.random()), (mixture.edge, mixture.centre, between))[0]
    return Eyes(rim, min(chance.gauss(0.95, 0.07), 1.05), chance.uniform(0.03, 0.1))


def _ways(chance: Random, mixture: Mixture) -> Ways:
    taste = chance.choices([*mixture.tastes], [*mixture.tastes.values()])[0]
    prices = _PRICES[taste]
    detour, flights, turns, crossing, unround = (price * chance.uniform(0.6, 1.4) for price in prices)
    return Ways(
        detour=detour,
        flights=flights,
        turns=turns,
        crossing=crossing,
        unround=unround,
        alike=chance.uniform(1, 4) if chance.random() < mixture.careful else 0.0,
        whim=chance.uniform(0.2, 0.7),
        most_flights=chance.choice((2, 3, 3)),
        repeats=chance.uniform(0.6, 1.0),
        insists=chance.uniform(0.2, 0.7),
    )


_PRICES: Mapping[Taste, tuple[float, float, float, float, float]] = {
    "shortest": (12, 1.5, 0.5, 1, 0.2),
    "fewest": (2, 4, 0.5, 1, 0.2),
    "pretty": (3, 1, 2, 3, 2),
}
"""Prices of a detour, flights, turns, a crossing, and ratios that are not simple."""


def _ears(chance: Random, mixture: Mixture) -> Ears:
    return Ears(
        weber=chance.uniform(0.05, 0.15),
        floor_ms=chance.uniform(100, 200),
        exponent=min(chance.gauss(0.93, 0.06), 1.05),
        keeps_all=chance.random() < mixture.keeps_all,
        expects_own=chance.uniform(0.0, 0.2),
        lapses=chance.uniform(0.0, 0.05),
    )
