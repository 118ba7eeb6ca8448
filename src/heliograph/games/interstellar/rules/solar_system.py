"""Orbits, quadrants and the cost of a trip (L317 to L333, HV-04, HV-05)."""

from __future__ import annotations

from functools import cache

import msgspec

from heliograph.games.interstellar.box.pack import Pack, PlanetId
from heliograph.games.interstellar.state import Place, Player, Sky, State

EARTH: PlanetId = "earth"


def place_of(pack: Pack, sky: Sky, planet: PlanetId) -> Place:
    return pack.planet[planet].orbit, sky.quadrants[planet]


def travel_cost(pack: Pack, sky: Sky, player: Player, target: PlanetId) -> int:
    """The cheapest route, before a token's own reductions."""
    start = player.explorer
    level = player.technologies.get("travel", 0)
    gravity = 0 if level >= 2 else pack.planet[start].gravity
    here, there = place_of(pack, sky, start), place_of(pack, sky, target)
    cost = gravity + _distance(pack, here, there, belt=level < 1)
    if level >= 3 and player.wormhole is not None and EARTH in (start, target):
        far = there if start == EARTH else here
        cost = min(cost, pack.wormhole_trip.value + _distance(pack, player.wormhole, far, belt=False))
    return cost


def _distance(pack: Pack, here: Place, there: Place, *, belt: bool) -> int:
    return _apart(here, there, pack.quadrants.value, pack.belt_after.value if belt else None)


@cache
def _apart(here: Place, there: Place, quadrants: int, belt: int | None) -> int:
    around = abs(here[1] - there[1])
    crosses = belt is not None and (here[0] <= belt) != (there[0] <= belt)
    return abs(here[0] - there[0]) + min(around, quadrants - around) + crosses


def planets_left(pack: Pack, sky: Sky) -> tuple[PlanetId, ...]:
    """The planets the Sun has not reached, nearest to the Sun first."""
    return _without(tuple(pack.planet), sky.lost)


@cache
def _without(planets: tuple[PlanetId, ...], lost: tuple[PlanetId, ...]) -> tuple[PlanetId, ...]:
    return tuple(planet for planet in planets if planet not in lost)


def moved(pack: Pack, sky: Sky, round: int) -> dict[PlanetId, int]:
    """HV-04: all planets move in the same direction, the outer ones less often."""
    return {
        planet.id: (sky.quadrants[planet.id] + (planet.moves if round % planet.every == 0 else 0))
        % pack.quadrants.value
        for planet in pack.planets.value
    }


class NextMove(msgspec.Struct, frozen=True):
    round: int
    """The round at whose end it moves."""
    quadrant: int


def next_moves(pack: Pack, sky: Sky, round: int) -> dict[PlanetId, NextMove]:
    quadrants = pack.quadrants.value
    return {
        planet.id: NextMove(
            round + -round % planet.every, (sky.quadrants[planet.id] + planet.moves) % quadrants
        )
        for planet in pack.planets.value
    }


def sun_limits(pack: Pack, state: State) -> dict[PlanetId, int]:
    """For each planet the Sun reaches, the spiral's position at that time; the other planets are missing."""
    return pack.spiral.value.lost_at[str(len(state.players))]


def next_lost(pack: Pack, state: State) -> PlanetId | None:
    limits, spiral = sun_limits(pack, state), state.sky.spiral
    ahead = [planet for planet in limits if limits[planet] > spiral]
    return min(ahead, key=limits.__getitem__, default=None)
