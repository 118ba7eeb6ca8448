"""From the present board to the planned one, one legal move at a time (MC-27, MC-28, MC-32, MC-35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import Point
from heliograph.games.critical_orbit.box.tiles import TileId, all_places, cells_at, colour_of_stem
from heliograph.games.critical_orbit.moves.building import Building, Cover, Lift, Place, Shift, Uncover
from heliograph.games.critical_orbit.telling.view import Behind
from heliograph.kernel.grid import Spot
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, house_pack
from heliograph.players.critical_orbit.mercury.best_arrangement import Strength, best_arrangement


def next_step(behind: Behind, target: int, strength: Strength, pack: Pack | None = None) -> Building | None:
    """None if nothing better can be built than what lies there."""
    best = best_arrangement(behind, target, strength, pack)
    return step_towards(behind, best, pack) if best.oxygen > behind.oxygen else None


def step_towards(behind: Behind, goal: Arrangement, pack: Pack | None = None) -> Building | None:
    """Canisters, tiles, then valves: no step is repeated, so that the last one comes soon."""
    pack = pack or house_pack()
    moves = chain(_shifts(behind, goal, pack), _tiles(behind, goal, pack), _valves(behind, goal))
    return next(moves, None)


def _shifts(behind: Behind, goal: Arrangement, pack: Pack) -> Iterator[Building]:
    at = behind.canisters
    waiting = {canister: place for canister, place in goal.canisters.items() if at[canister] != place}
    holders = {place: canister for canister, place in at.items()}
    for canister, place in waiting.items():
        if place not in holders:
            yield Shift(canister, place)
    for place in waiting.values():
        holder = holders[place]
        wanted = {*goal.canisters.values(), *holders}
        room = [free for free in all_places(pack.size.value) if free[0] == place[0] and free not in wanted]
        yield Shift(holder, room[0])


def _tiles(behind: Behind, goal: Arrangement, pack: Pack) -> Iterator[Building]:
    waiting = {id: spot for id, spot in goal.spots.items() if behind.spots.get(id) != spot}
    in_the_way = {id: _others_at(behind, id, spot, pack) for id, spot in waiting.items()}
    for id, spot in waiting.items():
        if not in_the_way[id]:
            yield Place(id, spot)
    blocking = Counter(other for others in in_the_way.values() for other in others)
    for other, _ in sorted(blocking.items(), key=lambda item: (item[0] in goal.spots, -item[1], item[0])):
        yield Lift(other)


def _others_at(behind: Behind, id: TileId, spot: Spot, pack: Pack) -> tuple[TileId, ...]:
    needed: set[Point] = set(cells_at(pack.tile[id].shape, spot))
    return tuple(
        other
        for other, lies in behind.spots.items()
        if other != id and not needed.isdisjoint(cells_at(pack.tile[other].shape, lies))
    )


def _valves(behind: Behind, goal: Arrangement) -> Iterator[Building]:
    on_stems = Counter(colour_of_stem(stem) for stem in behind.covered)
    for stem in goal.covered:
        if stem not in behind.covered:
            colour = colour_of_stem(stem)
            if on_stems[colour] < behind.valves.get(colour, 0):
                yield Cover(stem)
            for other in behind.covered:
                if other not in goal.covered and colour_of_stem(other) == colour:
                    yield Uncover(other)
