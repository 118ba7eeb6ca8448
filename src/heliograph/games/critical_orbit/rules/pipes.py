"""What the conduits on the Mercury board connect (MC-36 to MC-39, MC-H8, MC-H9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

import msgspec

from heliograph.games.critical_orbit.box.tiles import (
    Exit,
    Place,
    Stem,
    Tile,
    TileId,
    all_places,
    exits_at,
    mouth,
    stems_of,
)
from heliograph.kernel.grid import Spot


class Network(msgspec.Struct, frozen=True):
    """The connections of tiles with tiles and canisters."""

    near: dict[TileId, tuple[TileId, ...]]
    taps: dict[Place, TileId]
    """The tile that opens to each edge place."""


def network(tiles: Iterable[Tile], spots: Mapping[TileId, Spot], size: int) -> Network:
    placed = {tile.id: tile for tile in tiles if tile.id in spots}
    openings = {exit: id for id, tile in placed.items() for exit in exits_at(tile, spots[id])}
    near: dict[TileId, tuple[TileId, ...]] = {}
    for id, tile in placed.items():
        found: list[TileId] = []
        for (x, y), (dx, dy) in exits_at(tile, spots[id]):
            other = openings.get(((x + dx, y + dy), (-dx, -dy)))
            if other is not None and other != id and other not in found:
                found.append(other)
        near[id] = tuple(found)
    places = _places_by_mouth(size)
    taps = {places[exit]: id for exit, id in openings.items() if exit in places}
    return Network(near, taps)


@cache
def _places_by_mouth(size: int) -> dict[Exit, Place]:
    return {mouth(place, size): place for place in all_places(size)}


def connecting_tiles(
    net: Network, pairs: Iterable[tuple[Place, Place]], works: Mapping[TileId, bool]
) -> frozenset[TileId]:
    """Tiles on at least one path of working tiles between the two canisters of a colour (MC-37, MC-H9)."""
    found: set[TileId] = set()
    for one, other in pairs:
        start, end = net.taps.get(one), net.taps.get(other)
        if start is not None and end is not None:
            for path in _paths(net, start, end, works):
                found.update(path)
    return frozenset(found)


def _paths(
    net: Network, start: TileId, end: TileId, works: Mapping[TileId, bool]
) -> Iterator[tuple[TileId, ...]]:
    """Every path that visits no tile twice. Only T tiles branch, so there are few."""
    stack: list[tuple[TileId, ...]] = [(start,)] if works[start] else []
    while stack:
        path = stack.pop()
        if path[-1] == end:
            yield path
            continue
        stack.extend((*path, tile) for tile in net.near[path[-1]] if works[tile] and tile not in path)


class Flow(msgspec.Struct, frozen=True):
    connected: frozenset[TileId]
    missing: tuple[Stem, ...]
    """MC-38: bare stems on paths that would count if the stems were covered."""
    fed: frozenset[Place]
    """Places of canisters that are joined to the other one of their colour (MC-37)."""


@lru_cache(maxsize=512)  # The same position is asked about for its view, its oxygen and its end.
def flow(
    placed: tuple[tuple[Tile, Spot], ...],
    size: int,
    pairs: tuple[tuple[Place, Place], ...],
    covered: tuple[Stem, ...],
) -> Flow:
    """MC-36 to MC-39, MC-H9."""
    net = network((tile for tile, _ in placed), {tile.id: spot for tile, spot in placed}, size)
    bare = {tile.id: tuple(stem for stem in stems_of(tile) if stem not in covered) for tile, _ in placed}
    works = {id: not stems for id, stems in bare.items()}
    possible = connecting_tiles(net, pairs, dict.fromkeys(bare, True))
    missing = tuple(stem for id in sorted(possible) for stem in bare[id])
    connected = connecting_tiles(net, pairs, works) if missing else possible
    fed = frozenset(place for pair in pairs if connecting_tiles(net, (pair,), works) for place in pair)
    return Flow(connected, missing, fed)
