"""Exact sums over all solutions. A solution gives each key a colour, a cell and a die; no two keys share a
colour, nor a cell unless a crisis card is played (SP-21, SP-24).

A belief is a product over the four keys of weights [key, colour, cell], so the sum over some sixteen million
solutions is one over 360 crews, and for each of them over different cells, which inclusion and exclusion
gives in closed form. The first axis of every array counts hypotheses.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from heliograph.players.space_puzzle.table.numbers import CREWS, Floats, Ints

_NEGLIGIBLE = 1e-5
_KEYS = np.arange(4)
_OTHERS = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
_PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

Pairs = dict[tuple[int, int], Floats]


@dataclass(frozen=True)
class Sums:
    """`crews` are those not ruled out; `totals` [hypothesis, crew] are their summed weights."""

    crews: Ints
    weights: Floats
    """[hypothesis, crew, key, cell]"""
    totals: Floats
    distinct: bool

    def of(self, these: Ints) -> Sums:
        """Only of these crews."""
        return Sums(self.crews[these], self.weights[:, these], self.totals[:, these], self.distinct)

    def cells(self) -> Floats:
        """[hypothesis, crew, key, cell]: the weight of all solutions with that key's pawn there."""
        v = self.weights
        if not self.distinct:
            sums = v.sum(axis=3)
            rest = np.stack([np.prod(sums[:, :, list(others)], axis=2) for others in _OTHERS], axis=2)
            return np.asarray(v * rest[..., None])
        sums, pairs = v.sum(axis=3), _pairs(v)
        found = np.empty_like(v)
        for number in range(len(v)):  # one hypothesis fits into the processor's cache, all of them do not
            of_pairs = {which: together[number] for which, together in pairs.items()}
            _place(v[number], sums[number], of_pairs, found[number])
        return found


def _place(v: Floats, sums: Floats, pairs: Pairs, found: Floats) -> None:
    """The cells of one hypothesis: `v` and `found` are [crew, key, cell]."""
    each = [np.ascontiguousarray(v[:, key]) for key in _KEYS]
    elsewhere = [sums[:, key, None] - each[key] for key in _KEYS]
    here = {(i, j): each[i] * each[j] for i, j in _PAIRS}
    both_elsewhere = {which: pairs[which][:, None] - here[which] for which in _PAIRS}
    for key, (a, b, c) in enumerate(_OTHERS):
        abc = here[a, b] * each[c]
        rest = elsewhere[a] * elsewhere[b] * elsewhere[c]
        rest -= both_elsewhere[a, b] * elsewhere[c]
        rest -= both_elsewhere[a, c] * elsewhere[b]
        rest -= both_elsewhere[b, c] * elsewhere[a]
        rest += 2 * (abc.sum(axis=1)[:, None] - abc)
        found[:, key] = each[key] * np.maximum(rest, 0.0)


def add_up(table: Floats, *, distinct: bool) -> Sums:
    """`table` is [hypothesis, key, colour, cell]."""
    crews = _likely(table)
    weights = table[:, _KEYS[None, :], crews, :]
    return Sums(crews, weights, _totals(weights, distinct), distinct)


def _likely(table: Floats) -> Ints:
    """Crews that matter to at least one hypothesis."""
    bounds = table.sum(axis=3)
    scores = np.prod(bounds[:, _KEYS[None, :], CREWS], axis=2)
    shares = scores / np.maximum(scores.sum(axis=1, keepdims=True), 1e-300)
    return np.asarray(CREWS[shares.max(axis=0) > _NEGLIGIBLE])


def _pairs(v: Floats) -> Pairs:
    """[hypothesis, crew]: the weight of both keys' pawns in one cell, by the keys."""
    return {(i, j): np.einsum("hnx,hnx->hn", v[:, :, i], v[:, :, j]) for i, j in _PAIRS}


def _totals(v: Floats, distinct: bool) -> Floats:
    sums = v.sum(axis=3)
    product = np.prod(sums, axis=2)
    if not distinct:
        return np.asarray(product)
    s = [sums[:, :, i] for i in range(4)]
    p = _pairs(v)
    ab, cd = v[:, :, 0] * v[:, :, 1], v[:, :, 2] * v[:, :, 3]
    abcd = np.einsum("hnx,hnx->hn", ab, cd)
    triples = (
        np.einsum("hnx,hnx->hn", ab, v[:, :, 2]) * s[3]
        + np.einsum("hnx,hnx->hn", ab, v[:, :, 3]) * s[2]
        + np.einsum("hnx,hnx->hn", cd, v[:, :, 0]) * s[1]
        + np.einsum("hnx,hnx->hn", cd, v[:, :, 1]) * s[0]
    )
    rest = {(0, 1): (2, 3), (0, 2): (1, 3), (0, 3): (1, 2), (1, 2): (0, 3), (1, 3): (0, 2), (2, 3): (0, 1)}
    singles = sum(p[i, j] * s[k] * s[m] for (i, j), (k, m) in rest.items())
    doubles = p[0, 1] * p[2, 3] + p[0, 2] * p[1, 3] + p[0, 3] * p[1, 2]
    return np.asarray(np.maximum(product - singles + doubles + 2 * triples - 6 * abcd, 0.0))
