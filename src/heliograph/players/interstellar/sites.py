"""What a Base will still bring: cubes home, with an ARS or by the Explorer, and Fuel from Outposts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from heliograph.games.interstellar.content import BuildingKind, Pack, PlanetId
from heliograph.games.interstellar.deposits import first_layer, read_layer
from heliograph.games.interstellar.resources import value_of
from heliograph.games.interstellar.state import Player, Site, State
from heliograph.games.interstellar.token_sides import production_token
from heliograph.players.interstellar.outlook import Outlook

SENT, FETCHED, AT_HAND = 0.92, 0.45, 0.7
"""How much of a cube's worth is left if an ARS sends it, if it must be fetched, if the Explorer is there."""
_HOLD = 5
_OVERFLOW = 0.15
_FUEL = 0.33
_SURE = 0.85
_EXPLORER = 0.4
_RAISED = 0.75
_USUAL_LEVEL = 2.6


class Ground(NamedTuple):
    """Cubes that can be dug and their mean level; cubes in the Storage and theirs."""

    size: float
    level: float
    stored: float
    level_stored: float


def ground_of(site: Site) -> Ground:
    size, value = sum(site.deposit), value_of(site.deposit)
    for layer in site.deeper:
        cubes = read_layer(layer)
        size, value = size + sum(cubes), value + value_of(cubes)
    stored = sum(site.storage)
    return Ground(
        size, value / size if size else 0.0, stored, value_of(site.storage) / stored if stored else 0.0
    )


def site_worth(
    pack: Pack,
    state: State,
    player: Player,
    planet: PlanetId,
    look: Outlook,
    price: float,
    *,
    played: bool = False,
) -> float:
    """`played`: as if its token had been played in this phase."""
    turns, site = look.until_lost(pack, state, planet), player.sites[planet]
    gone = played or player.passed or production_token(planet) not in player.tokens
    if state.phase == "action" and gone:
        turns = max(turns - 1, 0)
    here = player.explorer == planet
    return yield_of(pack, player.technologies, site.buildings, ground_of(site), turns, price, explorer=here)


def yield_of(
    pack: Pack,
    levels: Mapping[str, int],
    buildings: Mapping[BuildingKind, int],
    ground: Ground,
    turns: float,
    price: float,
    *,
    explorer: bool,
) -> float:
    moved_each, sent, fuel, raised = 1.0 + _EXPLORER * explorer, 0.0, 0.0, 0.0
    if buildings:
        effects = pack.building_effects.value
        for kind, count in buildings.items():
            level = levels.get(kind, 0)
            if not count or not level:
                continue
            match kind:
                case "drill":
                    moved_each += count * effects["drill"][level - 1]
                case "ars":
                    sent = count * effects["ars"][level - 1] * turns
                case "outpost":
                    fuel = count * effects["outpost"][level - 1] * turns
                case _:
                    raised = count * level * turns
    moved = min(ground.size, moved_each * turns)
    stored = ground.stored + moved
    cubes = 0.0
    if stored:
        level_here = (ground.stored * ground.level_stored + moved * ground.level) / stored
        sent = min(stored, sent)
        rest = stored - sent
        fetched = AT_HAND if explorer else FETCHED * min(1.0, turns)
        cubes = level_here * (SENT * sent + fetched * min(rest, _HOLD) + _OVERFLOW * max(rest - _HOLD, 0))
        cubes += _RAISED * min(raised, stored)
    return price * cubes + _FUEL * _SURE * fuel


def new_site_worth(
    pack: Pack, player: Player, token: str, buildings: Mapping[BuildingKind, int], turns: float, price: float
) -> float:
    """Of a Base on this token with these Buildings, from the next round on."""
    layer = first_layer(token)
    site = Site(token, layer.deposit, layer.level, deeper=layer.deeper)
    home = price * value_of(layer.sent_home)
    return home + yield_of(pack, player.technologies, buildings, ground_of(site), turns, price, explorer=True)


def building_worth(pack: Pack, kind: BuildingKind, level: int, turns: float, price: float) -> float:
    """Of one that still has to be brought to a Base of average worth."""
    if level < 1:
        return 0.0
    effects, later = pack.building_effects.value, max(turns - 0.5, 0)
    match kind:
        case "outpost":
            return _FUEL * _SURE * effects["outpost"][level - 1] * later
        case "ars":
            return price * _USUAL_LEVEL * (SENT - FETCHED) * min(effects["ars"][level - 1] * later, _HOLD)
        case "drill":
            return price * _USUAL_LEVEL * FETCHED * min(effects["drill"][level - 1] * later, _HOLD - 2)
        case _:
            return price * _RAISED * level * later
