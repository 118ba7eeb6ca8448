"""H.A.L.L. in the Action Phase: what each token does for each colour (L642 to L830, HV-26).

Each action first checks, before a cube is drawn, what rules it out. Then it acts in the cube's colour; if
that makes it unaffordable, it returns the reason and its caller discards the changes.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from heliograph.games.interstellar.box.pack import PlanetId
from heliograph.games.interstellar.changes.drawing import draw_from_bag
from heliograph.games.interstellar.changes.gaining import gain
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.bag import change_hall, hall_of, remember
from heliograph.games.interstellar.hall.paying import pay
from heliograph.games.interstellar.hall.reasons import Rule, Why
from heliograph.games.interstellar.rules.deposits import stored
from heliograph.games.interstellar.rules.resources import (
    COLOURS,
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
from heliograph.games.interstellar.state import Site
from heliograph.games.interstellar.telling.events import (
    Gained,
    HallChose,
    HallResearched,
    Produced,
    SunTapped,
)

HallAction = Callable[[Doing, int, int], Why | None]
"""An action in a colour; returns why it could not be done, or None."""


# Solar Extraction


def before_solar(doing: Doing, index: int) -> Why | None:
    return None if any(doing.state.bag) else Why("sun-empty")


def solar(doing: Doing, index: int, colour: int) -> Why | None:
    cell = doing.pack.hall_board.value.solar[colour]
    drawn = draw_from_bag(doing, doing.pack.solar_draw.value)
    kept = lowest(drawn, cell.keep)
    if kept != drawn:
        least = HallChose("cubes", written(kept), "solar-least", (written(drawn),))
        doing.tell(least)
        remember(doing, least)
    doing.change(bag=plus(doing.state.bag, minus(drawn, kept)))
    lost = min(max(value_of(kept) - cell.spared, 0), doing.player(index).reputation)
    doing.gain_reputation(index, -lost)
    doing.gain_cubes(index, kept)
    sky = doing.state.sky
    doing.change(sky=replace(sky, spiral=sky.spiral + sum(kept)))
    doing.tell(SunTapped(index, written(kept), "", -lost, doing.state.sky.spiral))
    return None


# Technology Research


def before_research(doing: Doing, index: int) -> Why | None:
    """L696, L697."""
    if not doing.player(index).scientists:
        return Why("no-scientist")
    return None if unfinished(doing) else Why("all-researched")


def unfinished(doing: Doing) -> list[int]:
    costs = doing.pack.hall_technologies.value
    return [row for row, level in enumerate(hall_of(doing).technologies) if level < len(costs[row])]


def research(doing: Doing, index: int, colour: int) -> Why | None:
    """L688: two levels, if two are left and H.A.L.L. can pay."""
    cell, row = doing.pack.hall_board.value.research[colour], _counted_row(doing)
    left = len(doing.pack.hall_technologies.value[row]) - hall_of(doing).technologies[row]
    why = _learn(doing, index, row, cell.times)
    if why is not None:
        return why
    for _ in range(cell.levels - 1):
        why = _learn(doing, index, row, cell.times) if left > 1 else None
        if why is not None:
            rule: Rule = "one-level-scientist" if why.rule == "no-scientist" else "one-level-cubes"
            doing.tell(HallChose("technology", COLOURS[row], rule))
        elif left == 1:
            doing.tell(HallChose("technology", COLOURS[row], "one-level-left"))
    if cell.scientists:
        gain(doing, index, f"{cell.scientists}S")
    return None


def _counted_row(doing: Doing) -> int:
    """L666, L668: counts the unfinished rows from the top, once per token played, starting over at the
    end."""
    rows, plays = unfinished(doing), hall_of(doing).plays
    row = rows[(plays - 1) % len(rows)]
    rule: Rule = "technology-counted-on" if plays > len(rows) else "technology-counted"
    doing.tell(HallChose("technology", COLOURS[row], rule, tuple(COLOURS[one] for one in rows), plays))
    return row


def _learn(doing: Doing, index: int, row: int, times: int) -> Why | None:
    hall, player = hall_of(doing), doing.player(index)
    level = hall.technologies[row]
    cost = doing.pack.hall_technologies.value[row][level] * times
    paid = cheapest(player.cubes, cubes(cost))
    if not player.scientists:
        return Why("no-scientist")
    if paid is None:
        return Why("research-unpaid")
    pay(doing, index, paid, cost)
    doing.change_player(index, scientists=player.scientists - 1)
    levels = tuple(known + (place == row) for place, known in enumerate(hall.technologies))
    change_hall(doing, replace(hall, technologies=levels))
    doing.tell(HallResearched(row, level + 1, written(paid)))
    return None


# Market


def before_market(doing: Doing, index: int) -> Why | None:
    """L775."""
    return None if any(doing.state.market) else Why("market-empty")


def market(doing: Doing, index: int, colour: int) -> Why | None:
    cell, there = doing.pack.hall_board.value.market[colour], doing.state.market
    cheap = lowest(there, cell.lowest)
    taken = plus(cheap, highest(minus(there, cheap), cell.highest))
    doing.tell(HallChose("cubes", written(taken), "market-cubes", (written(there),)))
    doing.change(market=minus(there, taken))
    doing.gain_cubes(index, taken)
    doing.tell(Gained(index, written(taken)))
    return None


# Earth's production


def before_earth(doing: Doing, index: int) -> Why | None:
    return None


def earth(doing: Doing, index: int, colour: int) -> Why | None:
    gain(doing, index, f"{doing.pack.hall_board.value.earth[colour]}F")
    return None


# Planetary Production


def before_production(doing: Doing, index: int, planet: PlanetId) -> Why | None:
    """L830: an empty layer of several does not count as empty (L493)."""
    site = doing.variants.dug_deeper(doing.player(index).sites[planet])
    return None if any(site.deposit) else Why("deposit-empty")


def production_on(planet: PlanetId) -> HallAction:
    def produce(doing: Doing, index: int, colour: int) -> Why | None:
        """HV-26: Base and Explorer move the dearest cubes; the other cubes taken come back dearer."""
        cell, player = doing.pack.hall_board.value.produce[colour], doing.player(index)
        site = doing.variants.dug_deeper(player.sites[planet])
        there = site.deposit
        normal = 1 + (player.explorer == planet) - cell.fewer
        site, moved = _taken_out(doing, site, normal)
        site, raised = _taken_out(doing, site, cell.raised)
        if len(list(levels_in(there))) > 1:
            taken = written(plus(moved, raised))
            doing.tell(HallChose("cubes", taken, "deposit-dearest", (written(there),)))
        added = plus(moved, _raised(raised, cell.steps))
        storage = stored(doing.pack, stored(doing.pack, site.storage, moved), minus(added, moved))
        lost = sum(site.storage) + sum(added) - sum(storage)
        if lost:
            doing.tell(HallChose("planet", planet, "storage-full", count=lost))
        doing.change_player(index, sites={**player.sites, planet: replace(site, storage=storage)})
        doing.tell(Produced(index, planet, "base", written(added)))
        if cell.fuel:
            gain(doing, index, f"{cell.fuel}F")
        return None

    return produce


def _taken_out(doing: Doing, site: Site, count: int) -> tuple[Site, Cubes]:
    """Cubes are taken singly, because a layer may run empty in between (L493)."""
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


BEFORE: dict[str, Callable[[Doing, int], Why | None]] = {
    "solar": before_solar,
    "research": before_research,
    "market": before_market,
    "earth": before_earth,
}
HALL_ACTIONS: dict[str, HallAction] = {"solar": solar, "research": research, "market": market, "earth": earth}
