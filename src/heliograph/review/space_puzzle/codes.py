"""Which way of reading each side used, round by round: the crew's from where its pieces went, the AI's from
where its tokens lay, now that the card is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import (
    FRAMES,
    ICONS_SAY,
    Codebook,
    Frame,
    Grid,
    IconsSay,
    maps,
)
from heliograph.players.space_puzzle.reading.belief import Solved
from heliograph.players.space_puzzle.reading.messages import Ground, hear_as_each, opening_of
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import Floats, Goal
from heliograph.players.space_puzzle.table.scene import OFF

_LAPSE = 0.12
"""How often a piece is placed for unrelated reasons."""
_CHANGES_MIND = 0.15
"""How often a player reads or draws differently than in the round before."""
_GRIDS: tuple[Grid, ...] = ("square", "stretched", "small")


@dataclass(frozen=True)
class Usage:
    """The probability that each codebook was in use, by round."""

    books: tuple[Codebook, ...]
    shares: Floats
    """[round, codebook]"""
    telling: Floats
    """[round]: how much better the best codebook explains the round than the worst, in nats."""

    def frames(self, round: int) -> dict[Frame, float]:
        return {frame: self._share(round, "frame", frame) for frame in FRAMES}

    def frame(self, round: int) -> Frame:
        shares = self.frames(round)
        return max(shares, key=shares.__getitem__)

    def grid(self) -> tuple[Grid, float]:
        shares: dict[Grid, float] = {grid: self._mean("grid", grid) for grid in _GRIDS}
        best = max(shares, key=shares.__getitem__)
        return best, shares[best]

    def icons(self, say: IconsSay) -> float:
        return self._mean("icons", say)

    def _share(self, round: int, name: str, value: str) -> float:
        mine = [getattr(book, name) == value for book in self.books]
        return float(self.shares[round, mine].sum())

    def _mean(self, name: str, value: str) -> float:
        return float(np.mean([self._share(round, name, value) for round in range(len(self.shares))]))


@dataclass(frozen=True)
class Usages:
    crew: Usage
    ai: Usage


def usages(ground: Ground, memory: Memory, goals: tuple[Goal, ...]) -> Usages:
    prior = {
        Codebook(frame, grid, icons): maps()[frame, grid] * ICONS_SAY[icons]
        for frame, grid, icons in product(FRAMES, _GRIDS, ICONS_SAY)
        if (frame, grid) in maps()
    }
    belief = opening_of(ground, prior)
    crew, ai = [], []
    before = belief.logs + np.log(_weight(belief.solve(), goals))
    for exchange in memory.exchanges:
        solved = hear_as_each(belief, exchange)
        belief = solved.belief
        crew.append(_explains(solved, exchange))
        after = belief.logs + np.log(_weight(solved, goals))
        ai.append(after - before)
        before = after
    logs = np.log(np.array(list(prior.values())))
    books = tuple(prior)
    return Usages(_usage(books, logs, crew), _usage(books, logs, ai))


def _weight(solved: Solved, goals: tuple[Goal, ...]) -> Floats:
    """[codebook]: the weight of the true solution, without the codebook's own weight."""
    return np.maximum(solved.chances_of(goals) * solved.evidence, 1e-300)


def _explains(solved: Solved, exchange: Exchange) -> Floats:
    """[codebook]: how well it explains where pawns and markers went in this round."""
    placed, held = solved.by_reading
    found = np.zeros(len(solved.belief.books))
    for colour in range(6):
        now, then = exchange.after.pawns[colour], exchange.scene.pawns[colour]
        if now not in (then, OFF):
            found += np.log((1 - _LAPSE) * placed[:, colour, now] + _LAPSE / 16)
        now, then = exchange.after.markers[colour], exchange.scene.markers[colour]
        if now not in (then, OFF):
            found += np.log((1 - _LAPSE) * held[:, now, colour] + _LAPSE / 4)
    return found


def _usage(books: tuple[Codebook, ...], prior: Floats, rounds: Sequence[Floats]) -> Usage:
    """By forward and backward sums: later rounds also tell about earlier ones, but players change."""
    fits = np.array(rounds)
    start = np.exp(prior - prior.max())
    start /= start.sum()
    likely = np.exp(fits - fits.max(axis=1, keepdims=True))
    forward, backward = np.empty_like(likely), np.ones_like(likely)
    ahead = start
    for index, fit in enumerate(likely):
        forward[index] = _normal(ahead * fit)
        ahead = (1 - _CHANGES_MIND) * forward[index] + _CHANGES_MIND * start
    for index in range(len(likely) - 2, -1, -1):
        later = likely[index + 1] * backward[index + 1]
        backward[index] = _normal((1 - _CHANGES_MIND) * later + _CHANGES_MIND * float(start @ later))
    shares = np.array([_normal(f * b) for f, b in zip(forward, backward, strict=True)])
    return Usage(books, shares, fits.max(axis=1) - fits.min(axis=1))


def _normal(weights: Floats) -> Floats:
    return np.asarray(weights / max(float(weights.sum()), 1e-300))
