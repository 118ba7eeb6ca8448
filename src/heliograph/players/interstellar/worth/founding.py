"""A new Base: its worth on a planet, and the best Buildings for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from heliograph.games.interstellar.box.pack import BuildingKind, Pack, PlanetId
from heliograph.games.interstellar.rules.deposits import first_layer
from heliograph.games.interstellar.rules.resources import value_of
from heliograph.games.interstellar.rules.solar_system import EARTH, planets_left, travel_cost
from heliograph.players.interstellar.ideas.idea import Mind
from heliograph.players.interstellar.worth.sites import Ground, building_worth, yield_of

Buildings = Mapping[BuildingKind, int]


@lru_cache(maxsize=64)
def _typical(tokens: tuple[str, ...]) -> tuple[float, float, float]:
    """Cubes in a Deposit, their mean level, and the value sent home at once."""
    layers = [first_layer(token) for token in tokens]
    size = sum(sum(layer.deposit) for layer in layers) / len(layers)
    value = sum(value_of(layer.deposit) for layer in layers) / len(layers)
    home = sum(value_of(layer.sent_home) for layer in layers) / len(layers)
    return size, value / size, home


def _printed(pack: Pack, planet: PlanetId) -> tuple[float, float, float]:
    return _typical(pack.production_tokens.value[planet])


def new_site(mind: Mind, planet: PlanetId, levels: Mapping[str, int], buildings: Buildings) -> float:
    """The total worth of a Base there, minus its worth at home."""
    size, mean, home = _printed(mind.pack, planet)
    turns = max(mind.look.until_lost(mind.pack, mind.state, planet) - 1, 0.0)
    own = yield_of(
        mind.pack,
        levels,
        buildings,
        Ground(size, mean, 0.0, 0.0),
        turns,
        mind.cube,
        mind.prices,
        explorer=True,
    )
    return (
        mind.cube * home
        + own
        - mind.prices.base_kept * min(1.0, max(mind.look.actions - 1, 0.0) / 3)
        - mind.prices.trouble
    )


def kept(mind: Mind, kind: BuildingKind) -> float:
    """A Building's worth at home, to be brought out later."""
    return mind.once(("kept", kind), lambda: _kept(mind, kind))


def _kept(mind: Mind, kind: BuildingKind) -> float:
    later = max(mind.look.actions - 1.5, 0.0)
    return mind.prices.kept * building_worth(
        mind.pack, kind, mind.me.technologies.get(kind, 1), later, mind.cube, mind.prices
    )


def best_with(
    mind: Mind, planet: PlanetId, levels: Mapping[str, int], reserve: Buildings, room: int
) -> tuple[float, tuple[BuildingKind, ...]]:
    """Adds one Building after the other, as long as it is worth more there than at home."""
    taken: dict[BuildingKind, int] = dict(mind.me.cargo.buildings)
    worth = new_site(mind, planet, levels, taken)
    chosen: list[BuildingKind] = []
    while len(chosen) < room:
        best: tuple[float, BuildingKind] | None = None
        for kind, count in reserve.items():
            if count > chosen.count(kind):
                more = new_site(mind, planet, levels, {**taken, kind: taken.get(kind, 0) + 1}) - kept(
                    mind, kind
                )
                if more > worth and (best is None or more > best[0]):
                    best = more, kind
        if best is None:
            break
        worth = best[0]
        chosen.append(best[1])
        taken[best[1]] = taken.get(best[1], 0) + 1
    return worth, tuple(chosen)


def founding(mind: Mind, levels: Mapping[str, int], more: BuildingKind | None = None) -> float:
    """The worth of the best new Base, with one more Building to choose from."""
    me = mind.me
    reserve: dict[BuildingKind, int] = {**me.buildings}
    if more is not None:
        reserve[more] = reserve.get(more, 0) + 1
    room = min(mind.pack.ship.value.cargo - me.cargo.size - 1, mind.pack.ship.value.buildings_on_planet)
    found = 0.0
    for planet in planets_left(mind.pack, mind.state.sky):
        if planet == EARTH or planet in me.sites or not mind.state.sky.stacks[planet]:
            continue
        fuel = travel_cost(mind.pack, mind.state.sky, me, planet)
        if fuel <= me.fuel:
            found = max(found, best_with(mind, planet, levels, reserve, room)[0] - fuel * mind.fuel)
    return found
