"""The professional game's extra decisions: which signal card to stake, when a helper card pays."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import pairwise

from heliograph.games.contact.state import ChipId
from heliograph.games.contact.view import View

EXCHANGE_BELOW = 0.75
HELP_BELOW = 0.8


def stake(chance: float, outlook: Sequence[float], cards: Sequence[int]) -> int:
    """CT-37: the better the chance, the higher the card. Which card exactly is the sequential
    assignment of Derman, Lieberman and Ross: thresholds from how chances are distributed."""
    ranked = sorted(cards)
    place = bisect_left(thresholds(len(ranked), outlook), chance)
    return ranked[place]


def thresholds(rounds: int, outlook: Sequence[float]) -> list[float]:
    """Where the chances of a round part: below the first, the lowest card; above the last, the
    highest. With n rounds left there are n - 1 of them; each is the expected chance of the round
    that the neighbouring card would be staked in otherwise."""
    parting: list[float] = []
    for _ in range(rounds - 1):
        edges = [0.0, *parting, 1.0]
        parting = [
            sum(min(max(chance, low), high) for chance in outlook) / len(outlook)
            for low, high in pairwise(edges)
        ]
    return parting


def wants_exchange(chance: float) -> bool:
    """CT-43."""
    return chance < EXCHANGE_BELOW


def wants_help(sure: Mapping[ChipId, float]) -> bool:
    """CT-41, CT-42."""
    return max(sure.values()) < HELP_BELOW


def reactivation_pays(view: View) -> bool:
    """CT-40: a barrel for the cards, as long as every round left could still cost one."""
    rounds_left = view.rounds - view.round + 1
    return not view.prize_lost and view.barrels - 1 > rounds_left
