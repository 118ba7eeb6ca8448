"""The quick arrangement: legal, as good as it says, and nearly always the best there is."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.players.critical_orbit.arranging.hands import dealt

from heliograph.games.critical_orbit.box.tiles import VALVES, cells_at, colour_of_stem
from heliograph.kernel.grid import lies_free
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, Hand, arranged, standing
from heliograph.players.critical_orbit.arranging.exact import arrange_exactly
from heliograph.players.critical_orbit.arranging.quick import arrange_quick

HANDS = 40
HARD = 10


def is_legal(hand: Hand, found: Arrangement) -> bool:
    """MC-27, MC-32, MC-36: nothing overlaps, no canister leaves its side, and there are valves enough."""
    owned = {tile.id: tile for tile in hand.tiles}
    taken: set[tuple[int, int]] = set()
    for id, spot in found.spots.items():
        cells = cells_at(owned[id].shape, spot)
        if not lies_free(cells, hand.size, hand.size, taken):
            return False
        taken.update(cells)
    stems = Counter(colour_of_stem(stem) for stem in found.covered)
    places = standing(hand, found.canisters)
    return (
        all(stems[colour] <= have for colour, have in zip(VALVES, hand.valves, strict=True))
        and all(place in hand.places(canister) for canister, place in places.items())
        and len(set(places.values())) == len(places)
    )


@pytest.mark.parametrize("arrange", [arrange_quick, arrange_exactly])
def test_arrangements_are_legal_and_the_rules_count_as_much(arrange: type) -> None:
    for number in range(HANDS):
        hand = dealt(f"legal {number}")
        found = arrange(hand, HARD)
        assert is_legal(hand, found)
        assert arranged(hand, found.spots, found.canisters).oxygen == found.oxygen


def test_quick_is_nearly_always_the_best() -> None:
    hands = [dealt(f"best {number}") for number in range(HANDS)]
    missed = sum(
        arrange_quick(hand, HARD).oxygen < arrange_exactly(hand, HARD, limit=60.0).oxygen for hand in hands
    )
    assert missed <= HANDS // 10


def test_tiles_stay_where_they_lie_if_that_is_as_good() -> None:
    """A plan that is already built needs no moves at all."""
    for number in range(HANDS):
        hand = dealt(f"stay {number}")
        first = arrange_quick(hand, HARD)
        again = arrange_quick(hand, HARD, first.spots)
        moved = [id for id, spot in again.spots.items() if first.spots.get(id) != spot]
        assert len(moved) <= 1
