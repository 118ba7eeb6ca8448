"""What an attentive crew believes about the solution: for each way of reading, weights on all solutions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import Codebook, Frame
from heliograph.players.space_puzzle.meaning.weights import Meaning
from heliograph.players.space_puzzle.reading.solutions import Sums, add_up
from heliograph.players.space_puzzle.reading.turning import NOTHING_MISREAD, Misread
from heliograph.players.space_puzzle.table.memory import Exchange
from heliograph.players.space_puzzle.table.numbers import PIPS, Floats, Goal

_NEGLIGIBLE = 1e-4
_KEYS = np.arange(4)


@dataclass(frozen=True, eq=False)
class Belief:
    """The first axis of every array is the way of reading. Read only."""

    books: tuple[Codebook, ...]
    owns: tuple[Frame, ...]
    """The frame in which the AI laid its first message."""
    logs: Floats
    """The logarithm of each reading's weight, without the part in `table` and the dice."""
    table: Floats
    """[reading, key, colour, cell]"""
    by_colour: Floats
    by_key: Floats
    by_cell: Floats
    traps: Floats
    """[cell]: how certainly a trap was shown there."""
    distinct: bool
    uses_dice: bool
    last: Exchange | None = None
    """The message read last, with its board."""
    misread: Misread = NOTHING_MISREAD
    """How often the crew read the AI's messages otherwise than each map, up to the last message."""

    def heard(self, parents: list[int], books: list[Codebook], logs: Floats, said: list[Meaning]) -> Belief:
        """The belief after a message: each new hypothesis continues its parent."""
        table = self.table[parents] * np.stack([m.table for m in said])
        peak = table.max(axis=(1, 2, 3))
        return replace(
            self,
            books=tuple(books),
            owns=tuple(self.owns[parent] for parent in parents),
            logs=self.logs[parents] + logs + len(_KEYS) * np.log(peak),
            table=table / peak[:, None, None, None],
            by_colour=self.by_colour[parents] * np.stack([m.by_colour for m in said]),
            by_key=self.by_key[parents] * np.stack([m.by_key for m in said]),
            by_cell=self.by_cell[parents] * np.stack([m.by_cell for m in said]),
            traps=np.maximum(self.traps, said[0].traps),
        )

    def with_dice(self) -> Floats:
        """The table with every die summed over."""
        if not self.uses_dice:
            return self.table
        dice = np.einsum("hkd,hcd,hxd->hkcx", self.by_key, self.by_colour, self.by_cell) / PIPS
        return np.asarray(self.table * dice)

    def solve(self) -> Solved:
        sums = add_up(self.with_dice(), distinct=self.distinct)
        evidence = sums.totals.sum(axis=1)
        logs = self.logs + np.log(np.maximum(evidence, 1e-300))
        weights = np.exp(logs - logs.max())
        return Solved(self, sums, weights / weights.sum(), evidence)

    def with_table(self, table: Floats) -> Belief:
        return replace(self, table=table)

    def without(self, cells: tuple[int, ...]) -> Belief:
        """The belief that no target lies in these cells."""
        if not cells:
            return self
        table = self.table.copy()
        table[..., list(cells)] = 0.0
        return replace(self, table=table)

    def only(self, keep: list[int]) -> Belief:
        return replace(
            self,
            books=tuple(self.books[i] for i in keep),
            owns=tuple(self.owns[i] for i in keep),
            logs=self.logs[keep],
            table=self.table[keep],
            by_colour=self.by_colour[keep],
            by_key=self.by_key[keep],
            by_cell=self.by_cell[keep],
        )


@dataclass(frozen=True, eq=False)
class Solved:
    belief: Belief
    sums: Sums
    weights: Floats
    """[reading]: the current probability of each."""
    evidence: Floats

    def pruned(self, most: int) -> Belief:
        order = np.argsort(-self.weights, kind="stable")[:most]
        keep = [int(i) for i in sorted(order) if self.weights[i] > _NEGLIGIBLE]
        return self.belief.only(keep)

    def crew_shares(self) -> Floats:
        """[crew]: the probability that these colours hold the keys."""
        scaled = self.weights / np.maximum(self.evidence, 1e-300)
        return np.asarray(scaled @ self.sums.totals)

    @cached_property
    def by_reading(self) -> tuple[Floats, Floats]:
        """For each reading [colour, cell] and [key, colour]."""
        cells = self.sums.cells()
        count = len(self.belief.books)
        placed, held = np.zeros((count, 6, 16)), np.zeros((count, 4, 6))
        norm = np.maximum(self.evidence, 1e-300)[:, None]
        for key in range(4):
            colours = self.sums.crews[:, key]
            for colour in range(6):
                mine = colours == colour
                if mine.any():
                    placed[:, colour] += cells[:, mine, key].sum(axis=1) / norm
                    held[:, key, colour] = self.sums.totals[:, mine].sum(axis=1) / norm[:, 0]
        return placed, held

    @cached_property
    def marginals(self) -> tuple[Floats, Floats]:
        """[colour, cell] and [key, colour]. What a colour lacks to 1 is the probability that it is not on the
        card."""
        placed, held = self.by_reading
        return np.einsum("h,hcx->cx", self.weights, placed), np.einsum("h,hkc->kc", self.weights, held)

    def dice_of(self, goals: tuple[Goal, ...]) -> Floats:
        """[key, pips], given the rest of a solution."""
        found = np.full((4, PIPS), 1 / PIPS)
        if self.belief.uses_dice:
            for key, colour, cell, _ in goals:
                b = self.belief
                each = b.by_key[:, key] * b.by_colour[:, colour] * b.by_cell[:, cell]
                each = each / each.sum(axis=1, keepdims=True)
                found[key] = self.weights @ each
        return found

    def chance_of(self, goals: tuple[Goal, ...]) -> float:
        """The probability that exactly this is the solution."""
        return float(self.weights @ self.chances_of(goals))

    def chances_of(self, goals: tuple[Goal, ...]) -> Floats:
        """[reading]: the probability that exactly this is the solution."""
        b = self.belief
        product = np.ones(len(b.books))
        for key, colour, cell, die in goals:
            product *= b.table[:, key, colour, cell]
            if b.uses_dice:
                dice = b.by_key[:, key, die - 1] * b.by_colour[:, colour, die - 1]
                product *= dice * b.by_cell[:, cell, die - 1] / PIPS
        return np.asarray(product / np.maximum(self.evidence, 1e-300))
