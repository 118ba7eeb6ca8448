"""What a listener believes about a Source's way of tapping: its taste in routes, how it measures distance,
its scatter, its tempo.  The belief is a grid over all four, so that a wrong first estimate can always be
corrected: an array [taste, reading, scatter, tempo] of probabilities. A tempo is the logarithm of
milliseconds per millimetre.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp, log

import numpy as np

from heliograph.players.contact.conventions import EDGE, READINGS, Floats
from heliograph.players.contact.habits import USUAL_MM_PER_S
from heliograph.players.contact.listening.tastes import ANYTHING, OF_ONE_IDEA, SHARES

USUAL_TEMPO = log(1000.0 / USUAL_MM_PER_S)

SCATTERS: Floats = np.array([0.06, 0.12, 0.18, 0.27])
TEMPI: Floats = USUAL_TEMPO + np.linspace(-1.26, 1.26, 37)
SHAPE = (len(SHARES), len(READINGS), len(SCATTERS), len(TEMPI))

_READING_PRIOR: Floats = np.array([0.3, 0.2, 0.15, 0.1, 0.15, 0.1])
_AVERAGE_SCATTER = 0.12
_SCATTER_PRIOR: Floats = np.array([0.15, 0.35, 0.3, 0.2])
_STEADY_PRIOR: Floats = np.array([0.25, 0.55, 0.2, 0.0])
"""Machines have steadier hands than people."""
_BY_THE_BOOK = 0.9
"""The share of machines of one idea that tap from edge to edge at the usual tempo; others tap as anybody."""
_PUNCTUAL = 0.05
"""How far off the usual tempo those are."""
_FLOOR = exp(-8.0)
"""No cell ever becomes impossible: a partner may change hands or habits."""


def _bell(spread: float) -> Floats:
    bell: Floats = np.exp(-0.5 * ((TEMPI - USUAL_TEMPO) / spread) ** 2)
    bell /= bell.sum()
    return bell


@lru_cache
def stranger(only: int | None = None) -> Floats:
    """The belief about an unknown Source, by a listener who considers one reading only, or all. Read only."""
    tempo = 0.85 * _bell(0.4) + 0.15 * _bell(0.9)
    anybody = _READING_PRIOR[:, None, None] * _SCATTER_PRIOR[:, None] * tempo
    machine = (1 - _BY_THE_BOOK) * anybody
    machine[EDGE] += _BY_THE_BOOK * _STEADY_PRIOR[:, None] * _bell(_PUNCTUAL)
    taps = np.repeat(anybody[None], len(SHARES), axis=0)
    taps[[*OF_ONE_IDEA]] = machine
    if only is not None:
        taps[:, np.arange(len(READINGS)) != only] = 0.0
    belief = SHARES[:, None, None, None] * taps
    normal: Floats = belief / belief.sum()
    return normal


@lru_cache
def set_in_its_ways() -> Floats:
    """The belief of a listener who never learns: any route, gaps, an average hand, any tempo. Read only."""
    belief = np.zeros(SHAPE)
    average = SCATTERS == _AVERAGE_SCATTER
    belief[ANYTHING, EDGE, average] = stranger(EDGE)[ANYTHING, EDGE, average]
    normal: Floats = belief / belief.sum()
    return normal


def drift(spread: float) -> Floats:
    """The matrix by which a belief is multiplied when the tempo drifts."""
    steps: Floats = np.exp(-0.5 * ((TEMPI[:, None] - TEMPI[None, :]) / spread) ** 2)
    steps /= steps.sum(axis=1, keepdims=True)
    return steps


def kept_open(belief: Floats, only: int | None = None) -> Floats:
    kept: Floats = (1 - _FLOOR) * belief / belief.sum() + _FLOOR * stranger(only)
    return kept


def without_one_idea(belief: Floats) -> Floats:
    """The belief about the same Source if it is no machine of one idea. Who imagines people needs this: else
    they would all seem to tap like the machines that the Source might be instead."""
    rest = belief.copy()
    rest[[*OF_ONE_IDEA]] = 0.0
    normal: Floats = rest / rest.sum()
    return normal


def readings_of(belief: Floats) -> Floats:
    """The probability of each reading."""
    shares: Floats = belief.sum(axis=(0, 2, 3)) / belief.sum()
    return shares


def tastes_of(belief: Floats) -> Floats:
    """The probability of each taste."""
    shares: Floats = belief.sum(axis=(1, 2, 3)) / belief.sum()
    return shares


@dataclass(frozen=True)
class Component:
    """One reading of a belief, with a normal distribution for its tempo."""

    weight: float
    reading: int
    scatter: float
    tempo: float
    spread: float


_WORTH_A_THOUGHT = 0.02
_NARROWEST = 0.03


def sketch(belief: Floats) -> tuple[Component, ...]:
    """A simplified belief for the planner; unlikely readings are left out."""
    components = []
    total = belief.sum()
    for reading, cells in enumerate(belief.sum(axis=0)):
        mass = cells.sum()
        if mass < _WORTH_A_THOUGHT * total:
            continue
        by_scatter, by_tempo = cells.sum(axis=1) / mass, cells.sum(axis=0) / mass
        tempo = float(by_tempo @ TEMPI)
        spread = float(np.sqrt(by_tempo @ (TEMPI - tempo) ** 2))
        scatter = float(np.sqrt(by_scatter @ SCATTERS**2))
        components.append(Component(float(mass / total), reading, scatter, tempo, max(spread, _NARROWEST)))
    return tuple(components)
