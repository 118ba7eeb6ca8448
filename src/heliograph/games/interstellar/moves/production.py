"""Planetary Production: Base, Explorer and Buildings, each once, in any order (L181 to L281, L497, HV-08)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import ChooseProduction, Produce
from heliograph.games.interstellar.box.pack import PlanetId
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Done, Move, Word
from heliograph.games.interstellar.rules.deposits import stored
from heliograph.games.interstellar.rules.resources import (
    COLOURS,
    HIGHEST,
    NONE,
    Cubes,
    cubes,
    level_of,
    levels_in,
    minus,
    one,
    plus,
    written,
)
from heliograph.games.interstellar.state import Site
from heliograph.games.interstellar.telling.events import Produced
from heliograph.kernel.prompt import Choice, Fixed, Offer


class ProduceOn(Move, frozen=True, tag="produce-on"):
    planet: Word


class Use(Move, frozen=True, tag="use"):
    """Activates the Base, the Explorer or a Building, and names the cubes."""

    what: Word
    cubes: Word
    """The cubes moved or changed; empty if there is no choice."""


_CHANGES = ">"
_BY_THE_CUBE = ("drill", "ars")
"""Several of these Buildings do the same as one that moves more cubes."""


def sources(at: Doing, index: int, planet: PlanetId) -> tuple[str, ...]:
    """What can be activated: a Drill or an ARS once for each cube it moves, a Converter once for each of its
    levels (L171)."""
    player = at.player(index)
    found = ["base", *(["explorer"] if player.explorer == planet else [])]
    for kind, count in sorted(player.sites[planet].buildings.items()):
        if kind == "converter":
            found += [f"converter-{level}" for level in range(1, player.technologies[kind] + 1)] * count
        elif kind in _BY_THE_CUBE:
            found += [kind] * (count * _strength(at, index, kind))
        else:
            found += [kind] * count
    return tuple(found)


def can_produce(at: Doing, index: int, planet: PlanetId) -> bool:
    """HV-08: possible with an empty Deposit too, if anything can be activated there."""
    site = at.variants.dug_deeper(at.player(index).sites[planet])
    if any(site.deposit):
        return True
    return any(_options(site.deposit, site.storage, source, 1) for source in sources(at, index, planet))


def begin(doing: Doing, index: int, planet: PlanetId) -> None:
    sites = doing.player(index).sites
    doing.change_player(index, sites={**sites, planet: doing.variants.dug_deeper(sites[planet])})
    doing.push(Produce(index, planet, sources(doing, index, planet)))


def offers(at: Doing, step: Produce) -> Iterator[Offer]:
    site = at.player(step.seat).sites[step.planet]
    for source in dict.fromkeys(step.left):
        options = _options(site.deposit, site.storage, source, step.left.count(source))
        if options:
            yield Offer("use", {"what": Fixed(source), "cubes": Choice(options)})
    yield Offer("done")


@lru_cache(maxsize=65536)
def _options(deposit: Cubes, storage: Cubes, source: str, times: int) -> tuple[str, ...]:
    """The cubes that can be moved or changed; one empty string if there is no choice."""
    match source:
        case "drill":
            return _some_of(deposit, times)
        case "ars":
            return _some_of(storage, times)
        case "outpost":
            return ("",)
        case "converter-1":
            return tuple(
                f"{COLOURS[level]}{_CHANGES}{COLOURS[higher]}"
                for level in levels_in(storage)
                for higher in range(level + 1, min(level + 2, HIGHEST) + 1)
            )
        case _:
            return tuple(COLOURS[level] for level in levels_in(deposit))


def _strength(at: Doing, index: int, kind: str) -> int:
    effects = at.pack.building_effects.value[kind]  # type: ignore[index]
    return effects[at.player(index).technologies[kind] - 1]


def _some_of(there: Cubes, most: int) -> tuple[str, ...]:
    """At least one cube; the largest selections last."""
    parts: list[Cubes] = list(product(*(range(count + 1) for count in there)))  # type: ignore[arg-type]
    return tuple(written(part) for part in sorted(parts, key=sum) if 0 < sum(part) <= most)


def process(doing: Doing, step: Produce, move: Use | Done) -> None:
    if not isinstance(move, Use):
        doing.pop()
        return
    left = list(step.left)
    for _ in range(len(move.cubes) if move.what in _BY_THE_CUBE else 1):
        left.remove(move.what)
    doing.instead(replace(step, left=tuple(left)))
    _use(doing, step, move.what, move.cubes)


def _use(doing: Doing, step: Produce, what: str, chosen: str) -> None:
    index, planet = step.seat, step.planet
    match what:
        case "outpost":
            fuel = _strength(doing, index, "outpost")
            doing.gain_fuel(index, fuel)
            doing.tell(Produced(index, planet, what, f"{fuel}F"))
        case "ars":
            _change_site(doing, index, planet, storage_less=cubes(chosen))
            doing.gain_cubes(index, cubes(chosen))
            doing.tell(Produced(index, planet, what, chosen))
        case "converter-1":
            before, _, after = chosen.partition(_CHANGES)
            _change_site(doing, index, planet, storage_less=cubes(before), storage_more=cubes(after))
            doing.tell(Produced(index, planet, what, after))
        case _:
            made = _made_from(what, chosen)
            _change_site(doing, index, planet, deposit_less=cubes(chosen), storage_more=made)
            doing.tell(Produced(index, planet, what, written(made)))


def _made_from(what: str, chosen: str) -> Cubes:
    """L217 to L229: red stays red, purple stays purple."""
    if what == "converter-2":
        return one(max(level_of(chosen) - 1, 0), 2)  # type: ignore[arg-type]
    if what == "converter-3":
        return one(level_of(chosen) + 1)  # type: ignore[arg-type]
    return cubes(chosen)


def _change_site(
    doing: Doing,
    index: int,
    planet: PlanetId,
    *,
    deposit_less: Cubes = NONE,
    storage_less: Cubes = NONE,
    storage_more: Cubes = NONE,
) -> None:
    player = doing.player(index)
    site: Site = player.sites[planet]
    storage = stored(doing.pack, minus(site.storage, storage_less), storage_more)
    changed = replace(site, deposit=minus(site.deposit, deposit_less), storage=storage)
    doing.change_player(index, sites={**player.sites, planet: doing.variants.dug_deeper(changed)})


def refill(doing: Doing, index: int, planet: PlanetId, more: Cubes) -> None:
    """HV-06: a Deposit holds a limited number of cubes."""
    player = doing.player(index)
    site = player.sites[planet]
    room = doing.pack.ship.value.deposit - sum(site.deposit)
    level = next(levels_in(more))
    filled = plus(site.deposit, one(level, max(min(sum(more), room), 0)))
    doing.change_player(index, sites={**player.sites, planet: replace(site, deposit=filled)})


def choice_offers(at: Doing, step: ChooseProduction) -> Iterator[Offer]:
    planets = [planet for planet in sorted(at.player(step.seat).sites) if can_produce(at, step.seat, planet)]
    if planets:
        yield Offer("produce-on", {"planet": Choice(tuple(planets))})


def choose(doing: Doing, step: ChooseProduction, move: ProduceOn) -> None:
    doing.pop()
    begin(doing, step.seat, move.planet)
