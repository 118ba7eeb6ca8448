"""A good arrangement in a few hundredths of a second: many runs, and the best few that go together."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from msgspec.structs import replace

from heliograph.games.critical_orbit.box.tiles import TileId
from heliograph.kernel.grid import Spot
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, Hand
from heliograph.players.critical_orbit.arranging.kit import Kit
from heliograph.players.critical_orbit.arranging.layout import lay_out
from heliograph.players.critical_orbit.arranging.pipework import Ints
from heliograph.players.critical_orbit.arranging.runs import Menu, present_lies, simple_runs
from heliograph.players.critical_orbit.deadline import NEVER, Deadline

FOLLOWED = 700
"""Unfinished pipes kept for each length."""
_TRIED = 300
"""Runs of each colour that are combined with others."""
_PAIRS = 600
Chosen = tuple[int, ...]


def arrange_quick(
    hand: Hand,
    enough: int,
    present: Mapping[TileId, Spot] | None = None,
    deadline: Deadline = NEVER,
    followed: int = FOLLOWED,
) -> Arrangement:
    kit, present = Kit(hand), present or {}
    if not kit.many:
        return Arrangement(proven=True)
    aim = min(enough, kit.ceiling)
    menu = _menu(kit, aim, followed, present_lies(kit, dict(present)), deadline)
    found = lay_out(kit, menu.lay(together(menu, aim)), present)
    return replace(found, proven=found.oxygen >= aim)


def oxygen_at_a_glance(hand: Hand, enough: int, followed: int) -> int:
    """The oxygen of such an arrangement, without the arrangement itself."""
    kit = Kit(hand)
    if not kit.many:
        return 0
    aim = min(enough, kit.ceiling)
    menu = _menu(kit, aim, followed, frozenset())
    chosen = together(menu, aim)
    return int(kit.worth(menu.used[[*chosen]].sum(keepdims=True))[0]) if chosen else 0


def _menu(
    kit: Kit, aim: int, followed: int, lying: frozenset[tuple[int, int]], deadline: Deadline = NEVER
) -> Menu:
    return Menu(kit, simple_runs(kit, most=followed, enough=aim, present=lying, deadline=deadline))


def together(menu: Menu, aim: int) -> Chosen:
    """Runs that fit side by side and have the most oxygen, counted up to `aim`."""
    if not len(menu.usable):
        return ()
    scored = score(np.minimum(menu.worth, aim), menu.moves)
    one = int(menu.usable[np.argmax(scored[menu.usable])])
    best = int(scored[one])
    chosen: Chosen = (one,)
    if menu.worth[one] >= aim:
        return chosen
    tried = _worth_trying(menu, scored)
    pairs = _pairs(menu, tried)
    if not len(pairs):
        return chosen
    used = menu.used[pairs].sum(axis=1, dtype=np.uint64)
    scores = score(np.minimum(menu.kit.worth(used), aim), menu.moves[pairs].sum(axis=1))
    order = np.argsort(-scores, kind="stable")[:_PAIRS]
    if scores[order[0]] > best:
        best, chosen = int(scores[order[0]]), tuple(map(int, pairs[order[0]]))
    triples = _with_third(menu, pairs[order], tried)
    if len(triples):
        used = menu.used[triples].sum(axis=1, dtype=np.uint64)
        scores = score(np.minimum(menu.kit.worth(used), aim), menu.moves[triples].sum(axis=1))
        if scores.max() > best:
            chosen = tuple(map(int, triples[np.argmax(scores)]))
    return chosen


def score(worth: Ints, moves: Ints) -> Ints:
    """Oxygen first, then few moves."""
    return worth * 64 - moves


def _worth_trying(menu: Menu, scored: Ints) -> Ints:
    """For each colour the runs with the most oxygen, and those with much oxygen for their size."""
    density = menu.worth / np.maximum(np.bitwise_count(menu.bits), 1)
    found = []
    for colours in np.unique(menu.colours[menu.usable]):
        own = menu.usable[menu.colours[menu.usable] == colours]
        rich = own[np.argsort(-scored[own], kind="stable")[: _TRIED // 2]]
        lean = own[np.argsort(-density[own], kind="stable")[: _TRIED // 2]]
        found.append(np.union1d(rich, lean))
    return np.concatenate(found)


def _pairs(menu: Menu, tried: Ints) -> Ints:
    one, other = np.triu_indices(len(tried), 1)
    one, other = tried[one], tried[other]
    keep = ((menu.colours[one] & menu.colours[other]) == 0) & ((menu.bits[one] & menu.bits[other]) == 0)
    one, other = one[keep], other[keep]
    keep = menu.kit.has(menu.used[one] + menu.used[other])
    return np.stack([one[keep], other[keep]], axis=1)


def _with_third(menu: Menu, pairs: Ints, tried: Ints) -> Ints:
    colours = menu.colours[pairs].sum(axis=1)
    bits = menu.bits[pairs[:, 0]] | menu.bits[pairs[:, 1]]
    used = menu.used[pairs].sum(axis=1, dtype=np.uint64)
    free = ((colours[:, None] & menu.colours[tried]) == 0) & ((bits[:, None] & menu.bits[tried]) == 0)
    pair, third = np.nonzero(free)
    keep = menu.kit.has(used[pair] + menu.used[tried[third]])
    return np.column_stack([pairs[pair[keep]], tried[third[keep]]])
