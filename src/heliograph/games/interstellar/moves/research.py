"""Technology Research: a Technology costs Resources and a Scientist (L169 to L371, L670, HV-13)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import ChooseResearch, PlaceWormhole
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Move, Word
from heliograph.games.interstellar.moves.too_dear import too_dear
from heliograph.games.interstellar.rules.resources import (
    Cubes,
    cheaper_by_one,
    cheapest,
    cubes,
    payments_of_any,
    written,
)
from heliograph.games.interstellar.rules.technologies import next_levels
from heliograph.games.interstellar.telling.events import Researched, WormholePlaced
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer


class Research(Move, frozen=True, tag="research"):
    technology: Word
    payment: Word


class PutWormhole(Move, frozen=True, tag="put-wormhole"):
    orbit: int
    quadrant: int


def prices(cost: str, before: str, step: ChooseResearch) -> tuple[Cubes, ...]:
    """L99: one cube may be a level lower; L135: the previous level's cost."""
    price = cubes(before if step.previous_level else cost)
    return cheaper_by_one(price) if step.one_lower else (price,)


def can_research(at: Doing, step: ChooseResearch) -> bool:
    player = at.player(step.seat)
    return player.scientists > 0 and any(
        cheapest(player.cubes, price) is not None
        for _, _, cost, before in next_levels(at.pack, player)
        for price in prices(cost, before, step)
    )


def offers(at: Doing, step: ChooseResearch) -> Iterator[Offer]:
    player = at.player(step.seat)
    if not player.scientists:
        return
    for name, _, cost, before in next_levels(at.pack, player):
        ways = payments_of_any(player.cubes, prices(cost, before, step))
        if ways:
            yield Offer("research", {"technology": Fixed(name), "payment": Choice(tuple(map(written, ways)))})


def why_not(at: Doing, step: ChooseResearch, move: Move) -> Message | None:
    if not isinstance(move, Research):
        return None
    player = at.player(step.seat)
    if not player.scientists:
        return say("si-why-research-scientist")
    every = {name: prices(cost, before, step)[0] for name, _, cost, before in next_levels(at.pack, player)}
    if move.technology in every:
        return too_dear(every[move.technology], player.cubes, one_lower=step.one_lower)
    known = move.technology in (*player.technologies, *player.salvation_technologies)
    return say("si-why-research-known") if known else None


def process(doing: Doing, step: ChooseResearch, move: Research) -> None:
    doing.pop()
    player = doing.player(step.seat)
    level = next(number for name, number, _, _ in next_levels(doing.pack, player) if name == move.technology)
    doing.pay_cubes(step.seat, cubes(move.payment))
    doing.change_player(step.seat, scientists=player.scientists - 1)
    doing.tell(Researched(step.seat, move.technology, level, move.payment))
    learn(doing, step.seat, move.technology)


def learn(doing: Doing, index: int, name: str) -> None:
    player = doing.player(index)
    technology = doing.pack.technology.get(name)
    if technology is None:
        doing.change_player(index, salvation_technologies=(*player.salvation_technologies, name))
        return
    level = player.technologies.get(name, 0) + 1
    doing.change_player(index, technologies={**player.technologies, name: level})
    if technology.building is not None:
        kind = technology.building
        doing.change_player(index, buildings={**player.buildings, kind: player.buildings.get(kind, 0) + 1})
    if name == "travel" and level == len(technology.costs):
        doing.push(PlaceWormhole(index))


def wormhole_offers(at: Doing, step: PlaceWormhole) -> Iterator[Offer]:
    """L333: any quadrant of any orbit."""
    orbits = tuple(planet.orbit for planet in at.pack.planets.value)
    yield Offer(
        "put-wormhole",
        {"orbit": Choice(orbits), "quadrant": Choice(tuple(range(at.pack.quadrants.value)))},
    )


def place_wormhole(doing: Doing, step: PlaceWormhole, move: PutWormhole) -> None:
    doing.pop()
    doing.change_player(step.seat, wormhole=(move.orbit, move.quadrant))
    doing.tell(WormholePlaced(step.seat, move.orbit, move.quadrant))
