"""What could be built at once with one more part, by a search of a few milliseconds."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from heliograph.games.critical_orbit.box.tiles import VALVES, Tile
from heliograph.players.critical_orbit.arranging.arrangement import Hand
from heliograph.players.critical_orbit.arranging.pipework import LARGEST, Form, form_of
from heliograph.players.critical_orbit.arranging.quick import oxygen_at_a_glance
from heliograph.players.critical_orbit.deadline import NEVER, Deadline
from heliograph.players.critical_orbit.mercury.future import most_oxygen

_FOLLOWED = 200


def built_gain(hand: Hand, richer: Hand, target: int, deadline: Deadline = NEVER) -> int:
    """Zero if there is no time to search."""
    if deadline.has_passed:
        return 0
    now = glance(hand, target)
    if min(target, most_oxygen(richer.tiles, richer.valves)) <= now:
        return 0
    return max(0, glance(richer, target) - now)


def glance(hand: Hand, target: int) -> int:
    """The oxygen, counted up to the target."""
    return _glance(_plain(hand), target) if hand.size <= LARGEST else 0


@lru_cache(maxsize=8192)
def _glance(hand: Hand, target: int) -> int:
    return min(target, oxygen_at_a_glance(hand, target, _FOLLOWED))


def _plain(hand: Hand) -> Hand:
    """The hand with identical tiles treated alike, and without those that fit no valve."""
    valves = dict(zip(VALVES, hand.valves, strict=True))
    fitting = [tile for tile in hand.tiles if all(valves[colour] for colour in tile.stems)]
    alike: Counter[tuple[Form, int, tuple[str, ...]]] = Counter()
    tiles = []
    for tile in sorted(fitting, key=lambda tile: tile.id):
        kind = form_of(tile), tile.oxygen, tile.stems
        alike[kind] += 1
        shape, first, last = form_of(tile)
        name = f"{shape}{first:d}{last:d}{tile.oxygen}{''.join(tile.stems)}{alike[kind]}"
        tiles.append(Tile(name, shape, first, last, tile.oxygen, tile.stems, None))
    tiles.sort(key=lambda tile: tile.id)
    return Hand(tuple(tiles), hand.valves, hand.canisters, hand.pack)
