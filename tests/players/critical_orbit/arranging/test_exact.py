"""The exact arrangement, compared with trying every place of every tile by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace
from tests.games.critical_orbit.starts import is_crowded

from heliograph.games.critical_orbit.box.pack import CANISTERS, Pack, Start
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS
from heliograph.games.critical_orbit.box.tiles import Tile, all_places, cells_at, colour_of_stem, stems_of
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_reached
from heliograph.games.critical_orbit.state import Mercury
from heliograph.kernel.chance import Chance
from heliograph.kernel.grid import Spot, lies_free
from heliograph.players.critical_orbit.arranging.arrangement import Hand, arranged, house_pack
from heliograph.players.critical_orbit.arranging.exact import arrange_exactly
from heliograph.players.critical_orbit.arranging.quick import arrange_quick

SIZE = 4
HANDS = 100
NO_LIMIT = 99
PATIENCE = 60.0
"""Enough time on any busy machine."""


def small_pack(places: tuple[str, ...], size: int = SIZE) -> Pack:
    pack = house_pack()
    return replace(
        pack, size=replace(pack.size, value=size), starts=replace(pack.starts, value=(Start(1, "", places),))
    )


@cache
def spots_of(shape: str) -> tuple[Spot, ...]:
    spots = (Spot(x, y, r) for r in range(QUARTER_TURNS) for y in range(SIZE) for x in range(SIZE))
    return tuple(spot for spot in spots if lies_free(cells_at(shape, spot), SIZE, SIZE, ()))


def all_boards(tiles: tuple[Tile, ...], taken: frozenset[tuple[int, int]]) -> Iterator[dict[str, Spot]]:
    if not tiles:
        yield {}
        return
    first, *rest = tiles
    yield from all_boards(tuple(rest), taken)
    for spot in spots_of(first.shape):
        cells = frozenset(cells_at(first.shape, spot))
        if not cells & taken:
            for board in all_boards(tuple(rest), taken | cells):
                yield {first.id: spot, **board}


def by_trying(hand: Hand) -> int:
    best = 0
    standing = [dict(zip(CANISTERS, places, strict=True)) for places in product(*map(hand.places, CANISTERS))]
    standing = [places for places in standing if len(set(places.values())) == len(CANISTERS)]
    for board in all_boards(hand.tiles, frozenset()):
        stems = [stem for id in board for stem in stems_of(hand.pack.tile[id])]
        if sum(hand.pack.tile[id].oxygen for id in board) <= best or any(
            sum(colour_of_stem(stem) == colour for stem in stems) > have
            for colour, have in zip(("white", "black"), hand.valves, strict=True)
        ):
            continue
        for canisters in standing:
            mercury = Mercury(
                canisters=canisters, stacks={}, bag=(), unlocks=(), spots=board, covered=tuple(stems)
            )
            best = max(best, oxygen_reached(hand.pack, mercury))
    return best


def random_hand(chance: Chance) -> Hand:
    """On a small grid, with many T tiles, so that pipes are shared."""
    while True:
        places, chance = chance.shuffled(all_places(SIZE))
        if not is_crowded(places[:6], SIZE):
            break
    pack = small_pack(places[:6])
    bent, chance = chance.shuffled([tile for tile in pack.tiles.value if tile.shape != "T"])
    branching, chance = chance.shuffled([tile for tile in pack.tiles.value if tile.shape == "T"])
    branches, chance = chance.below(5)
    tiles = (*branching[:branches], *bent[: 4 - branches])
    white, chance = chance.below(3)
    black, chance = chance.below(3)
    unlocked, chance = chance.shuffled(CANISTERS)
    many, chance = chance.below(2)
    return Hand(
        tuple(sorted(tiles, key=lambda tile: tile.id)),
        (white, black),
        tuple(
            place[0] if canister in unlocked[:many] else place
            for canister, place in zip(CANISTERS, places[:6], strict=True)
        ),
        pack,
    )


def test_exact_is_what_trying_everything_finds() -> None:
    """MC-37, MC-38, MC-H9."""
    worth_something = 0
    for number in range(HANDS):
        hand = random_hand(Chance.from_seed(f"hand {number}"))
        found = arrange_exactly(hand, NO_LIMIT, limit=PATIENCE)
        assert found.proven
        assert found.oxygen == by_trying(hand)
        worth_something += found.oxygen > 0
    assert worth_something > 10


SHARED = (
    ("T4@0:1:0 T5@0:3:2 Z5@3:1:0 S5@3:3:2", "R3 L5 R4 L2 R2 T5", 8),
    ("J6@4:0:0 S5@0:0:1 T3@2:0:3 T4@3:3:2 T5@0:3:2", "R1 L5 R5 T1 T3 L2", 8),
    ("J6@3:4:1 S4@3:0:2 T1@1:0:3 T3@2:2:2 T6@0:3:2", "R1 L5 B6 T2 B1 L3", 7),
)
"""Boards of 6 by 6 on which colours share pipes, and their oxygen."""


@pytest.mark.parametrize(("board", "standing", "oxygen"), SHARED)
def test_exact_finds_shared_pipes(board: str, standing: str, oxygen: int) -> None:
    """MC-H9: without branching T tiles these hands would have less."""
    places = tuple(standing.split())
    pack = small_pack(places, 6)
    spots = {}
    for word in board.split():
        id, _, at = word.partition("@")
        x, y, rotation = map(int, at.split(":"))
        spots[id] = Spot(x, y, rotation)
    tiles = tuple(pack.tile[id] for id in spots)
    valves = (sum("white" in tile.stems for tile in tiles), sum("black" in tile.stems for tile in tiles))
    hand = Hand(tiles, valves, places, pack)
    assert arranged(hand, spots, {}).oxygen == oxygen
    found = arrange_exactly(hand, NO_LIMIT, limit=PATIENCE)
    assert found.proven
    assert found.oxygen >= oxygen > arrange_quick(hand, NO_LIMIT).oxygen
    assert arranged(hand, found.spots, found.canisters).oxygen == found.oxygen
