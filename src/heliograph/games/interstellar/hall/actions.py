"""H.A.L.L. in the Action Phase: what each token does for each colour (L642 to L830, HV-26).

Every function says whether the action could be done; what it changed in vain is forgotten by its caller.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from heliograph.games.interstellar.content import PlanetId
from heliograph.games.interstellar.deposits import first_layer, stored
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.drawing import draw_from_bag
from heliograph.games.interstellar.events import (
    Gained,
    HallResearched,
    Produced,
    Settled,
    SunTapped,
    Travelled,
)
from heliograph.games.interstellar.gaining import gain
from heliograph.games.interstellar.hall.bag import change_hall, hall_of
from heliograph.games.interstellar.resources import (
    NONE,
    Cubes,
    cheapest,
    cubes,
    highest,
    levels_in,
    lowest,
    minus,
    one,
    plus,
    value_of,
    written,
)
from heliograph.games.interstellar.state import Hall, Site
from heliograph.games.interstellar.token_sides import production_token


def solar(doing: Doing, index: int, colour: int) -> bool:
    cell = doing.pack.hall_board.value.solar[colour]
    drawn = draw_from_bag(doing, doing.pack.solar_draw.value)
    if not any(drawn):
        return False
    kept = lowest(drawn, cell.keep)
    doing.change(bag=plus(doing.state.bag, minus(drawn, kept)))
    lost = min(max(value_of(kept) - cell.spared, 0), doing.player(index).reputation)
    doing.gain_reputation(index, -lost)
    doing.gain_cubes(index, kept)
    sky = doing.state.sky
    doing.change(sky=replace(sky, spiral=sky.spiral + sum(kept)))
    doing.tell(SunTapped(index, written(kept), "", -lost, doing.state.sky.spiral))
    return True


def research(doing: Doing, index: int, colour: int) -> bool:
    """L652: the Technology is found by counting the tokens played, from the top, round and round."""
    cell, hall = doing.pack.hall_board.value.research[colour], hall_of(doing)
    row = counted_row(doing, hall)
    if row is None:
        return False
    learned = 0
    for _ in range(cell.levels):
        if not _learn(doing, index, row, cell.times):
            break
        learned += 1
    if learned and cell.scientists:
        gain(doing, index, f"{cell.scientists}S")
    return learned > 0


def counted_row(doing: Doing, hall: Hall) -> int | None:
    costs = doing.pack.hall_technologies.value
    unfinished = [row for row, level in enumerate(hall.technologies) if level < len(costs[row])]
    return unfinished[(hall.plays - 1) % len(unfinished)] if unfinished else None


def _learn(doing: Doing, index: int, row: int, times: int) -> bool:
    hall, player, costs = hall_of(doing), doing.player(index), doing.pack.hall_technologies.value
    level = hall.technologies[row]
    if level >= len(costs[row]) or not player.scientists:
        return False
    paid = cheapest(player.cubes, cubes(costs[row][level] * times))
    if paid is None:
        return False
    doing.pay_cubes(index, paid)
    doing.change_player(index, scientists=player.scientists - 1)
    levels = tuple(known + (place == row) for place, known in enumerate(hall.technologies))
    change_hall(doing, replace(hall, technologies=levels))
    doing.tell(HallResearched(row, level + 1, written(paid)))
    return True


def market(doing: Doing, index: int, colour: int) -> bool:
    cell, there = doing.pack.hall_board.value.market[colour], doing.state.market
    cheap = lowest(there, cell.lowest)
    taken = plus(cheap, highest(minus(there, cheap), cell.highest))
    if not any(taken):
        return False
    doing.change(market=minus(there, taken))
    doing.gain_cubes(index, taken)
    doing.tell(Gained(index, written(taken)))
    return True


def earth(doing: Doing, index: int, colour: int) -> bool:
    gain(doing, index, f"{doing.pack.hall_board.value.earth[colour]}F")
    return True


def produce(doing: Doing, index: int, colour: int, planet: PlanetId) -> bool:
    """HV-26: Base and Explorer move the dearest cubes; what is taken out of the Deposit comes back dearer."""
    cell, player = doing.pack.hall_board.value.produce[colour], doing.player(index)
    site = doing.variants.dug_deeper(player.sites[planet])
    if not any(site.deposit):
        return False
    normal = 1 + (player.explorer == planet) - cell.fewer
    site, moved = _taken_out(doing, site, normal)
    site, raised = _taken_out(doing, site, cell.raised)
    better = _raised(raised, cell.steps)
    storage = stored(doing.pack, stored(doing.pack, site.storage, moved), better)
    doing.change_player(index, sites={**player.sites, planet: replace(site, storage=storage)})
    doing.tell(Produced(index, planet, "base", written(plus(moved, better))))
    if cell.fuel:
        gain(doing, index, f"{cell.fuel}F")
    return True


def _taken_out(doing: Doing, site: Site, count: int) -> tuple[Site, Cubes]:
    """One after the other, for a layer may run empty in between (L493)."""
    taken = NONE
    for _ in range(count):
        cube = highest(site.deposit, 1)
        taken = plus(taken, cube)
        site = doing.variants.dug_deeper(replace(site, deposit=minus(site.deposit, cube)))
    return site, taken


def _raised(some: Cubes, steps: int) -> Cubes:
    found = NONE
    for level in levels_in(some):
        found = plus(found, one(level + steps, some[level]))
    return found


def settle(doing: Doing, index: int, colour: int) -> bool:
    """L703: the planet is counted out of its own set; the trip costs twice the planet's number."""
    cell, hall, player = doing.pack.hall_board.value.travel[colour], hall_of(doing), doing.player(index)
    if not hall.planets or not player.bases:
        return False
    planet, token = hall.planets[(hall.plays - 1) % len(hall.planets)]
    fuel = max(doing.pack.hall_settling.value * doing.pack.planet[planet].gravity + cell.fuel, 0)
    if fuel > player.fuel:
        return False
    layer, more = first_layer(token), NONE
    if cell.ars:
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
    rest = tuple(one for one in hall.planets if one[0] != planet)
    change_hall(doing, replace(hall_of(doing), planets=rest))
    doing.tell(Travelled(index, planet, fuel, ""))
    doing.tell(Settled(index, planet, token))
    if cell.ars:
        doing.tell(Gained(index, written(more)))
    return True


ROWS: dict[str, Callable[[Doing, int, int], bool]] = {
    "solar": solar,
    "research": research,
    "market": market,
    "earth": earth,
}
