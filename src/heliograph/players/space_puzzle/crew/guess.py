"""The solution that Astronauts believe in, and how sure they are of each part (SP-33, SP-63)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np

from heliograph.players.space_puzzle.reading.belief import Solved
from heliograph.players.space_puzzle.table.numbers import Floats, Goal

_CELLS_WEIGHED = 4
"""With four cells for each of four keys, a choice of different ones always exists."""
_CHOICES = np.array(list(product(range(_CELLS_WEIGHED), repeat=4)))
_CREWS_WEIGHED = 3
_HARDLY_SURE = 0.5
"""Below this probability of a room a pawn is rather used to find out how the AI draws its map."""


@dataclass(frozen=True)
class Guess:
    goals: tuple[Goal, ...]
    """The most likely solution, by key."""
    chance: float
    cell_sure: Floats
    """[key]: the probability that this colour belongs there."""
    key_sure: Floats
    """[key]: the probability that this colour holds the key."""
    die_sure: Floats
    tries: tuple[int, ...]
    """[key]: the cell to put this pawn in. While nobody knows which way up the map is, each pawn tries
    another way, and the AI's next message tells which was right."""
    try_sure: Floats
    """[key]: the probability that it belongs there."""


@lru_cache(maxsize=256)
def best_guess(solved: Solved) -> Guess:
    """The most likely solution. Ties go to the first one listed, so that all Astronauts agree."""
    shares = solved.crew_shares()
    scaled = solved.weights / np.maximum(solved.evidence, 1e-300)
    best: tuple[float, tuple[Goal, ...]] = (-1.0, ())
    likeliest = np.argsort(-shares, kind="stable")[:_CREWS_WEIGHED]
    cells = solved.sums.of(likeliest).cells()
    for index, crew in enumerate(likeliest):
        where = np.einsum("h,hkx->kx", scaled, cells[:, index])
        likely = np.argsort(-where, axis=1, kind="stable")[:, :_CELLS_WEIGHED]
        chosen = likely[np.arange(4)[None, :], _CHOICES]
        if solved.belief.distinct:
            ranked = np.sort(chosen, axis=1)
            chosen = chosen[(ranked[:, 1:] != ranked[:, :-1]).all(axis=1)]
        joint = np.prod(solved.sums.weights[:, crew][:, np.arange(4)[None, :], chosen], axis=2)
        top = chosen[int(np.argmax(scaled @ joint))]
        colours = solved.sums.crews[crew]
        goals = _with_dice(solved, tuple((key, int(colours[key]), int(top[key]), 1) for key in range(4)))
        chance = solved.chance_of(goals)
        if chance > best[0] * (1 + 1e-9):
            best = (chance, goals)
    chance, goals = best
    placed, held = solved.marginals
    dice = solved.dice_of(goals)
    sure = np.array([placed[colour, cell] for _, colour, cell, _ in goals])
    tries, try_sure = _tries(solved, goals, sure)
    return Guess(
        goals,
        chance,
        sure,
        np.array([held[key, colour] for key, colour, _, _ in goals]),
        np.array([dice[key, die - 1] for key, _, _, die in goals]),
        tries,
        try_sure,
    )


def _tries(solved: Solved, goals: tuple[Goal, ...], sure: Floats) -> tuple[tuple[int, ...], Floats]:
    """For pawns that are hardly sure, the likeliest cell if the ones before are wrong."""
    placed, _ = solved.by_reading
    weights = solved.weights.copy()
    tries, chances = [cell for _, _, cell, _ in goals], sure.copy()
    taken = {cell for (_, _, cell, _), share in zip(goals, sure, strict=True) if share >= _HARDLY_SURE}
    order = sorted(range(4), key=lambda index: (-round(float(sure[index]), 9), goals[index][2]))
    for index in order:
        if sure[index] >= _HARDLY_SURE:
            continue
        _, colour, _, _ = goals[index]
        where = weights @ placed[:, colour] / max(weights.sum(), 1e-12)
        if solved.belief.distinct:
            where[list(taken)] = 0.0
        best = int(np.argmax(np.round(where, 9)))
        tries[index], chances[index] = best, solved.weights @ placed[:, colour, best]
        weights = weights * (1 - placed[:, colour, best])
        taken.add(best)
    return tuple(tries), chances


def _with_dice(solved: Solved, goals: tuple[Goal, ...]) -> tuple[Goal, ...]:
    if not solved.belief.uses_dice:
        return goals
    best = solved.dice_of(goals).argmax(axis=1) + 1
    return tuple((key, colour, cell, int(best[key])) for key, colour, cell, _ in goals)
