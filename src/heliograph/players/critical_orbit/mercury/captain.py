"""Mercury's seat: its choice of dice, its decisions, calls, rolls and building (MC-13 to MC-20)."""

from __future__ import annotations

from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.radio import Call
from heliograph.games.critical_orbit.moves.rolling import Roll
from heliograph.games.critical_orbit.telling.view import Behind, View
from heliograph.kernel.prompt import Prompt
from heliograph.players.critical_orbit.demand import of_prices
from heliograph.players.critical_orbit.dice.keep import all_have_spoken, keep
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.mercury import prices
from heliograph.players.critical_orbit.mercury.best_arrangement import best_arrangement
from heliograph.players.critical_orbit.mercury.building import next_step
from heliograph.players.critical_orbit.mercury.decisions import decide
from heliograph.players.critical_orbit.stations.sheets import Sheets


def next_move(
    sheets: Sheets, view: View, prompt: Prompt, effort: Effort, *, waits: bool = True
) -> Action | None:
    """What reaches the target is built at once; otherwise building never delays a roll (MC-20)."""
    behind = view.mercury
    assert behind is not None
    offered = {offer.action for offer in prompt.offers}
    pack = sheets.pack
    if best_arrangement(behind, view.target, effort.strength, pack).oxygen >= view.target:
        return next_step(behind, view.target, effort.strength, pack)
    if view.phase == "choose" and (all_have_spoken(view) or not waits):
        demand = of_prices(prices.prices(behind, view.target, effort.strength, pack))
        return keep(sheets, view, demand, effort)
    decision = decide(view, prompt, effort.strength, pack) if behind.pending else None
    if decision is not None:
        return decision
    if "roll" in offered and not is_last(view):
        return _call(sheets, view, behind, effort) or Roll()
    return next_step(behind, view.target, effort.strength, pack) or (Roll() if "roll" in offered else None)


def is_last(view: View) -> bool:
    """MC-H14: whether another roll ends the mission."""
    return view.setup.clock == "untimed" and view.turn == view.setup.turns


def _call(sheets: Sheets, view: View, behind: Behind, effort: Effort) -> Call | None:
    """Once a turn, if what it is short of has changed."""
    needs = prices.needs(behind, view.target, effort.strength, sheets.pack)
    return None if needs == view.needs else Call(needs)
