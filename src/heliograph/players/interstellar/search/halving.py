"""The strong seat: its most promising ideas are tried out in many games it could be in, and the better half
goes on (sequential halving) until one is left or the budget is spent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from time import perf_counter
from typing import NamedTuple

from heliograph.games.interstellar.doing import Doing
from heliograph.kernel.chance import Chance
from heliograph.players.interstellar.ideas.idea import Idea
from heliograph.players.interstellar.search.ahead import Foreseen
from heliograph.players.interstellar.search.budget import Budget
from heliograph.players.interstellar.search.outcome import come_of
from heliograph.players.interstellar.worth.prices import Prices

_PRIOR = 3
"""How many trials a first guess counts for."""
_TRUSTED = 0.5
"""How much a trial from before others moved counts."""
_NOISE = 0.5
"""How far one trial may be off. Ideas that differ by less than the trials can tell count as equal, and one of
them is drawn at random.
"""


class Chosen(NamedTuple):
    idea: Idea
    is_close: bool = False
    """Whether another idea did about as well."""


@dataclass(slots=True)
class Tried:
    """An idea with its results so far."""

    idea: Idea
    sum: float = 0.0
    count: float = 0.0

    @property
    def mean(self) -> float:
        return (self.sum + _PRIOR * self.idea.guess) / (self.count + _PRIOR)


def best_of(
    ideas: list[Idea],
    games: Callable[[int], Doing],
    budget: Budget,
    prices: Prices,
    chance: Chance,
    foreseen: Sequence[Foreseen] = (),
) -> Chosen:
    """`games` gives one game for each number; all ideas are tried in the same games, so that luck is
    shared."""
    began = perf_counter()
    tried = trials = _most_promising(ideas, foreseen)[: budget.ideas]
    stages, game = max(ceil(log2(len(trials))), 1), 0
    for stage in range(stages):
        if len(trials) == 1:
            break
        if budget.simulations is not None:
            last = game + max(budget.simulations // (stages * len(trials)), 1)
        until = began + budget.seconds * (stage + 1) / stages
        while game < last if budget.simulations is not None else perf_counter() < until:
            _try_out(trials, games(game), prices)
            game += 1
        trials = sorted(trials, key=lambda trial: -trial.mean)[: ceil(len(trials) / 2)]
    best = max(trials, key=lambda trial: trial.mean)
    least = best.mean - _NOISE / sqrt(best.count + _PRIOR)
    equals = [trial for trial in tried if trial.mean >= least]
    return Chosen(chance.pick(equals)[0].idea, len(equals) > 1)


def _most_promising(ideas: list[Idea], foreseen: Sequence[Foreseen]) -> list[Tried]:
    """In the order of first guesses, unless looking ahead has found something."""
    if not foreseen:
        return [Tried(idea) for idea in ideas]
    known = {one.moves: one for one in foreseen}
    tried = []
    for idea in ideas:
        before = known.get(idea.moves)
        games = 0.0 if before is None else _TRUSTED * before.games
        better = 0.0 if before is None else before.better
        tried.append(Tried(idea, games * (idea.guess + better), games))
    return sorted(tried, key=lambda trial: -trial.mean)


def _try_out(trials: list[Tried], start: Doing, prices: Prices) -> None:
    """Adds how much better or worse each idea does than the others to the average estimate so far."""
    found = [come_of(start, trial.idea, prices) for trial in trials]
    usual = (sum(found) - sum(trial.mean for trial in trials)) / len(trials)
    for trial, standing in zip(trials, found, strict=True):
        trial.sum += standing - usual
        trial.count += 1
