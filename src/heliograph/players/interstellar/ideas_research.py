"""Which Technology to research, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import ChooseResearch, PlaceWormhole
from heliograph.games.interstellar.moves import PutWormhole, Research
from heliograph.games.interstellar.resources import cheapest, value_of, written
from heliograph.games.interstellar.solar_system import EARTH, place_of
from heliograph.games.interstellar.steps.research import next_levels, prices
from heliograph.players.interstellar.idea import Idea, Mind
from heliograph.players.interstellar.sites import building_worth
from heliograph.players.interstellar.worth import EACH_LEVEL, EACH_ROUND

_DEPLOYED = 1.1
_FAR = "neptune"


def research_ideas(mind: Mind, step: ChooseResearch) -> Iterator[Idea]:
    """With the cheapest cubes: a dearer payment buys nothing."""
    me = mind.me
    if not me.scientists:
        return
    for name, level, cost, before in next_levels(mind.pack, me):
        ways = [cheapest(me.cubes, price) for price in prices(cost, before, step)]
        paid = min((way for way in ways if way is not None), key=value_of, default=None)
        if paid is not None:
            guess = _gain(mind, name, level) - mind.cube * value_of(paid) - mind.scientist
            yield Idea((Research(name, written(paid)),), guess)


def _gain(mind: Mind, name: str, level: int) -> float:
    if name in EACH_ROUND:
        return EACH_ROUND[name] * mind.look.salvations
    if name in EACH_LEVEL:
        return EACH_LEVEL[name][level - 1] * mind.look.actions
    kind, later = mind.pack.technology[name].building, max(mind.look.actions - 1, 0.0)
    assert kind is not None
    new = building_worth(mind.pack, kind, level, later, mind.cube)
    deployed = sum(site.buildings.get(kind, 0) for site in mind.me.sites.values())
    if deployed:
        before = building_worth(mind.pack, kind, level - 1, later, mind.cube)
        return 0.7 * new + _DEPLOYED * deployed * (new - before)
    return 0.7 * new


def wormhole_ideas(mind: Mind, step: PlaceWormhole) -> Iterator[Idea]:
    """Where one flies to and fro, or where one is going to (L333)."""
    planets = dict.fromkeys((*mind.me.sites, _FAR, "uranus"))
    for planet in planets:
        if planet != EARTH and planet not in mind.state.sky.lost:
            orbit, quadrant = place_of(mind.pack, mind.state.sky, planet)
            site = mind.me.sites.get(planet)
            guess = 0.1 * orbit + (sum(site.deposit) + sum(site.storage) if site is not None else 0)
            yield Idea((PutWormhole(orbit, quadrant),), guess)
