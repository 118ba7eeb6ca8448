"""Where to fly, with what cargo, and what to do there."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import Deploy, PrepareTravel, Settle
from heliograph.games.interstellar.box.pack import BuildingKind, PlanetId
from heliograph.games.interstellar.moves.actions import (
    Action,
    Dismantle,
    Done,
    Fly,
    KeepToken,
    Load,
    PutBuilding,
)
from heliograph.games.interstellar.moves.travel import fuel_for
from heliograph.games.interstellar.rules.resources import NONE, Cubes, highest, value_of, written
from heliograph.games.interstellar.rules.solar_system import EARTH, planets_left
from heliograph.games.interstellar.rules.token_sides import production_token
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.ideas.research import best_building
from heliograph.players.interstellar.worth.founding import best_with, new_site
from heliograph.players.interstellar.worth.sites import building_worth, new_site_worth

_PREFERENCE: tuple[BuildingKind, ...] = ("outpost", "ars", "drill", "converter")


def travel_ideas(mind: Mind, step: PrepareTravel) -> Iterator[Idea]:
    me = mind.me
    room = mind.pack.ship.value.cargo - me.cargo.size
    here = me.sites.get(me.explorer)
    taken = highest(here.storage, room) if here is not None else NONE
    loads: tuple[Action, ...] = tuple(Load(colour) for colour in written(taken))
    left, missing = _left_behind(mind), _missing(mind) if me.explorer == EARTH and me.bases else 0.0
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
            yield from (one.after(more=-cost) for one in _settling(mind, planet, missing, loads, flight))
        else:
            yield Idea((*loads, flight), -cost - 1)
    yield from _giving_up(mind, step, room)


def _left_behind(mind: Mind) -> float:
    """The worth of production that should come before the Explorer leaves."""
    token = production_token(mind.me.explorer)
    return 1.5 * mind.cube if token in mind.me.tokens else 0.0


def _coming_home(mind: Mind, taken: Cubes) -> float:
    aboard = mind.me.cargo.cubes
    gain = mind.cube * (
        (1 - mind.prices.at_hand) * value_of(taken) + (1 - mind.prices.carried) * value_of(aboard)
    )
    ready = 0.8 if mind.me.bases and mind.look.actions > 2 else 0.3
    return gain + ready


def _visiting(
    mind: Mind, planet: PlanetId, taken: Cubes, loads: tuple[Action, ...], flight: Fly
) -> Iterator[Idea]:
    """A Storage to empty, Buildings to deliver."""
    site, me = mind.me.sites[planet], mind.me
    room = mind.pack.ship.value.cargo - me.cargo.size - sum(taken)
    waiting = value_of(highest(site.storage, room))
    gain = mind.cube * (mind.prices.at_hand - mind.prices.fetched) * waiting + mind.cube * 0.1 * value_of(
        taken
    )
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
    mind: Mind, planet: PlanetId, missing: float, loads: tuple[Action, ...], flight: Fly
) -> Iterator[Idea]:
    me = mind.me
    known = me.technologies
    if me.cargo.bases:
        yield Idea((*loads, flight), new_site(mind, planet, known, me.cargo.buildings))
    elif me.explorer == EARTH and me.bases and mind.pack.ship.value.cargo > me.cargo.size:
        room = mind.pack.ship.value.cargo - me.cargo.size - 1
        most = min(room, mind.pack.ship.value.buildings_on_planet)
        guess, brought = best_with(mind, planet, known, me.buildings, most)
        moves: tuple[Action, ...] = (Load("base"), *map(Load, brought), flight)
        guess -= missing
        yield Idea(moves, guess)
        if me.bases > 1 and room > len(brought):
            yield Idea((Load("base"), *moves), guess + mind.prices.two_bases * min(1, mind.look.actions / 4))


def _missing(mind: Mind) -> float:
    """The worth of a Building that can be researched, which should come before leaving."""
    me = mind.me
    ready = "research" in me.tokens or me.played[-1:] == ("research",)
    if mind.state.phase != "action" or not ready:
        return 0.0
    return mind.prices.unprepared * max(best_building(mind), 0.0)


def _building(mind: Mind, kind: BuildingKind, later: float) -> float:
    return building_worth(mind.pack, kind, mind.me.technologies.get(kind, 1), later, mind.cube, mind.prices)


def _buildings(mind: Mind, most: int) -> tuple[BuildingKind, ...]:
    reserve = [kind for kind in _PREFERENCE for _ in range(mind.me.buildings.get(kind, 0))]
    return tuple(reserve[: max(most, 0)])


def _giving_up(mind: Mind, step: PrepareTravel, room: int) -> Iterator[Idea]:
    """A Base with nothing left to mine is better taken along."""
    me = mind.me
    site = me.sites.get(me.explorer)
    if site is None or me.bases or any(site.deposit) or any(site.storage) or site.deeper:
        return
    if 1 + sum(site.buildings.values()) > room:
        return
    fuel = fuel_for(mind.at, step, EARTH)
    if fuel <= me.fuel:
        yield Idea(
            (Dismantle(), Fly(EARTH, fuel)), mind.look.actions / 4 - mind.prices.leaving - fuel * mind.fuel
        )


def settle_ideas(mind: Mind, step: Settle) -> Iterator[Idea]:
    turns = max(mind.look.until_lost(mind.pack, mind.state, step.planet) - 1, 0.0)
    buildings = dict(mind.me.cargo.buildings)
    own = new_site_worth(mind.pack, mind.me, step.token, buildings, turns, mind.cube, mind.prices)
    yield Idea((KeepToken(keep=True),), own)
    yield Idea((KeepToken(keep=False),), mind.prices.base_kept)


def deploy_ideas(mind: Mind, step: Deploy) -> Iterator[Idea]:
    turns = max(mind.look.until_lost(mind.pack, mind.state, step.planet) - 1, 0.0)
    for kind, count in mind.me.cargo.buildings.items():
        if count:
            yield Idea((PutBuilding(kind),), 0.1 + _building(mind, kind, turns))
    yield Idea((Done(),), 0.0)
