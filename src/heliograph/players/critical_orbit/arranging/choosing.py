"""Which runs go together best: CP-SAT chooses, and proves that no choice is better."""

from __future__ import annotations

from contextlib import suppress

import numpy as np

with suppress(ImportError):  # An extra: without it the quick search decides
    from ortools.sat.python import cp_model

from heliograph.games.critical_orbit.box.pack import CANISTER_COLOURS
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.players.critical_orbit.arranging.pipework import Ints
from heliograph.players.critical_orbit.arranging.quick import Chosen, score
from heliograph.players.critical_orbit.arranging.runs import Menu
from heliograph.players.critical_orbit.deadline import Deadline

_RUNS = 4_000
"""The most runs CP-SAT gets to choose from."""
_AT_ONCE = 64
_STEADY_LIMIT = 0.4
"""In CP-SAT's own measure of time, which is the same on every machine."""


def choose(menu: Menu, aim: int, beaten: int, deadline: Deadline) -> tuple[Chosen, bool]:
    """Runs that together have more oxygen than `beaten`, and whether there is certainly no better choice
    among them."""
    worth = menu.worth
    alone = menu.usable[worth[menu.usable] >= aim]
    if len(alone):
        return (int(alone[np.argmin(menu.moves[alone])]),), True
    if deadline.has_passed or "cp_model" not in globals():
        return (), False
    runs, exhausted = _hopeful(menu, beaten, deadline)
    if not len(runs):
        return (), exhausted
    if deadline.has_passed:
        return (), False
    model, picks = _model(menu, runs, aim, beaten)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    solver.parameters.max_deterministic_time = _STEADY_LIMIT
    solver.parameters.max_time_in_seconds = deadline.left
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return (), exhausted
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return (), False
    chosen = tuple(int(run) for run, pick in zip(runs, picks, strict=True) if solver.boolean_value(pick))
    return chosen, exhausted and status == cp_model.OPTIMAL


def _hopeful(menu: Menu, beaten: int, deadline: Deadline) -> tuple[Ints, bool]:
    """Runs that could exceed `beaten` together with the best runs of the other colours."""
    runs = menu.usable
    bound = menu.worth[runs].copy()
    for colour in range(len(CANISTER_COLOURS)):
        serves = (menu.colours[runs] >> colour & 1).astype(np.bool_)
        bound[~serves] += int(menu.worth[runs][serves].max(initial=0))
    runs = runs[bound > beaten]
    exhausted = len(runs) <= _RUNS
    if not exhausted:
        order = np.argsort(-score(menu.worth[runs], menu.moves[runs]), kind="stable")
        runs = np.sort(runs[order[:_RUNS]])
    return runs[_bounds(menu, runs, deadline) > beaten], exhausted


def _bounds(menu: Menu, runs: Ints, deadline: Deadline) -> Ints:
    """By run: its oxygen plus that of the best runs of the other colours that do not overlap it."""
    worth, colours, bits, used = menu.worth[runs], menu.colours[runs], menu.bits[runs], menu.used[runs]
    bound = worth.copy()
    for colour in range(len(CANISTER_COLOURS)):
        others = np.flatnonzero(colours >> colour & 1)
        others = others[np.argsort(-worth[others], kind="stable")]
        waiting = np.flatnonzero(~(colours >> colour & 1).astype(np.bool_))
        for start in deadline.over(range(0, len(others), _AT_ONCE)):
            part = others[start : start + _AT_ONCE]
            clear = (bits[waiting, None] & bits[part]) == 0
            clear &= menu.kit.has(used[waiting, None] + used[part])
            clear &= (colours[waiting, None] & colours[part]) == 0
            found = clear.any(axis=1)
            bound[waiting[found]] += worth[part[clear[found].argmax(axis=1)]]
            waiting = waiting[~found]
    return bound


def _model(menu: Menu, runs: Ints, aim: int, beaten: int) -> tuple[cp_model.CpModel, list[cp_model.IntVar]]:
    kit = menu.kit
    model = cp_model.CpModel()
    picks = [model.new_bool_var("") for _ in runs]
    cells = (menu.bits[runs][:, None] >> np.arange(kit.hand.size**2, dtype=np.uint64)) & np.uint64(1)
    colours = (menu.colours[runs][:, None] >> np.arange(len(CANISTER_COLOURS))) & 1
    for column in (*cells.T, *colours.T):
        model.add_at_most_one([picks[row] for row in np.flatnonzero(column)])
    takes = {tile.id: model.new_bool_var(tile.id) for tiles in kit.stock.values() for tile in tiles}
    counts = kit.counts(menu.used[runs])
    for form, tiles in enumerate(kit.stock.values()):
        rows = np.flatnonzero(counts[:, form])
        taken = cp_model.LinearExpr.weighted_sum([picks[row] for row in rows], counts[rows, form].tolist())
        model.add(taken == sum(takes[tile.id] for tile in tiles))
    stock = [tile for tiles in kit.stock.values() for tile in tiles]
    for colour, have in zip(VALVES, kit.hand.valves, strict=True):
        model.add(sum(takes[tile.id] for tile in stock if colour in tile.stems) <= have)
    oxygen = cp_model.LinearExpr.weighted_sum(
        [takes[tile.id] for tile in stock], [tile.oxygen for tile in stock]
    )
    counted = model.new_int_var(beaten + 1, aim, "oxygen")
    model.add(counted <= oxygen)
    moves = cp_model.LinearExpr.weighted_sum(picks, menu.moves[runs].tolist())
    model.maximize(64 * counted - moves)
    return model, picks
