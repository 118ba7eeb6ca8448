"""The Interstellar: projects, prices and modules (L355, L573 to L581, HV-16, HV-17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.rules.resources import (
    NONE,
    Cubes,
    cheaper_by_one,
    cheapest,
    cubes,
    payments,
    payments_of_any,
    value_of,
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
    """A Mechanism's value where Mechanisms are compared: the value of its Resources (L573)."""
    other = at.variants.first(lambda variant: variant.mechanism_value(mechanism))
    return value_of(cubes(mechanism)) if other is None else other


def projects(starship: Starship) -> Iterator[str]:
    """Everything that can still be built, in all rows."""
    return (project for row in ROWS for project in row_of(starship, row) if project != GAP)


def prestige_of(at: Doing, mechanism: str) -> int | None:
    """Its own value, whatever is paid for it (L573); None if it depends on what is paid."""
    other = at.variants.first(lambda variant: variant.prestige_for(mechanism, NONE, one_higher=False))
    return value_for_order(at, mechanism) if other is None else None


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
    return min(built // mechanisms_per_module(pack, state), pack.modules.value.count)


def mechanisms_per_module(pack: Pack, state: State) -> int:
    """H.A.L.L. counts as a player: a lone player uses the set-up for two (L606)."""
    return pack.modules.value.mechanisms[str(len(state.players))]
