"""An AI seat for Mission Control: Mercury III, a station, or several jobs at once."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.pausing import Pause
from heliograph.games.critical_orbit.moves.ready import Ready
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.critical_orbit.arranging.arrangement import house_pack
from heliograph.players.critical_orbit.demand import Demand, of_needs
from heliograph.players.critical_orbit.dice.wish import wish
from heliograph.players.critical_orbit.effort import EFFORTS, Effort
from heliograph.players.critical_orbit.mercury import captain
from heliograph.players.critical_orbit.stations.deck import next_tick
from heliograph.players.critical_orbit.stations.entering import next_entry
from heliograph.players.critical_orbit.stations.sheets import Sheets

_WAITS_SECONDS = 12.0
"""For a wish about the dice: longer than most people need, and half as long as a server would wait."""


def make(strength: str, *, pack: Pack | None = None) -> CriticalOrbitBot:
    return CriticalOrbitBot(EFFORTS[strength], Sheets(pack or house_pack()))


class CriticalOrbitBot:
    def __init__(self, effort: Effort, sheets: Sheets) -> None:
        self._effort = effort
        self._sheets = sheets

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        return self._act(view, prompt, waits=True)

    def act_at_last(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        """Mercury decides about the dice even if a station says nothing (MC-14)."""
        return self._act(view, prompt, waits=False)

    def waits_seconds(self, view: Any) -> float:
        """People forget to state a wish, and while a clock runs everybody pays for waiting."""
        return inf if view.clock.deadline is None else _WAITS_SECONDS

    def _act(self, view: View, prompt: Prompt, *, waits: bool) -> Action | None:
        offered = {offer.action for offer in prompt.offers}
        if "ready" in offered:
            return Ready()
        if "pause" in offered and view.pausing:
            return Pause()
        if view.me is None or view.phase in ("ready", "over") or view.clock.left is not None:
            return None
        return self._work(view, prompt, waits)

    def _work(self, view: View, prompt: Prompt, waits: bool) -> Action | None:
        """Others wait for the stations' entries, so these come before Mercury's building."""
        demand = of_needs(view.needs if self._effort.heeds_calls else ())
        return (
            self._wish(view, demand)
            or next_tick(self._sheets, view, prompt, demand)
            or self._enter(view, demand)
            or self._fly(view, prompt, waits)
        )

    def _wish(self, view: View, demand: Demand) -> Action | None:
        """One wish for each roll (MC-14)."""
        if view.phase != "choose":
            return None
        for station in STATIONS:
            if station in view.jobs and station not in view.wants and not view.desks[station].claims:
                return wish(self._sheets, view, station, demand, self._effort)
        return None

    def _enter(self, view: View, demand: Demand) -> Action | None:
        for station in STATIONS:
            if station in view.jobs:
                entry = next_entry(self._sheets, view, station, demand, self._effort)
                if entry is not None:
                    return entry
        return None

    def _fly(self, view: View, prompt: Prompt, waits: bool) -> Action | None:
        if "mercury" not in view.jobs:
            return None
        return captain.next_move(self._sheets, view, prompt, self._effort, waits=waits)
