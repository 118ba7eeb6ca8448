"""Building the Interstellar: a Mechanism is added, a module is completed (L573, L886, HV-16, HV-17)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import MoveUp
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.rules.governing import NOBODY, governor, may_rise, with_scientist
from heliograph.games.interstellar.rules.resources import Cubes, written
from heliograph.games.interstellar.rules.starship import (
    BUILD_EXTRA,
    GAP,
    Row,
    modules_done,
    row_of,
    value_for_order,
)
from heliograph.games.interstellar.telling.events import MechanismBuilt, ModuleCompleted


def put_together(doing: Doing, index: int, mechanism: str, row: Row, paid: Cubes | None) -> None:
    """`index` is NOBODY if the Government builds; `paid` is None if nothing is paid."""
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
    """L886: the Governor's Scientist returns home, and other players may move up into that row."""
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
