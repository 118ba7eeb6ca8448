"""The result of an idea in a game the seat could be in."""

from __future__ import annotations

from heliograph.games.interstellar.doing import Doing
from heliograph.players.interstellar.ideas.idea import Idea
from heliograph.players.interstellar.search.playout import carry, play_until
from heliograph.players.interstellar.worth.position import worth
from heliograph.players.interstellar.worth.prices import FITTED, Prices

_WON = 6.0
"""What winning is worth in addition to points."""


def come_of(start: Doing, idea: Idea, prices: Prices) -> float:
    index = start.state.agenda[-1].seat
    then = Doing(start.pack, start.variants, start.state)
    carry(then, idea)
    play_until(then, 2 if start.state.phase == "government" else 1, index, prices)
    return standing(then, index, prices)


def standing(at: Doing, index: int, prices: Prices) -> float:
    """The lead over the best of the others, plus what winning is worth."""
    ahead = lead(at, index, prices)
    if at.state.phase == "over":
        ahead += _WON if ahead > 0 else -_WON
    return ahead


def lead(at: Doing, index: int, prices: Prices) -> float:
    """The lead over the best of the others, in Prestige."""
    others = (other for other in range(len(at.state.players)) if other != index)
    best = max(worth(at.pack, at.state, other, FITTED) for other in others)
    return worth(at.pack, at.state, index, prices) - best
