"""Mercury's board: where tiles, valves and canisters may go, and the oxygen (MC-26 to MC-39)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from heliograph.games.critical_orbit.box.pack import CANISTER_COLOURS, CANISTERS, Canister, Pack
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS, SHAPES, Point, Shape, turned_cells
from heliograph.games.critical_orbit.box.tiles import (
    VALVES,
    Place,
    Stem,
    TileId,
    ValveColour,
    all_places,
    cells_at,
    colour_of_stem,
    stems_of,
)
from heliograph.games.critical_orbit.rules import pipes
from heliograph.games.critical_orbit.rules.pipes import Flow
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import Mercury, State
from heliograph.kernel.grid import Spot, all_spots
from heliograph.kernel.prompt import Tiling
from heliograph.kernel.remembered import remembered


def start_places(pack: Pack, setup: Setup) -> dict[Canister, Place]:
    """MC-7."""
    places = setup.own_start if setup.start == 0 else pack.start[setup.start].places
    return dict(zip(CANISTERS, places, strict=True))


def rooms(
    pack: Pack, tiles: tuple[TileId, ...], spots: dict[TileId, Spot]
) -> Iterator[tuple[TileId, Tiling]]:
    """MC-27: for each tile that fits somewhere, the grid with the cells other tiles cover."""
    cells = {id: cells_at(pack.tile[id].shape, spot) for id, spot in spots.items()}
    covered = tuple(sorted(cell for own in cells.values() for cell in own))
    size, loose = pack.size.value, dict[Shape, Tiling | None]()
    for id in tiles:
        own, shape = cells.get(id), pack.tile[id].shape
        if own is not None:
            grid = _room(size, shape, tuple([cell for cell in covered if cell not in own]))
        elif shape in loose:
            grid = loose[shape]
        else:
            grid = loose[shape] = _room(size, shape, covered)
        if grid is not None:
            yield id, grid


@lru_cache(maxsize=4096)
def _room(size: int, shape: Shape, taken: tuple[Point, ...]) -> Tiling | None:
    grid = Tiling(size, size, tuple(turned_cells(shape, turn) for turn in range(QUARTER_TURNS)), taken)
    return grid if any(True for _ in all_spots(grid)) else None


def hidden_shapes(mercury: Mercury) -> tuple[Shape, ...]:
    """MC-23c: shapes whose next tile can be turned up, whatever lies open beside the stack."""
    return tuple(shape for shape in SHAPES if mercury.stacks[shape])


def open_tiles(mercury: Mercury) -> dict[Shape, tuple[TileId, ...]]:
    """MC-24: by shape, in the order in which they were turned up."""
    more = mercury.also_up or {}
    return {shape: (first, *more.get(shape, ())) for shape, first in mercury.face_up.items()}


def places_for(pack: Pack, mercury: Mercury, canister: Canister) -> tuple[Place, ...]:
    """MC-32: free places on the canister's side."""
    return free_places(pack, mercury.canisters, canister) if canister in mercury.unlocked else ()


def free_places(pack: Pack, canisters: dict[Canister, Place], canister: Canister) -> tuple[Place, ...]:
    """Places on this canister's side where none stands."""
    side, taken = canisters[canister][0], canisters.values()
    return tuple([place for place in all_places(pack.size.value) if place[0] == side and place not in taken])


def free_valves(valves: dict[ValveColour, int], covered: tuple[Stem, ...]) -> dict[ValveColour, int]:
    """Release valves that are on no stem (MC-35)."""
    used = [colour_of_stem(stem) for stem in covered]
    return {colour: valves.get(colour, 0) - used.count(colour) for colour in VALVES}


def bare_stems(pack: Pack, tiles: tuple[TileId, ...], covered: tuple[Stem, ...]) -> tuple[Stem, ...]:
    """Stems of Mercury's tiles without a valve (MC-36)."""
    return tuple([stem for id in tiles for stem in stems_of(pack.tile[id]) if stem not in covered])


def coverable_stems(
    pack: Pack, tiles: tuple[TileId, ...], covered: tuple[Stem, ...], valves: dict[ValveColour, int]
) -> tuple[Stem, ...]:
    """Bare stems for which there is a valve (MC-35, MC-36)."""
    free = free_valves(valves, covered)
    return tuple([stem for stem in bare_stems(pack, tiles, covered) if free[colour_of_stem(stem)]])


def flow(pack: Pack, mercury: Mercury) -> Flow:
    """MC-36 to MC-39, MC-H9: tiles whose oxygen counts, and the stems that keep others from counting."""
    return _flow(pack, mercury.canisters, mercury.spots, mercury.covered)


@remembered(64)
def _flow(
    pack: Pack, canisters: dict[Canister, Place], spots: dict[TileId, Spot], covered: tuple[Stem, ...]
) -> Flow:
    pairs = tuple(
        [(canisters[f"{colour}-round"], canisters[f"{colour}-square"]) for colour in CANISTER_COLOURS]
    )
    placed = tuple([(pack.tile[id], spot) for id, spot in spots.items()])
    return pipes.flow(placed, pack.size.value, pairs, covered)


def connections(pack: Pack, mercury: Mercury) -> frozenset[TileId]:
    return flow(pack, mercury).connected


def missing_valves(pack: Pack, mercury: Mercury) -> tuple[Stem, ...]:
    return flow(pack, mercury).missing


def fed_canisters(pack: Pack, mercury: Mercury) -> tuple[Canister, ...]:
    fed = flow(pack, mercury).fed
    return tuple(canister for canister in CANISTERS if mercury.canisters[canister] in fed)


def oxygen_reached(pack: Pack, mercury: Mercury) -> int:
    return sum(pack.tile[id].oxygen for id in connections(pack, mercury))


def oxygen_needed(pack: Pack, state: State) -> int:
    """MC-3."""
    return pack.targets.value[state.setup.difficulty]
