"""Which tiles connect (MC-36 to MC-39, MC-H8, MC-H9), compared with trying every sequence of tiles."""

from __future__ import annotations

from itertools import pairwise, permutations
from time import process_time

import pytest
from tests.games.critical_orbit.table import PACK

from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS, Point
from heliograph.games.critical_orbit.box.tiles import (
    Exit,
    Place,
    Tile,
    all_places,
    cells_at,
    exits_at,
    mouth,
    stems_of,
)
from heliograph.games.critical_orbit.rules.pipes import connecting_tiles, flow, network
from heliograph.kernel.chance import Chance
from heliograph.kernel.grid import Spot, lies_free

SIZE = 5
MOST_TILES = 6
BOARDS = 800
Pairs = list[tuple[Place, Place]]


def test_exits_turn_with_their_tile() -> None:
    """MC-26: an S tile, then the same a quarter turn clockwise."""
    assert exits_at(PACK.tile["S1"], Spot(0, 0, 0)) == (((2, 0), (1, 0)), ((0, 1), (-1, 0)))
    assert exits_at(PACK.tile["S1"], Spot(0, 0, 1)) == (((1, 2), (0, 1)), ((0, 0), (0, -1)))
    assert exits_at(PACK.tile["T1"], Spot(0, 0, 2)) == (
        ((2, 1), (1, 0)),
        ((0, 1), (-1, 0)),
        ((1, 0), (0, -1)),
    )


@pytest.mark.parametrize("tile", PACK.tiles.value, ids=lambda tile: tile.id)
def test_every_exit_leaves_its_tile(tile: Tile) -> None:
    """MC-37."""
    for turn in range(QUARTER_TURNS):
        cells = set(cells_at(tile.shape, Spot(3, 3, turn)))
        exits = exits_at(tile, Spot(3, 3, turn))
        assert len(set(exits)) == (3 if tile.shape == "T" else 2)
        for (x, y), (dx, dy) in exits:
            assert (x, y) in cells
            assert (x + dx, y + dy) not in cells


def by_trying(tiles: list[Tile], spots: dict[str, Spot], pairs: Pairs, works: dict[str, bool]) -> set[str]:
    """Every sequence of different working tiles from canister to canister in which each opens to the next."""
    exits = {tile.id: set(exits_at(tile, spots[tile.id])) for tile in tiles}

    def joined(one: str, other: str) -> bool:
        return any(_facing(way) in exits[other] for way in exits[one])

    ids = [id for id in exits if works[id]]
    rows = [row for count in range(1, len(ids) + 1) for row in permutations(ids, count)]
    return {
        id
        for row in rows
        for start, end in pairs
        if mouth(start, SIZE) in exits[row[0]] and mouth(end, SIZE) in exits[row[-1]]
        if all(joined(one, other) for one, other in pairwise(row))
        for id in row
    }


def _facing(way: Exit) -> Exit:
    (x, y), (dx, dy) = way
    return (x + dx, y + dy), (-dx, -dy)


def random_board(
    chance: Chance, size: int = SIZE, most: int = MOST_TILES
) -> tuple[list[Tile], dict[str, Spot], Pairs, dict[str, bool]]:
    """A small crowded grid, mostly of T tiles, with canisters where pipes lead out."""
    tiles: list[Tile] = []
    spots: dict[str, Spot] = {}
    taken: set[Point] = set()
    everywhere = [Spot(x, y, r) for x in range(size) for y in range(size) for r in range(QUARTER_TURNS)]
    while len(tiles) < most:
        hopeful, chance = chance.shuffled([t for t in PACK.tiles.value if t.id not in spots])
        bent, chance = chance.below(3)
        wanted = [t for t in hopeful if (t.shape == "T") == (bent > 0)]
        tile = (wanted or hopeful)[0]
        free = [spot for spot in everywhere if lies_free(cells_at(tile.shape, spot), size, size, taken)]
        if not free:
            break
        # Close to tiles that already lie there, so that pipes meet.
        ends = {_facing(way) for t in tiles for way in exits_at(t, spots[t.id])}
        meeting = [spot for spot in free if ends & set(exits_at(tile, spot))]
        spot, chance = chance.pick(meeting or free)
        tiles.append(tile)
        spots[tile.id] = spot
        taken.update(cells_at(tile.shape, spot))
    open_places = [place for place in all_places(size) if place in network(tiles, spots, size).taps]
    # Some places twice, so that colours share tiles more often than they could in a game.
    places, chance = chance.shuffled([*open_places, *open_places, "T1", "R2", "B3", "L4", "R5", "B1"])
    works = {}
    for tile in tiles:
        bare, chance = chance.below(8)
        works[tile.id] = bare > 0
    return tiles, spots, list(zip(places[:6:2], places[1:6:2], strict=True)), works


def test_mc_h9_connections_are_those_that_trying_everything_finds() -> None:
    """MC-37, MC-38, MC-H8."""
    connected = branching = 0
    for number in range(BOARDS):
        tiles, spots, pairs, works = random_board(Chance.from_seed(f"board {number}"))
        found = connecting_tiles(network(tiles, spots, SIZE), pairs, works)
        assert found == by_trying(tiles, spots, pairs, works), (spots, pairs, works)
        connected += bool(found)
        branching += sum(tile.shape == "T" and tile.id in found for tile in tiles) > 1
    assert connected > 100
    assert branching > 20


def test_mc_38_flow_finds_the_same_and_what_is_missing_wherever_canisters_are_moved() -> None:
    """MC-32, MC-36, MC-37."""
    missing = moved = shared = 0
    for number in range(BOARDS):
        chance = Chance.from_seed(f"flow {number}")
        tiles, spots, pairs, _ = random_board(chance)
        stems, _ = chance.shuffled([stem for tile in tiles for stem in stems_of(tile)])
        covered = tuple(stems[: len(stems) // 2])
        placed = tuple((tile, spots[tile.id]) for tile in tiles)
        before: frozenset[str] | None = None
        for at in (pairs, along_the_side(pairs, chance)):
            found = flow(placed, SIZE, tuple(at), covered)
            bare = {tile.id: [stem for stem in stems_of(tile) if stem not in covered] for tile in tiles}
            works = {id: not stems for id, stems in bare.items()}
            possible = by_trying(tiles, spots, at, dict.fromkeys(spots, True))
            assert found.connected == by_trying(tiles, spots, at, works), (spots, at, covered)
            assert set(found.missing) == {stem for id in possible for stem in bare[id]}
            assert flow(placed, SIZE, tuple((b, a) for a, b in at[::-1]), covered) == found
            alone = [flow(placed, SIZE, (pair,), covered).connected for pair in at]
            missing += bool(found.missing)
            moved += before not in (None, found.connected)
            shared += sum(map(len, alone)) > len(found.connected)
            before = found.connected
    assert missing > 100
    assert moved > 100
    assert shared > 5


def along_the_side(pairs: Pairs, chance: Chance) -> Pairs:
    """Every canister somewhere else on its side (MC-32)."""
    places = [place for pair in pairs for place in pair]
    there: dict[Place, Place] = {}
    for place in places:
        free = [
            other
            for other in all_places(SIZE)
            if other[0] == place[0] and other not in (*places, *there.values())
        ]
        there[place], chance = chance.pick(free or [place])
    return [(there[one], there[other]) for one, other in pairs]


def test_a_full_board_is_checked_in_no_time() -> None:
    """MC-39: fast enough for every step of a drag, within ten times the time of an idle machine."""
    boards = [full_board(Chance.from_seed(f"full {number}")) for number in range(40)]
    assert sum(len(placed) for placed, _ in boards) / len(boards) > 11
    covered = tuple(stem for tile in PACK.tiles.value for stem in stems_of(tile))
    begun = process_time()
    for placed, pairs in boards:
        flow.__wrapped__(placed, PACK.size.value, pairs, covered)
        flow.__wrapped__(placed, PACK.size.value, pairs, ())
    assert (process_time() - begun) / (2 * len(boards)) < 0.0005


def full_board(chance: Chance) -> tuple[tuple[tuple[Tile, Spot], ...], tuple[tuple[Place, Place], ...]]:
    tiles, spots, pairs, _ = random_board(chance, size=PACK.size.value, most=30)
    return tuple((tile, spots[tile.id]) for tile in tiles), tuple(pairs)


def test_mc_h9_two_colours_share_a_network() -> None:
    """On some of those boards a tile is on the paths of two colours, and it counts once."""
    for number in range(BOARDS):
        tiles, spots, pairs, works = random_board(Chance.from_seed(f"board {number}"))
        net = network(tiles, spots, SIZE)
        alone = [connecting_tiles(net, [pair], works) for pair in pairs]
        together = connecting_tiles(net, pairs, works)
        assert together == alone[0] | alone[1] | alone[2]
        if sum(map(len, alone)) > len(together):
            return
    raise AssertionError("no such board")
