"""Travel: load, leave, arrive, settle (L317 to L333, L501, L725 to L740, HV-05, HV-06)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import Deploy, PrepareTravel, Settle
from heliograph.games.interstellar.box.pack import BuildingKind, PlanetId
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Done, Move, Word
from heliograph.games.interstellar.rules.deposits import first_layer
from heliograph.games.interstellar.rules.resources import (
    COLOURS,
    level_of,
    levels_in,
    minus,
    one,
    plus,
    written,
)
from heliograph.games.interstellar.rules.solar_system import EARTH, planets_left, travel_cost
from heliograph.games.interstellar.rules.token_sides import production_token
from heliograph.games.interstellar.state import Cargo, Player, Site
from heliograph.games.interstellar.telling.events import (
    BuildingPut,
    Dismantled,
    Settled,
    TokenDeclined,
    TokenTurned,
    Travelled,
)
from heliograph.games.interstellar.telling.words import to_planet
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer


class Load(Move, frozen=True, tag="load"):
    """Loads a cube from the Storage, or a Base or Building from the reserve."""

    item: Word


class Dismantle(Move, frozen=True, tag="dismantle"):
    """Takes the Base and Buildings aboard (HV-06)."""


class Fly(Move, frozen=True, tag="fly"):
    planet: Word
    fuel: int
    """The cost of the trip; a Wormhole may offer another route (L333)."""


class KeepToken(Move, frozen=True, tag="settle"):
    keep: bool


class PutBuilding(Move, frozen=True, tag="put-building"):
    building: Word


_BASE = "base"


def fuel_for(at: Doing, step: PrepareTravel, target: PlanetId) -> int:
    if step.free:
        return 0
    cost = travel_cost(at.pack, at.state.sky, at.player(step.seat), target)
    return max(cost - step.discount, 0)


def offers(at: Doing, step: PrepareTravel) -> Iterator[Offer]:
    player = at.player(step.seat)
    room = at.pack.ship.value.cargo - player.cargo.size
    items = tuple(_loadable(player)) if room > 0 else ()
    if items:
        yield Offer("load", {"item": Choice(items)})
    site = player.sites.get(player.explorer)
    if site is not None and 1 + sum(site.buildings.values()) <= room:
        yield Offer("dismantle")
    for planet in planets_left(at.pack, at.state.sky):
        fuel = fuel_for(at, step, planet)
        if planet != player.explorer and fuel <= player.fuel:
            yield Offer("fly", {"planet": Fixed(planet), "fuel": Fixed(fuel)})


def can_fly(at: Doing, step: PrepareTravel) -> bool:
    player = at.player(step.seat)
    return step.free or any(
        planet != player.explorer and fuel_for(at, step, planet) <= player.fuel
        for planet in planets_left(at.pack, at.state.sky)
    )


def _loadable(player: Player) -> Iterator[str]:
    if player.explorer == EARTH:
        if player.bases:
            yield _BASE
        yield from (kind for kind, count in sorted(player.buildings.items()) if count)
    elif player.explorer in player.sites:
        yield from (COLOURS[level] for level in levels_in(player.sites[player.explorer].storage))


def why_not(at: Doing, step: PrepareTravel, move: Move) -> Message | None:
    if not isinstance(move, Fly) or move.planet not in planets_left(at.pack, at.state.sky):
        return None
    player = at.player(step.seat)
    if move.planet == player.explorer:
        return say("si-why-fly-here")
    fuel = fuel_for(at, step, move.planet)
    if fuel <= player.fuel:
        return None
    return say("si-why-fly", planet=to_planet(move.planet), fuel=fuel, have=player.fuel)


def process(doing: Doing, step: PrepareTravel, move: Load | Dismantle | Fly) -> None:
    match move:
        case Load(item):
            _load(doing, step.seat, item)
        case Dismantle():
            _dismantle(doing, step.seat)
        case Fly(planet, fuel):
            doing.pop()
            _fly(doing, step.seat, planet, fuel)


def _load(doing: Doing, index: int, item: str) -> None:
    player = doing.player(index)
    cargo = player.cargo
    if item == _BASE:
        doing.change_player(index, bases=player.bases - 1, cargo=replace(cargo, bases=cargo.bases + 1))
    elif item in COLOURS:
        cube, site = one(level_of(item)), player.sites[player.explorer]
        emptier = replace(site, storage=minus(site.storage, cube))
        doing.change_player(
            index,
            sites={**player.sites, player.explorer: emptier},
            cargo=replace(cargo, cubes=plus(cargo.cubes, cube)),
        )
    else:
        kind: BuildingKind = item  # type: ignore[assignment]
        left = {**player.buildings, kind: player.buildings[kind] - 1}
        aboard = {**cargo.buildings, kind: cargo.buildings.get(kind, 0) + 1}
        doing.change_player(index, buildings=left, cargo=replace(cargo, buildings=aboard))


def _dismantle(doing: Doing, index: int) -> None:
    """HV-06: the token goes under its stack, and the remaining cubes are lost."""
    player, state = doing.player(index), doing.state
    planet = player.explorer
    site = player.sites[planet]
    aboard = dict(player.cargo.buildings)
    for kind, count in site.buildings.items():
        aboard[kind] = aboard.get(kind, 0) + count
    token = production_token(planet)
    doing.change_player(
        index,
        sites={other: kept for other, kept in player.sites.items() if other != planet},
        cargo=replace(player.cargo, bases=player.cargo.bases + 1, buildings=aboard),
        tokens=tuple(one for one in player.tokens if one != token),
        played=tuple(one for one in player.played if one != token),
    )
    stacks = {**state.sky.stacks, planet: (*state.sky.stacks[planet], site.token)}
    doing.change(sky=replace(state.sky, stacks=stacks))
    doing.tell(Dismantled(index, planet))


def _fly(doing: Doing, index: int, planet: PlanetId, fuel: int) -> None:
    player = doing.player(index)
    doing.change_player(index, explorer=planet, fuel=player.fuel - fuel)
    unloaded = written(player.cargo.cubes) if planet == EARTH else ""
    doing.tell(Travelled(index, planet, fuel, unloaded))
    if planet == EARTH:
        _unload_on_earth(doing, index)
    elif planet in player.sites:
        _offer_deploying(doing, index, planet)
    elif player.cargo.bases and doing.state.sky.stacks[planet]:
        _turn_over(doing, index, planet)


def _unload_on_earth(doing: Doing, index: int) -> None:
    player = doing.player(index)
    reserve = dict(player.buildings)
    for kind, count in player.cargo.buildings.items():
        reserve[kind] = reserve.get(kind, 0) + count
    doing.gain_cubes(index, player.cargo.cubes)
    doing.change_player(index, bases=player.bases + player.cargo.bases, buildings=reserve, cargo=Cargo())


def _turn_over(doing: Doing, index: int, planet: PlanetId) -> None:
    sky = doing.state.sky
    token, *rest = sky.stacks[planet]
    doing.change(sky=replace(sky, stacks={**sky.stacks, planet: tuple(rest)}))
    doing.revealed = True
    doing.tell(TokenTurned(index, planet, token))
    doing.push(Settle(index, planet, token))


def settle_offers(at: Doing, step: Settle) -> Iterator[Offer]:
    yield Offer("settle", {"keep": Choice((True, False))})


def settle(doing: Doing, step: Settle, move: KeepToken) -> None:
    doing.pop()
    sky = doing.state.sky
    if not move.keep:
        stacks = {**sky.stacks, step.planet: (*sky.stacks[step.planet], step.token)}
        doing.change(sky=replace(sky, stacks=stacks))
        doing.tell(TokenDeclined(step.seat, step.planet))
        return
    player = doing.player(step.seat)
    layer = first_layer(step.token)
    site = Site(step.token, layer.deposit, layer.level, deeper=layer.deeper)
    doing.change_player(
        step.seat,
        sites={**player.sites, step.planet: site},
        cargo=replace(player.cargo, bases=player.cargo.bases - 1),
        played=(*player.played, production_token(step.planet)),
    )
    doing.gain_cubes(step.seat, layer.sent_home)
    doing.tell(Settled(step.seat, step.planet, step.token))
    _offer_deploying(doing, step.seat, step.planet)


def _offer_deploying(doing: Doing, index: int, planet: PlanetId) -> None:
    if any(doing.player(index).cargo.buildings.values()):
        doing.push(Deploy(index, planet))


def deploy_offers(at: Doing, step: Deploy) -> Iterator[Offer]:
    player = at.player(step.seat)
    here = sum(player.sites[step.planet].buildings.values())
    kinds = tuple(kind for kind, count in sorted(player.cargo.buildings.items()) if count)
    if kinds and here < at.pack.ship.value.buildings_on_planet:
        yield Offer("put-building", {"building": Choice(kinds)})
        yield Offer("done")


def deploy(doing: Doing, step: Deploy, move: PutBuilding | Done) -> None:
    if not isinstance(move, PutBuilding):
        doing.pop()
        return
    kind: BuildingKind = move.building  # type: ignore[assignment]
    player = doing.player(step.seat)
    site, cargo = player.sites[step.planet], player.cargo
    larger = replace(site, buildings={**site.buildings, kind: site.buildings.get(kind, 0) + 1})
    doing.change_player(
        step.seat,
        sites={**player.sites, step.planet: larger},
        cargo=replace(cargo, buildings={**cargo.buildings, kind: cargo.buildings[kind] - 1}),
    )
    doing.tell(BuildingPut(step.seat, step.planet, kind))
