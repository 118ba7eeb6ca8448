"""Where to fly, with what on board, and what to do there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from heliograph.games.interstellar.agenda import Deploy, PrepareTravel, Settle
from heliograph.games.interstellar.content import BuildingKind, Pack, PlanetId
from heliograph.games.interstellar.deposits import first_layer
from heliograph.games.interstellar.moves import Action, Dismantle, Done, Fly, KeepToken, Load, PutBuilding
from heliograph.games.interstellar.resources import NONE, Cubes, highest, value_of, written
from heliograph.games.interstellar.solar_system import EARTH, planets_left
from heliograph.games.interstellar.steps.travel import fuel_for
from heliograph.games.interstellar.token_sides import production_token
from heliograph.players.interstellar.idea import Idea, Mind
from heliograph.players.interstellar.sites import (
    AT_HAND,
    FETCHED,
    Ground,
    building_worth,
    new_site_worth,
    yield_of,
)

_CARRIED = 0.85
_LEAVING = 0.6
_PREFERENCE: tuple[BuildingKind, ...] = ("outpost", "ars", "drill", "converter")
_BASE_KEPT = 1.2
"""What a Base is worth that is still on board."""
_WITH_BASE = 3
"""Buildings that travel with a Base."""


def travel_ideas(mind: Mind, step: PrepareTravel) -> Iterator[Idea]:
    me = mind.me
    room = mind.pack.ship.value.cargo - me.cargo.size
    here = me.sites.get(me.explorer)
    taken = highest(here.storage, room) if here is not None else NONE
    loads: tuple[Action, ...] = tuple(Load(colour) for colour in written(taken))
    left = _left_behind(mind)
    for planet in planets_left(mind.pack, mind.state.sky):
        if planet == me.explorer:
            continue
        fuel = fuel_for(mind.at, step, planet)
        if fuel > me.fuel:
            continue
        flight, cost = Fly(planet, fuel), fuel * mind.fuel + left
        if planet == EARTH:
            yield Idea((*loads, flight), _coming_home(mind, taken) - cost)
        elif planet in me.sites:
            yield from (one.after(more=-cost) for one in _visiting(mind, planet, taken, loads, flight))
        elif mind.state.sky.stacks[planet]:
            yield from (one.after(more=-cost) for one in _settling(mind, planet, taken, loads, flight))
        else:
            yield Idea((*loads, flight), -cost - 1)
    yield from _giving_up(mind, step, room)


def _left_behind(mind: Mind) -> float:
    """Production here is better done before the Explorer leaves."""
    token = production_token(mind.me.explorer)
    return 1.5 * mind.cube if token in mind.me.tokens else 0.0


def _coming_home(mind: Mind, taken: Cubes) -> float:
    aboard = mind.me.cargo.cubes
    gain = mind.cube * ((1 - AT_HAND) * value_of(taken) + (1 - _CARRIED) * value_of(aboard))
    ready = 0.8 if mind.me.bases and mind.look.actions > 2 else 0.3
    return gain + ready


def _visiting(
    mind: Mind, planet: PlanetId, taken: Cubes, loads: tuple[Action, ...], flight: Fly
) -> Iterator[Idea]:
    """A Storage to be emptied, Buildings to be brought."""
    site, me = mind.me.sites[planet], mind.me
    room = mind.pack.ship.value.cargo - me.cargo.size - sum(taken)
    waiting = value_of(highest(site.storage, room))
    gain = mind.cube * (AT_HAND - FETCHED) * waiting + mind.cube * 0.1 * value_of(taken)
    if production_token(planet) in me.tokens:
        gain += mind.cube * 1.5 * bool(any(site.deposit))
    free = mind.pack.ship.value.buildings_on_planet - sum(site.buildings.values())
    brought = _buildings(mind, min(free, room)) if me.explorer == EARTH else ()
    carried = sum(me.cargo.buildings.values())
    later = max(mind.look.actions - 1, 0.0)
    gain += sum(0.4 * _building(mind, kind, later) for kind in brought[:free])
    gain += 0.5 * min(carried, free)
    yield Idea((*loads, *map(Load, brought), flight), gain)


def _settling(
    mind: Mind, planet: PlanetId, taken: Cubes, loads: tuple[Action, ...], flight: Fly
) -> Iterator[Idea]:
    me = mind.me
    if me.cargo.bases:
        aboard = dict(me.cargo.buildings)
        yield Idea((*loads, flight), _new_site(mind, planet, aboard))
    elif me.explorer == EARTH and me.bases and mind.pack.ship.value.cargo > me.cargo.size:
        room = mind.pack.ship.value.cargo - me.cargo.size - 1
        brought = _buildings(mind, min(room, _WITH_BASE))
        aboard = dict(me.cargo.buildings)
        for kind in brought:
            aboard[kind] = aboard.get(kind, 0) + 1
        moves: tuple[Action, ...] = (Load("base"), *map(Load, brought), flight)
        yield Idea(moves, _new_site(mind, planet, aboard))
        if brought and me.bases > 1 and room > len(brought):
            yield Idea((Load("base"), *moves), _new_site(mind, planet, aboard) + 0.2)


def _building(mind: Mind, kind: BuildingKind, later: float) -> float:
    return building_worth(mind.pack, kind, mind.me.technologies.get(kind, 1), later, mind.cube)


def _buildings(mind: Mind, most: int) -> tuple[BuildingKind, ...]:
    reserve = [kind for kind in _PREFERENCE for _ in range(mind.me.buildings.get(kind, 0))]
    return tuple(reserve[: max(most, 0)])


@lru_cache(maxsize=64)
def _typical(tokens: tuple[str, ...]) -> tuple[float, float, float]:
    """Cubes in a Deposit, their mean level, and the value that is sent home at once."""
    layers = [first_layer(token) for token in tokens]
    size = sum(sum(layer.deposit) for layer in layers) / len(layers)
    value = sum(value_of(layer.deposit) for layer in layers) / len(layers)
    home = sum(value_of(layer.sent_home) for layer in layers) / len(layers)
    return size, value / size, home


def _printed(pack: Pack, planet: PlanetId) -> tuple[float, float, float]:
    return _typical(pack.production_tokens.value[planet])


def _new_site(mind: Mind, planet: PlanetId, buildings: dict[BuildingKind, int]) -> float:
    """What a Base there is worth on the whole, less what Base and Buildings are worth at home."""
    size, mean, home = _printed(mind.pack, planet)
    turns = max(mind.look.until_lost(mind.pack, mind.state, planet) - 1, 0.0)
    ground = Ground(size, mean, 0.0, 0.0)
    own = yield_of(mind.pack, mind.me.technologies, buildings, ground, turns, mind.cube, explorer=True)
    later = max(mind.look.actions - 1, 0.0)
    kept = sum(0.7 * count * _building(mind, kind, later) for kind, count in buildings.items())
    return mind.cube * home + own - kept - _BASE_KEPT * min(1.0, later / 3) - 0.4


def _giving_up(mind: Mind, step: PrepareTravel, room: int) -> Iterator[Idea]:
    """A Base without anything left to dig is better taken along."""
    me = mind.me
    site = me.sites.get(me.explorer)
    if site is None or me.bases or any(site.deposit) or any(site.storage) or site.deeper:
        return
    if 1 + sum(site.buildings.values()) > room:
        return
    fuel = fuel_for(mind.at, step, EARTH)
    if fuel <= me.fuel:
        yield Idea((Dismantle(), Fly(EARTH, fuel)), mind.look.actions / 4 - _LEAVING - fuel * mind.fuel)


def settle_ideas(mind: Mind, step: Settle) -> Iterator[Idea]:
    turns = max(mind.look.until_lost(mind.pack, mind.state, step.planet) - 1, 0.0)
    buildings = dict(mind.me.cargo.buildings)
    own = new_site_worth(mind.pack, mind.me, step.token, buildings, turns, mind.cube)
    yield Idea((KeepToken(keep=True),), own)
    yield Idea((KeepToken(keep=False),), _BASE_KEPT)


def deploy_ideas(mind: Mind, step: Deploy) -> Iterator[Idea]:
    turns = max(mind.look.until_lost(mind.pack, mind.state, step.planet) - 1, 0.0)
    for kind, count in mind.me.cargo.buildings.items():
        if count:
            yield Idea((PutBuilding(kind),), 0.1 + _building(mind, kind, turns))
    yield Idea((Done(),), 0.0)
