"""H.A.L.L.'s Explorer: free trips to collect its Storages, costly trips to settle (L703 to L745)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.box.pack import PlanetId
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.bag import change_hall, hall_of
from heliograph.games.interstellar.hall.reasons import Rule, Why
from heliograph.games.interstellar.rules.deposits import first_layer
from heliograph.games.interstellar.rules.resources import NONE, Cubes, highest, minus, one, plus, written
from heliograph.games.interstellar.rules.solar_system import EARTH, planets_left
from heliograph.games.interstellar.rules.token_sides import production_token
from heliograph.games.interstellar.state import Player, Site
from heliograph.games.interstellar.telling.events import Gained, HallChose, Settled, Travelled

# Fetching

_NO_LIMIT = 1_000_000


def next_stop(doing: Doing, index: int) -> HallChose | None:
    """Its next free stop: a filled Storage, the nearest to the Sun first; otherwise home; otherwise none."""
    player = doing.player(index)
    aboard = _aboard_when_leaving(player)
    if player.explorer != EARTH and aboard >= _hold(doing):
        # With a full hold it would fly to and fro for ever.
        return HallChose("planet", EARTH, "stop-full-hold", count=aboard)
    filled = tuple(
        planet
        for planet in planets_left(doing.pack, doing.state.sky)
        if planet != player.explorer and planet in player.sites and any(player.sites[planet].storage)
    )
    if filled:
        return HallChose("planet", filled[0], "stop-sunward" if len(filled) > 1 else "stop-only", filled)
    return None if player.explorer == EARTH else HallChose("planet", EARTH, "stop-home")


def _aboard_when_leaving(player: Player) -> int:
    here = player.sites.get(player.explorer)
    return player.cargo.size + (sum(here.storage) if here is not None else 0)


def _hold(doing: Doing) -> int:
    """L731, L732: it loads any number of cubes. In older games it had no more room than a player (HV-06)."""
    return _NO_LIMIT if doing.pack.hall_loads.value == "any" else doing.pack.ship.value.cargo


def fly_free(doing: Doing, index: int, stop: HallChose) -> None:
    doing.tell(stop)
    _load(doing, index)
    player, target = doing.player(index), stop.chosen
    doing.change_player(index, explorer=target)
    unloaded = player.cargo.cubes if target == EARTH else NONE
    if target == EARTH:
        doing.change_player(index, cargo=replace(player.cargo, cubes=NONE))
        doing.gain_cubes(index, unloaded)
    doing.tell(Travelled(index, target, 0, written(unloaded)))


def _load(doing: Doing, index: int) -> None:
    """The dearest cubes first, as many as fit."""
    player = doing.player(index)
    site = player.sites.get(player.explorer)
    if site is None:
        return
    room = _hold(doing) - player.cargo.size
    taken: Cubes = highest(site.storage, room)
    if taken != site.storage:
        doing.tell(HallChose("cubes", written(taken), "load-dearest", (written(site.storage),), room))
    emptier = replace(site, storage=minus(site.storage, taken))
    doing.change_player(
        index,
        sites={**player.sites, player.explorer: emptier},
        cargo=replace(player.cargo, cubes=plus(player.cargo.cubes, taken)),
    )


# Settling


def before_settling(doing: Doing, index: int) -> Why | None:
    """L738, L744."""
    if not doing.player(index).bases:
        return Why("no-base")
    return None if hall_of(doing).planets else Why("no-planet")


def settle(doing: Doing, index: int, colour: int) -> Why | None:
    """L703, L737: the planet comes from H.A.L.L.'s own set; the trip costs twice the planet's number."""
    cell, player = doing.pack.hall_board.value.travel[colour], doing.player(index)
    planet, token = _counted_planet(doing)
    fuel = max(doing.pack.hall_settling.value * doing.pack.planet[planet].gravity + cell.fuel, 0)
    if fuel > player.fuel:
        return Why("settling-unpaid", fuel)
    layer = first_layer(token)
    more = one(layer.level, cell.ars)
    doing.change_player(
        index,
        fuel=player.fuel - fuel,
        explorer=planet,
        bases=player.bases - 1,
        sites={**player.sites, planet: Site(token, layer.deposit, layer.level, deeper=layer.deeper)},
        played=(*player.played, production_token(planet)),
    )
    doing.gain_cubes(index, plus(layer.sent_home, more))
    hall = hall_of(doing)
    change_hall(doing, replace(hall, planets=tuple(left for left in hall.planets if left[0] != planet)))
    doing.tell(Travelled(index, planet, fuel, ""))
    doing.tell(Settled(index, planet, token))
    if cell.ars:
        doing.tell(Gained(index, written(more)))
    return None


def _counted_planet(doing: Doing) -> tuple[PlanetId, str]:
    """The counted planet's token is turned up; those it is counted past stay face down."""
    hall = hall_of(doing)
    found = hall.planets[(hall.plays - 1) % len(hall.planets)]
    rule: Rule = "planet-counted-on" if hall.plays > len(hall.planets) else "planet-counted"
    doing.tell(HallChose("planet", found[0], rule, count=hall.plays))
    return found
