"""The Interstellar grows: projects, prices and modules (L355, L573 to L581, L886, HV-16, HV-17)."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import MoveUp
from heliograph.games.interstellar.content import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.events import MechanismBuilt, ModuleCompleted
from heliograph.games.interstellar.governing import NOBODY, governor, may_rise, with_scientist
from heliograph.games.interstellar.resources import (
    Cubes,
    cheaper_by_one,
    cheapest,
    cubes,
    payments,
    payments_of_any,
    value_of,
    written,
)
from heliograph.games.interstellar.state import Starship, State

Row = Literal["current", "long_term", "future"]
ROWS: tuple[Row, ...] = get_args(Row)
GAP = ""
BUILD_EXTRA = "build-extra"


def row_of(starship: Starship, row: Row) -> tuple[str, ...]:
    projects: tuple[str, ...] = getattr(starship, row)
    return projects


def value_for_order(at: Doing, mechanism: str) -> int:
    """What it is worth where Mechanisms are compared: the value of its Resources (L573)."""
    other = at.variants.first(lambda variant: variant.mechanism_value(mechanism))
    return value_of(cubes(mechanism)) if other is None else other


def ways_to_pay(at: Doing, mechanism: str, have: Cubes, *, one_lower: bool = False) -> tuple[Cubes, ...]:
    """The cheapest way first; with Build Extra one cube may be a level lower (L355)."""
    other = at.variants.first(lambda variant: variant.ways_to_pay(mechanism, have))
    if other is not None:
        return other
    cost = cubes(mechanism)
    return payments_of_any(have, cheaper_by_one(cost)) if one_lower else payments(have, cost)


def can_pay(at: Doing, mechanism: str, have: Cubes, *, one_lower: bool) -> bool:
    other = at.variants.first(lambda variant: variant.ways_to_pay(mechanism, have))
    if other is not None:
        return bool(other)
    costs = cheaper_by_one(cubes(mechanism)) if one_lower else (cubes(mechanism),)
    return any(cheapest(have, cost) is not None for cost in costs)


def cheapest_way(at: Doing, mechanism: str, have: Cubes) -> Cubes | None:
    other = at.variants.first(lambda variant: variant.ways_to_pay(mechanism, have))
    if other is not None:
        return other[0] if other else None
    return cheapest(have, cubes(mechanism))


def is_complete(pack: Pack, state: State) -> bool:
    return state.modules >= pack.modules.value.count


def modules_done(pack: Pack, state: State, built: int) -> int:
    players = str(max(len(state.players), 1))
    return min(built // pack.modules.value.mechanisms[players], pack.modules.value.count)


def put_together(doing: Doing, index: int, mechanism: str, row: Row, paid: Cubes | None) -> None:
    """`index` is NOBODY when the Government builds; `paid` is None where nothing is paid."""
    starship = doing.state.starship
    projects = list(row_of(starship, row))
    projects[projects.index(mechanism)] = GAP
    built = (*starship.built, mechanism)
    doing.change(starship=replace(starship, **{row: tuple(projects)}, built=built))
    prestige = 0
    if index != NOBODY:
        prestige = _prestige(doing, index, mechanism, paid)
        doing.gain_prestige(index, prestige)
    doing.tell(MechanismBuilt(index, mechanism, "" if paid is None else written(paid), prestige))
    _check_module(doing, index)


def _prestige(doing: Doing, index: int, mechanism: str, paid: Cubes | None) -> int:
    """L573: the Mechanism's own value, whatever was paid for it."""
    if paid is None:
        return value_for_order(doing, mechanism)
    known = BUILD_EXTRA in doing.player(index).salvation_technologies
    other = doing.variants.first(lambda variant: variant.prestige_for(mechanism, paid, one_higher=known))
    return value_for_order(doing, mechanism) if other is None else other


def _check_module(doing: Doing, index: int) -> None:
    done = modules_done(doing.pack, doing.state, len(doing.state.starship.built))
    if done == doing.state.modules:
        return
    doing.change(modules=done)
    doing.tell(ModuleCompleted(index, done))
    if index != NOBODY:
        doing.gain_prestige(index, doing.pack.modules.value.prestige)
    _retire_governor(doing)


def _retire_governor(doing: Doing) -> None:
    """L886: the Governor's Scientist goes home, and others may move up into that row."""
    state = doing.state
    gone = governor(state)
    if gone == NOBODY:
        return
    row = max(number for number, spaces in enumerate(state.government) if gone in spaces)
    space = state.government[row].index(gone)
    doing.change(government=with_scientist(state, row, space, NOBODY))
    doing.change_player(gone, scientists=doing.player(gone).scientists + 1)
    if row:
        risers = [other for other in state.order if other != gone and may_rise(doing.state, other, row)]
        doing.push(*(MoveUp(other, row) for other in risers))
