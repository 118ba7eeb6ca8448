"""Which Technology to research, and what it would gain."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import ChooseResearch, PlaceWormhole
from heliograph.games.interstellar.box.pack import BuildingKind
from heliograph.games.interstellar.moves.actions import PutWormhole, Research
from heliograph.games.interstellar.moves.research import prices
from heliograph.games.interstellar.rules.resources import cheapest, value_of, written
from heliograph.games.interstellar.rules.solar_system import EARTH, place_of
from heliograph.games.interstellar.rules.technologies import next_levels
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.worth.founding import founding
from heliograph.players.interstellar.worth.knowledge import EACH_LEVEL, EACH_ROUND, correction
from heliograph.players.interstellar.worth.sites import building_worth, site_worth

_FAR = "neptune"


def research_ideas(mind: Mind, step: ChooseResearch) -> Iterator[Idea]:
    yield from mind.once(step, lambda: tuple(_research_ideas(mind, step)))


def _research_ideas(mind: Mind, step: ChooseResearch) -> Iterator[Idea]:
    """Paid with the cheapest cubes: a dearer payment gains nothing."""
    me = mind.me
    if not me.scientists:
        return
    for name, level, cost, before in next_levels(mind.pack, me):
        ways = [cheapest(me.cubes, price) for price in prices(cost, before, step)]
        paid = min((way for way in ways if way is not None), key=value_of, default=None)
        if paid is not None:
            guess = _gain(mind, name, level) - mind.cube * value_of(paid) - mind.scientist
            yield Idea((Research(name, written(paid)),), guess)


def best_building(mind: Mind) -> float:
    """The greatest worth of any Building that can be researched now."""
    return max(
        (
            idea.guess
            for idea in research_ideas(mind, ChooseResearch(mind.index))
            if isinstance(move := idea.moves[0], Research)
            and move.technology in mind.pack.technology
            and mind.pack.technology[move.technology].building is not None
        ),
        default=0.0,
    )


def _gain(mind: Mind, name: str, level: int) -> float:
    return _reckoned(mind, name, level) + correction(mind.look, name, level)


def _reckoned(mind: Mind, name: str, level: int) -> float:
    if name in EACH_ROUND:
        return EACH_ROUND[name] * mind.look.salvations
    if name in EACH_LEVEL:
        return EACH_LEVEL[name][level - 1] * mind.look.actions
    kind = mind.pack.technology[name].building
    assert kind is not None
    return _better_sites(mind, kind, level) + _one_more(mind, kind, level)


def _better_sites(mind: Mind, kind: BuildingKind, level: int) -> float:
    """What the Buildings already in use would gain."""
    then, gain = {**mind.me.technologies, kind: level}, 0.0
    for planet, site in mind.me.sites.items():
        if site.buildings.get(kind):
            own = (mind.pack, mind.state, mind.me, planet, mind.look, mind.cube)
            gain += site_worth(*own, levels=then) - site_worth(*own)
    return gain


def _one_more(mind: Mind, kind: BuildingKind, level: int) -> float:
    """What the new Building will gain: at once if there is a Base to travel with, otherwise later."""
    me = mind.me
    some_day = mind.prices.some_day * building_worth(
        mind.pack, kind, level, max(mind.look.actions - 1, 0.0), mind.cube, mind.prices
    )
    if me.explorer != EARTH or not me.bases:
        return some_day
    then = {**me.technologies, kind: level}
    now = mind.once("founding", lambda: founding(mind, me.technologies))
    return max(some_day, mind.prices.with_base * (founding(mind, then, more=kind) - now))


def wormhole_ideas(mind: Mind, step: PlaceWormhole) -> Iterator[Idea]:
    """Beside a planet where the player has a Base, or a distant one to fly to (L333)."""
    planets = dict.fromkeys((*mind.me.sites, _FAR, "uranus"))
    for planet in planets:
        if planet != EARTH and planet not in mind.state.sky.lost:
            orbit, quadrant = place_of(mind.pack, mind.state.sky, planet)
            site = mind.me.sites.get(planet)
            guess = 0.1 * orbit + (sum(site.deposit) + sum(site.storage) if site is not None else 0)
            yield Idea((PutWormhole(orbit, quadrant),), guess)
