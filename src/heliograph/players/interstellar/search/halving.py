"""The strong seat: its most promising ideas are tried out in many games it could be in, and the better half
goes on (sequential halving) until one is left or the budget is spent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, log2, sqrt
from time import perf_counter

from heliograph.games.interstellar.doing import Doing
from heliograph.kernel.chance import Chance
from heliograph.players.interstellar.ideas.idea import Idea
from heliograph.players.interstellar.search.playout import carry, play_until
from heliograph.players.interstellar.worth.position import worth
from heliograph.players.interstellar.worth.prices import FITTED, Prices

_PRIOR = 3
"""How many trials a first guess counts for."""
_WIDTH = 12
"""Ideas that are tried out."""
_AT_LEAST = 2
"""Trials for each idea, or fewer are tried."""
_EACH_SECOND = 80
"""Trials that a second surely allows."""
_NOISE = 0.5
"""How far one trial may be off. Ideas that differ by less than the trials tell are as good as each other: one
of them is taken by lot."""
_WON = 6.0
"""What winning is worth beside the points."""


@dataclass(frozen=True, slots=True)
class Budget:
    """In simulations, which makes a seat repeatable, or in seconds."""

    simulations: int | None = None
    seconds: float = 1.0

    @property
    def ideas(self) -> int:
        """How many there is time to try."""
        trials = self.simulations if self.simulations is not None else int(self.seconds * _EACH_SECOND)
        return min(max(trials // _AT_LEAST, 1), _WIDTH)

    def share(self, part: float) -> Budget:
        """For a smaller question."""
        if self.simulations is None:
            return Budget(None, self.seconds * part)
        return Budget(max(int(self.simulations * part), 1))


@dataclass(slots=True)
class Tried:
    """An idea, and what came of it so far."""

    idea: Idea
    sum: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        return (self.sum + _PRIOR * self.idea.guess) / (self.count + _PRIOR)


def best_of(
    ideas: list[Idea], games: Callable[[int], Doing], budget: Budget, prices: Prices, chance: Chance
) -> Idea:
    """`games`: one for each number, the same for every idea, so that all of them share their luck."""
    began = perf_counter()
    tried = trials = [Tried(idea) for idea in ideas[: budget.ideas]]
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
    return chance.pick([trial for trial in tried if trial.mean >= least])[0].idea


def _try_out(trials: list[Tried], start: Doing, prices: Prices) -> None:
    """How much better or worse than the others an idea does is put on the scale of what they seem to be worth
    so far."""
    found = [_come_of(start, trial.idea, prices) for trial in trials]
    usual = (sum(found) - sum(trial.mean for trial in trials)) / len(trials)
    for trial, standing in zip(trials, found, strict=True):
        trial.sum += standing - usual
        trial.count += 1


def _come_of(start: Doing, idea: Idea, prices: Prices) -> float:
    index = start.state.agenda[-1].seat
    then = Doing(start.pack, start.variants, start.state)
    carry(then, idea)
    play_until(then, 2 if start.state.phase == "government" else 1, FITTED)
    return standing(then, index, prices)


def standing(at: Doing, index: int, prices: Prices) -> float:
    """How far ahead of the best of the others."""
    others = (other for other in range(len(at.state.players)) if other != index)
    best = max(worth(at.pack, at.state, other, FITTED) for other in others)
    ahead = worth(at.pack, at.state, index, prices) - best
    if at.state.phase == "over":
        ahead += _WON if ahead > 0 else -_WON
    return ahead
