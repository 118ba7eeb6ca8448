"""What Mercury III builds next: the best arrangement of its hand, worked out once per hand."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Literal

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.tiles import TileId
from heliograph.games.critical_orbit.telling.view import Behind
from heliograph.kernel.grid import Spot
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, Hand, built
from heliograph.players.critical_orbit.arranging.exact import arrange_exactly
from heliograph.players.critical_orbit.arranging.pipework import LARGEST
from heliograph.players.critical_orbit.arranging.quick import arrange_quick
from heliograph.players.critical_orbit.deadline import Deadline

Strength = Literal["strong", "quick"]
_REMEMBERED = 4096
_REACH = 3
"""How far short of the target the hand may be for an exact search to be worth while."""
_SECONDS = 0.25
"""Keeps a decision in play short; a review may take longer."""
_remembered: OrderedDict[tuple[Hand, int, Strength], Arrangement] = OrderedDict()


def best_arrangement(
    behind: Behind, target: int, strength: Strength, pack: Pack | None = None
) -> Arrangement:
    """At least as good as what is built."""
    hand = Hand.of(behind, pack)
    best = best_for_hand(hand, target, strength, behind.spots)
    return built(behind) if behind.oxygen >= best.oxygen else best


def best_for_hand(
    hand: Hand, target: int, strength: Strength, present: Mapping[TileId, Spot] | None = None
) -> Arrangement:
    key = hand, target, strength
    if key in _remembered:
        _remembered.move_to_end(key)
        return _remembered[key]
    found = _work_out(hand, target, strength, present or {})
    _remembered[key] = found
    if len(_remembered) > _REMEMBERED:
        _remembered.popitem(last=False)
    return found


def _work_out(hand: Hand, target: int, strength: Strength, present: Mapping[TileId, Spot]) -> Arrangement:
    if hand.size > LARGEST:
        return Arrangement()
    deadline = Deadline.after(_SECONDS)
    quick = arrange_quick(hand, target, present, deadline)
    if strength == "quick" or quick.proven or not _within_reach(hand, target):
        return quick
    return arrange_exactly(hand, target, present, deadline.left, quick)


def _within_reach(hand: Hand, target: int) -> bool:
    return sum(tile.oxygen for tile in hand.tiles) + _REACH >= target
