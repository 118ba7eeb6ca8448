"""What a Base will still gain: cubes sent home by an ARS or the Explorer, and Fuel from Outposts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from heliograph.games.interstellar.box.pack import BuildingKind, Pack, PlanetId
from heliograph.games.interstellar.rules.deposits import first_layer, read_layer
from heliograph.games.interstellar.rules.resources import COLOURS, value_of
from heliograph.games.interstellar.rules.token_sides import production_token
from heliograph.games.interstellar.state import Player, Site, State
from heliograph.players.interstellar.worth.outlook import Outlook
from heliograph.players.interstellar.worth.prices import Prices

_HOLD = 5
_SURE = 0.85


class Ground(NamedTuple):
    """Cubes that can be mined and their mean level; cubes in the Storage and theirs."""

    size: float
    level: float
    stored: float
    level_stored: float


_USUAL = Ground(4.5, 2.8, 0.0, 0.0)
"""For a Base that already has an ARS."""


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
    levels: Mapping[str, int] | None = None,
) -> float:
    """`played`: as if the planet's token had been played in this phase; `levels`: with these Technologies."""
    turns, site = look.until_lost(pack, state, planet), player.sites[planet]
    gone = played or player.passed or production_token(planet) not in player.tokens
    if state.phase == "action" and gone:
        turns = max(turns - 1, 0)
    here = player.explorer == planet
    known = player.technologies if levels is None else levels
    return yield_of(pack, known, site.buildings, ground_of(site), turns, price, look.prices, explorer=here)


def yield_of(
    pack: Pack,
    levels: Mapping[str, int],
    buildings: Mapping[BuildingKind, int],
    ground: Ground,
    turns: float,
    price: float,
    prices: Prices,
    *,
    explorer: bool,
) -> float:
    dug_each, sent, fuel, raised_each = 1.0 + prices.explorer * explorer, 0.0, 0.0, 0.0
    effects = pack.building_effects.value
    for kind, count in buildings.items():
        level = levels.get(kind, 0)
        if not count or not level:
            continue
        match kind:
            case "drill":
                dug_each += count * effects["drill"][level - 1]
            case "ars":
                sent = count * effects["ars"][level - 1] * turns
            case "outpost":
                fuel = count * effects["outpost"][level - 1] * turns
            case _:
                dug_each += count * (level - 1)
                raised_each = count * _raised(level, ground.level or ground.level_stored)
    dug = min(ground.size, dug_each * turns)
    stored = ground.stored + dug
    cubes = 0.0
    if stored:
        raised = min(raised_each * turns, raised_each * stored)
        level_here = (ground.stored * ground.level_stored + dug * ground.level + raised) / stored
        sent = min(stored, sent)
        rest = stored - sent
        fetched = prices.at_hand if explorer else prices.fetched * min(1.0, turns)
        cubes = level_here * (
            prices.sent * sent + fetched * min(rest, _HOLD) + prices.overflow * max(rest - _HOLD, 0)
        )
    return price * cubes + prices.outpost_fuel * _SURE * fuel


def _raised(level: int, usual: float) -> float:
    """By how many levels one Converter raises the cubes of a production (L207 to L229)."""
    swapped = min(2.0, len(COLOURS) - usual)
    return swapped + (max(usual - 2, 0.0) if level > 1 else 0.0) + (1.0 if level > 2 else 0.0)


def new_site_worth(
    pack: Pack,
    player: Player,
    token: str,
    buildings: Mapping[BuildingKind, int],
    turns: float,
    price: float,
    prices: Prices,
) -> float:
    """The worth from the next round on of a Base on this token with these Buildings."""
    layer = first_layer(token)
    site = Site(token, layer.deposit, layer.level, deeper=layer.deeper)
    home = price * value_of(layer.sent_home)
    ground = ground_of(site)
    return home + yield_of(pack, player.technologies, buildings, ground, turns, price, prices, explorer=True)


def building_worth(
    pack: Pack, kind: BuildingKind, level: int, turns: float, price: float, prices: Prices
) -> float:
    """The worth of a Building that still has to be brought to an average Base."""
    if level < 1:
        return 0.0
    later = max(turns - 0.5, 0)
    levels: dict[str, int] = {"ars": 1, kind: level}
    without: dict[BuildingKind, int] = {} if kind == "ars" else {"ars": 1}
    with_it: dict[BuildingKind, int] = {**without, kind: 1}
    there = yield_of(pack, levels, with_it, _USUAL, later, price, prices, explorer=False)
    return there - yield_of(pack, levels, without, _USUAL, later, price, prices, explorer=False)
