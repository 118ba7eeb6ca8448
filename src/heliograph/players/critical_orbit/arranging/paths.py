"""All pipes that can be laid with the tiles of a hand, extended tile by tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache

import numpy as np

from heliograph.players.critical_orbit.arranging.kit import Kit
from heliograph.players.critical_orbit.arranging.pipework import (
    NO_HEADING,
    Bits,
    Flags,
    Form,
    Ints,
    headings,
    inner_headings,
    steps_for,
)
from heliograph.players.critical_orbit.deadline import NEVER, Deadline

_MIX = np.uint64(0x9E3779B97F4A7C15)
_FAR = 99
_FEW = 8
_AT_ONCE = 4096
"""Pipes that are extended between two checks of the clock."""


@dataclass(frozen=True)
class Pipes:
    """Pipes of equally many tiles; each row of the columns is one pipe."""

    bits: Bits
    """The cells they cover."""
    used: Bits
    """The tiles they use, as packed counts."""
    heading: Ints
    origin: Ints
    """Which of the starts each pipe continues."""
    kept: Ints
    """How many of its tiles already lie there."""
    spares: Bits
    """Distinguishes pipes that branch at different places; 0 if that does not matter."""
    parent: Ints
    """The row of its parent, among the pipes one tile shorter."""
    step: Ints

    def __len__(self) -> int:
        return len(self.bits)

    def only(self, rows: Ints | Flags) -> Pipes:
        return Pipes(*(getattr(self, column.name)[rows] for column in fields(self)))


def beginnings(heading: Ints, bits: Bits | None = None, used: Bits | None = None) -> Pipes:
    none, zero = np.zeros(len(heading), np.uint64), np.zeros(len(heading), np.int64)
    return Pipes(
        none if bits is None else bits,
        none if used is None else used,
        heading,
        np.arange(len(heading)),
        zero,
        none,
        zero,
        zero,
    )


_EMPTY = beginnings(np.zeros(0, np.int64))


@dataclass(frozen=True)
class Search:
    kit: Kit
    goals: Flags
    """By errand and heading."""
    errand: Ints
    """By origin: the row of its goals."""
    most: int
    """The number of pipes followed per length, for each errand (or for all together, if there are many)."""
    branching: bool = False
    """Whether pipes that cover the same cells but begin or branch elsewhere count as different."""
    present: frozenset[tuple[int, int]] = frozenset()
    """Forms and lies of the tiles on the board."""
    deadline: Deadline = NEVER

    def is_goal(self, pipes: Pipes) -> Flags:
        arrived: Flags = self.goals[self.errand[pipes.origin], pipes.heading]
        return arrived


@dataclass(frozen=True)
class Found:
    """Pipes that have reached a goal."""

    kit: Kit
    lengths: tuple[Pipes, ...]
    """All pipes of 1, 2, 3 tiles and so on."""
    length: Ints
    """By pipe: its number of tiles minus one; with `row`, its row among those."""
    row: Ints
    pipes: Pipes
    complete: bool
    """Whether nothing was left out."""

    def __len__(self) -> int:
        return len(self.pipes)

    def tiles(self, pipe: int) -> Iterator[tuple[Form, int]]:
        """Its tiles and how they lie, the last one first."""
        row, steps = int(self.row[pipe]), self.kit.steps
        for pipes in reversed(self.lengths[: int(self.length[pipe]) + 1]):
            step = int(pipes.step[row])
            yield self.kit.forms[int(steps.form[step])], int(steps.lie[step])
            row = int(pipes.parent[row])

    def branches(self) -> Ints:
        """By pipe: the number of T tiles."""
        counts = self.kit.counts(self.pipes.used)
        many: Ints = counts[:, [form[0] == "T" for form in self.kit.forms]].sum(axis=1)
        return many

    def spares(self, pipe: int) -> Iterator[int]:
        """The headings through the third exits of its T tiles."""
        row = int(self.row[pipe])
        for pipes in reversed(self.lengths[: int(self.length[pipe]) + 1]):
            spare = int(self.kit.steps.spare[pipes.step[row]])
            if spare != NO_HEADING:
                yield spare
            row = int(pipes.parent[row])


def follow(search: Search, begin: Pipes, *, enough: int | None = None) -> Found:
    """All continuations that reach a goal; the search stops at the length at which one has `enough`
    oxygen."""
    kit = search.kit
    far = _distances(kit, search.goals)
    kept = _kept(search)
    lengths: list[Pipes] = []
    complete = True
    pipes = begin
    for laid in range(1, kit.many + 1):
        pipes = _longer(search, pipes, far, kit.many - laid, kept)
        if search.deadline.has_passed:
            complete = False
            lengths.append(pipes.only(search.is_goal(pipes)))
            break
        promising = _promising(search, pipes)
        if len(promising) < len(pipes):
            complete = False
            pipes = pipes.only(promising)
        lengths.append(pipes)
        if enough is not None:
            there = search.is_goal(pipes)
            if there.any() and kit.worth(pipes.used[there]).max() >= enough:
                break
    return _arrived(search, lengths, complete)


def _kept(search: Search) -> Ints:
    """By step: 1 if the tile already lies there."""
    steps = search.kit.steps
    kept = np.zeros(len(steps.form), np.int64)
    for form, lie in search.present:
        kept[(steps.form == form) & (steps.lie == lie)] = 1
    return kept


def _distances(kit: Kit, goals: Flags) -> Ints:
    """By errand and heading: the least number of tiles on an empty grid. With very many errands, only the
    distance to the nearest goal counts."""
    few = goals if len(goals) <= _FEW else goals.any(axis=0, keepdims=True)
    far = _far(kit.forms, kit.hand.size, few.tobytes()).reshape(few.shape)
    return np.broadcast_to(far, goals.shape)


@lru_cache(maxsize=512)
def _far(forms: tuple[Form, ...], size: int, goals: bytes) -> Ints:
    ways = steps_for(forms, size)
    filled = np.flatnonzero(np.diff(ways.first))
    far = np.where(np.frombuffer(goals, np.bool_), 0, _FAR).reshape(-1, headings(size))
    while True:
        nearer = far.copy()
        by_step = np.minimum.reduceat(far[:, ways.ahead] + 1, ways.first[filled], axis=1)
        nearer[:, filled] = np.minimum(far[:, filled], by_step)
        if (nearer == far).all():
            return far
        far = nearer


def _longer(search: Search, pipes: Pipes, far: Ints, left: int, kept: Ints) -> Pipes:
    """All ways to add one tile from which a goal can still be reached with the tiles left."""
    inner = inner_headings(search.kit.hand.size)
    going = np.flatnonzero((pipes.heading < inner) & ~_blocked(pipes.bits, pipes.heading, inner))
    some = [going[start : start + _AT_ONCE] for start in range(0, len(going), _AT_ONCE)]
    parts = [
        _EMPTY,
        *(_continued(search, pipes, rows, far, left, kept) for rows in search.deadline.over(some)),
    ]
    if len(parts) <= 2:
        return parts[-1]
    return _joined(parts) if search.deadline.has_passed else _distinct(search, _joined(parts))


def _continued(search: Search, pipes: Pipes, going: Ints, far: Ints, left: int, kept: Ints) -> Pipes:
    kit, inner = search.kit, inner_headings(search.kit.hand.size)
    steps = kit.steps
    first = steps.first[pipes.heading[going]]
    many = steps.first[pipes.heading[going] + 1] - first
    parent = np.repeat(going, many)
    step = np.arange(len(parent)) + np.repeat(first - (np.cumsum(many) - many), many)
    near = far[search.errand[pipes.origin[parent]], steps.ahead[step]] <= left
    near &= (pipes.bits[parent] & steps.bits[step]) == 0
    parent, step = parent[near], step[near]
    used = pipes.used[parent] + kit.one_more[step]
    within = kit.has(used)
    parent, step, used = parent[within], step[within], used[within]
    spares = pipes.spares[parent]
    if search.branching:
        spares = spares + np.where(steps.spare[step] == NO_HEADING, np.uint64(0), _mixed(steps.spare[step]))
    longer = Pipes(
        pipes.bits[parent] | steps.bits[step],
        used,
        steps.ahead[step],
        pipes.origin[parent],
        pipes.kept[parent] + kept[step],
        spares,
        parent,
        step,
    )
    open_ = search.is_goal(longer) | ~_blocked(longer.bits, longer.heading, inner)
    return _distinct(search, longer.only(open_))


def _distinct(search: Search, pipes: Pipes) -> Pipes:
    return pipes.only(different(pipes.bits, pipes.used, pipes.heading, _origins(search, pipes), pipes.spares))


def _joined(parts: Sequence[Pipes]) -> Pipes:
    return Pipes(*(np.concatenate([getattr(part, c.name) for part in parts]) for c in fields(Pipes)))


def _origins(search: Search, pipes: Pipes) -> Ints:
    """What distinguishes otherwise equal pipes."""
    return pipes.origin if search.branching else search.errand[pipes.origin]


def _blocked(bits: Bits, heading: Ints, inner: int) -> Flags:
    cell = np.where(heading < inner, heading >> 2, 0).astype(np.uint64)
    taken: Flags = (heading < inner) & ((bits >> cell) & np.uint64(1)).astype(np.bool_)
    return taken


def _mixed(column: Bits | Ints) -> Bits:
    mixed = (column.astype(np.uint64) + np.uint64(1)) * _MIX
    mixed = (mixed ^ (mixed >> np.uint64(29))) * _MIX
    return mixed ^ (mixed >> np.uint64(32))


def different(*columns: Bits | Ints) -> Ints:
    """Rows without duplicates, compared by 64-bit hashes: about one error in a billion searches."""
    mixed = np.zeros(len(columns[0]), np.uint64)
    for column in columns:
        mixed = _mixed(mixed ^ _mixed(column))
    _, rows = np.unique(mixed, return_index=True)
    return np.sort(rows)


def _promising(search: Search, pipes: Pipes) -> Ints:
    """Those with the most oxygen so far; among equals, as many different ones as fit."""
    if len(pipes) <= search.most:
        return np.arange(len(pipes))
    errand = search.errand[pipes.origin] if len(search.goals) <= _FEW else np.zeros_like(pipes.origin)
    order = np.lexsort((_mixed(pipes.bits), -search.kit.worth(pipes.used), errand))
    errand = errand[order]
    rank = np.arange(len(order)) - np.searchsorted(errand, errand)
    return np.sort(order[rank < search.most])


def _arrived(search: Search, lengths: list[Pipes], complete: bool) -> Found:
    rows = [np.flatnonzero(search.is_goal(pipes)) for pipes in lengths]
    number = np.repeat(np.arange(len(lengths)), [len(row) for row in rows])
    row = np.concatenate([*rows, np.zeros(0, np.int64)])
    there = [pipes.only(at) for pipes, at in zip(lengths, rows, strict=True)]
    pipes = _joined([_EMPTY, *there])
    keep = different(pipes.bits, pipes.used, _origins(search, pipes), pipes.spares)
    return Found(search.kit, tuple(lengths), number[keep], row[keep], pipes.only(keep), complete)


def goals_at(marks: list[list[int]], size: int) -> Flags:
    """A row for each list of headings."""
    goals = np.zeros((len(marks), headings(size)), np.bool_)
    for row, at in enumerate(marks):
        goals[row, at] = True
    return goals
