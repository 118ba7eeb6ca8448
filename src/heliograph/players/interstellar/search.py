"""The strong seat: the most promising ways to go on are tried out in many games it could be in, and the
better half goes on (sequential halving) until one is left or the budget is spent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, log2, sqrt
from time import perf_counter

from heliograph.games.interstellar.agenda import TakeTurn
from heliograph.games.interstellar.doing import Doing
from heliograph.kernel.chance import Chance
from heliograph.players.interstellar.idea import Idea
from heliograph.players.interstellar.lines import Line, lines_from
from heliograph.players.interstellar.playout import follow, fresh, play_until
from heliograph.players.interstellar.prices import FITTED, Prices
from heliograph.players.interstellar.worth import worth

_PRIOR = 1.5
"""How many trials a first guess counts for."""
_WIDTH = 12
"""Lines that are tried out."""
_AT_LEAST = 2
"""Trials for each line, or fewer are tried."""
_EACH_SECOND = 80
"""Trials that a second surely allows."""
_NOISE = 0.5
"""How far one trial may be off. Lines that differ by less than the trials tell are as good as each other: one
of them is taken by lot."""
_WON = 6.0
"""What winning is worth beside the points."""


@dataclass(frozen=True, slots=True)
class Budget:
    """In simulations, which makes a seat repeatable, or in seconds."""

    simulations: int | None = None
    seconds: float = 1.0

    @property
    def lines(self) -> int:
        """How many there is time to try."""
        trials = self.simulations if self.simulations is not None else int(self.seconds * _EACH_SECOND)
        return min(max(trials // _AT_LEAST, 1), _WIDTH)

    def share(self, part: float) -> Budget:
        """For a smaller question."""
        if self.simulations is None:
            return Budget(None, self.seconds * part)
        return Budget(max(int(self.simulations * part), 1))


@dataclass(slots=True)
class Trial:
    line: Line
    sum: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        return (self.sum + _PRIOR * self.line.guess) / (self.count + _PRIOR)


def best_of(
    ideas: list[Idea], games: Callable[[int], Doing], budget: Budget, prices: Prices, chance: Chance
) -> Idea:
    """`games`: one for each number, the same for every line, so that all of them share their luck."""
    began = perf_counter()
    tried = trials = [Trial(line) for line in _lines(ideas, games(0), budget.lines, prices)]
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
    return chance.pick([trial for trial in tried if trial.mean >= least])[0].line.ideas[0]


def _lines(ideas: list[Idea], at: Doing, most: int, prices: Prices) -> list[Line]:
    if isinstance(at.state.agenda[-1], TakeTurn):
        return lines_from(at, ideas, most, prices)
    return [Line((idea,), idea.guess) for idea in ideas[:most]]


def _try_out(trials: list[Trial], start: Doing, prices: Prices) -> None:
    """How much better or worse than the others a line does is put on the scale of the guesses."""
    found = [_come_of(start, trial.line, prices) for trial in trials]
    usual = (sum(found) - sum(trial.line.guess for trial in trials)) / len(trials)
    for trial, standing in zip(trials, found, strict=True):
        trial.sum += standing - usual
        trial.count += 1


def _come_of(start: Doing, line: Line, prices: Prices) -> float:
    index, then = start.state.agenda[-1].seat, fresh(start, start.state)
    follow(then, line.ideas, FITTED)
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
