"""The professional game's extra decisions: which signal card to stake, and when a helper card pays."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from statistics import median

from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.view import View

EXCHANGE_BELOW = 0.75
HELP_BELOW = 0.8


def stake(chance: float, outlook: Collection[float], cards: Sequence[int]) -> int:
    """CT-37: the better the chance, the higher the card. The exact card follows the sequential assignment of
    Derman, Lieberman and Ross: thresholds from the distribution of chances."""
    ranked = sorted(cards)
    place = bisect_left(thresholds(len(ranked), outlook), chance)
    return ranked[place]


def thresholds(rounds: int, outlook: Collection[float]) -> list[float]:
    """Thresholds between the chances of a round: below the first, the lowest card; above the last, the
    highest. With n rounds left there are n - 1; each is the expected chance of the round in which the
    neighbouring card would be staked otherwise."""
    parting: list[float] = []
    for _ in range(rounds - 1):
        edges = [0.0, *parting, 1.0]
        parting = [
            sum(min(max(chance, low), high) for chance in outlook) / len(outlook)
            for low, high in pairwise(edges)
        ]
    return parting


def wants_exchange(chance: float, outlook: Collection[float]) -> bool:
    """CT-43: for a target that is hard to signal, if most others would be easier."""
    return chance < EXCHANGE_BELOW and chance < median(outlook)


def wants_help(sure: Mapping[ChipId, float]) -> bool:
    """CT-41, CT-42: whether the guesser is too unsure."""
    return max(sure.values()) < HELP_BELOW


def reactivation_pays(view: View) -> bool:
    """CT-40: pay a barrel for cards that help now, while every remaining round could still cost one."""
    helps = view.stopovers_ahead > 0 or view.second_guess == "no"
    rounds_left = view.rounds - view.round + 1
    return helps and not view.prize_lost and view.barrels - 1 > rounds_left
