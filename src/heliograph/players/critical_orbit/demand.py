"""What deliveries are worth to Mercury, in urgently needed conduit tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heliograph.games.critical_orbit.box.boards import JOBS, Job
from heliograph.games.critical_orbit.box.radio import Need
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.box.tiles import VALVES, ValveColour
from heliograph.players.critical_orbit.mercury.prices import Prices


@dataclass(frozen=True)
class Demand:
    shapes: tuple[float, ...]
    """In the order of SHAPES."""
    valves: tuple[float, ...]
    """In the order of VALVES."""
    random_half: float
    chosen_half: float
    unlock: float
    stars: tuple[float, ...] = (0.1, 0.35, 0.15, 0.2)
    """In the order of JOBS."""

    def shape(self, shape: Shape) -> float:
        return self.shapes[SHAPES.index(shape)]

    def valve(self, colour: ValveColour) -> float:
        return self.valves[VALVES.index(colour)]

    def star(self, job: Job) -> float:
        return self.stars[JOBS.index(job)]


USUAL = Demand(
    shapes=(0.7,) * len(SHAPES), valves=(1.0,) * len(VALVES), random_half=0.4, chosen_half=0.5, unlock=0.6
)
"""Used until Mercury has said anything."""

_CALLED = (1.0, 0.85, 0.7)
"""For what it called first, second and third."""
_UNCALLED = 0.5
_NOW = 0.6
_HALVES = 2
_BLIND = 0.8
"""Two of ten half valves are red (MC-2)."""


def of_needs(needs: Sequence[Need]) -> Demand:
    """A station is told an order, not prices."""
    if not needs:
        return USUAL
    weights = {need: _CALLED[rank] for rank, need in enumerate(needs)}
    valves = tuple(weights.get(colour, _UNCALLED) for colour in VALVES)
    return Demand(
        shapes=tuple(weights.get(shape, _UNCALLED) for shape in SHAPES),
        valves=valves,
        random_half=_BLIND * sum(valves) / len(valves) / _HALVES,
        chosen_half=max(valves) / _HALVES,
        unlock=weights.get("unlock", USUAL.unlock * _UNCALLED),
    )


def of_prices(prices: Prices) -> Demand:
    """Mercury knows the present worth of each delivery; the usual values stand for what may matter later."""
    halves = [prices.halves[colour] for colour in VALVES]
    blind = _BLIND * sum(halves) / len(halves)
    return Demand(
        shapes=tuple(
            _mix(prices.shapes[shape], usual) for shape, usual in zip(SHAPES, USUAL.shapes, strict=True)
        ),
        valves=tuple(
            _mix(prices.valves[colour], usual) for colour, usual in zip(VALVES, USUAL.valves, strict=True)
        ),
        random_half=_mix(blind, USUAL.random_half),
        chosen_half=_mix(max(halves), USUAL.chosen_half),
        unlock=_mix(prices.unlock, USUAL.unlock),
    )


def _mix(now: float, usual: float) -> float:
    return _NOW * now + (1 - _NOW) * usual
