"""H.A.L.L.'s Explorer: free trips to fetch what lies in its Storages (L690 to L745)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.content import PlanetId
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.events import Travelled
from heliograph.games.interstellar.resources import NONE, Cubes, highest, minus, plus, written
from heliograph.games.interstellar.solar_system import EARTH, planets_left


def next_stop(doing: Doing, index: int) -> PlanetId | None:
    """Where it flies for nothing: a filled Storage, the nearest to the Sun first; else home; else nowhere."""
    player = doing.player(index)
    here = player.sites.get(player.explorer)
    aboard = player.cargo.size + (sum(here.storage) if here is not None else 0)
    if player.explorer != EARTH and aboard >= doing.pack.ship.value.cargo:
        return EARTH  # HV-26: with a full hold it would fly to and fro for ever.
    for planet in planets_left(doing.pack, doing.state.sky):
        site = player.sites.get(planet)
        if planet != player.explorer and site is not None and any(site.storage):
            return planet
    return None if player.explorer == EARTH else EARTH


def fly_free(doing: Doing, index: int, target: PlanetId) -> None:
    _load(doing, index)
    player = doing.player(index)
    doing.change_player(index, explorer=target)
    unloaded = player.cargo.cubes if target == EARTH else NONE
    if target == EARTH:
        doing.change_player(index, cargo=replace(player.cargo, cubes=NONE))
        doing.gain_cubes(index, unloaded)
    doing.tell(Travelled(index, target, 0, written(unloaded)))


def _load(doing: Doing, index: int) -> None:
    """HV-26: the dearest cubes, as many as there is room for."""
    player = doing.player(index)
    site = player.sites.get(player.explorer)
    if site is None:
        return
    room = doing.pack.ship.value.cargo - player.cargo.size
    taken: Cubes = highest(site.storage, room)
    emptier = replace(site, storage=minus(site.storage, taken))
    doing.change_player(
        index,
        sites={**player.sites, player.explorer: emptier},
        cargo=replace(player.cargo, cubes=plus(player.cargo.cubes, taken)),
    )
