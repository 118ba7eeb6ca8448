"""While others move: games the seat could be in are played to its next turn by first ideas, and the ideas
there are tried out. The results count for the same ideas when the turn comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from time import perf_counter

import msgspec

from heliograph.games.interstellar.agenda import TakeTurn
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.actions import Action
from heliograph.players.interstellar.ideas.about import first_idea, ideas_at
from heliograph.players.interstellar.search.budget import Budget
from heliograph.players.interstellar.search.outcome import come_of
from heliograph.players.interstellar.search.playout import carry
from heliograph.players.interstellar.worth.prices import FITTED, Prices

_WIDTH = 8
"""The number of ideas tried in each game."""
_FADING = 0.8
"""How much an earlier look ahead still counts beside the next one, since others have moved in between."""
_ENOUGH = 24.0
"""Games for each idea; more would find nothing new."""


class Foreseen(msgspec.Struct, frozen=True, array_like=True):
    """An idea, how much more than guessed it achieved compared with the others, and in how many games."""

    moves: tuple[Action, ...]
    better: float
    games: float


def look_ahead(
    games: Callable[[int], Doing], index: int, budget: Budget, prices: Prices, known: Iterable[Foreseen]
) -> tuple[Foreseen, ...]:
    """Empty if its next turn is not in this phase."""
    until = perf_counter() + budget.seconds
    sums = {one.moves: [one.better * one.games * _FADING, one.games * _FADING] for one in known}
    for number in count():
        if number and (number >= budget.simulations if budget.simulations else perf_counter() > until):
            break
        start = games(number)
        if not _come_to_turn(start, index):
            return ()
        ideas = ideas_at(start, prices)[:_WIDTH]
        better = [come_of(start, idea, prices) - idea.guess for idea in ideas]
        usual = sum(better) / len(better)
        for idea, more in zip(ideas, better, strict=True):
            entry = sums.setdefault(idea.moves, [0.0, 0.0])
            entry[0] += more - usual
            entry[1] += 1
    return tuple(Foreseen(moves, total / seen, min(seen, _ENOUGH)) for moves, (total, seen) in sums.items())


def _come_to_turn(at: Doing, index: int) -> bool:
    phase = at.state.phase
    while at.state.phase == phase:
        step = at.state.agenda[-1]
        if step.seat == index and isinstance(step, TakeTurn):
            return True
        carry(at, first_idea(at, FITTED))
    return False


def is_enough(known: Iterable[Foreseen]) -> bool:
    """Whether there is nothing more to find out about the best ideas."""
    return sum(one.games >= _ENOUGH * _FADING for one in known) >= _WIDTH // 2
