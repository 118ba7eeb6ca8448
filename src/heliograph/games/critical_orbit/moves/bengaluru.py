"""Bengaluru's half valves: earned by circles, then delivered (MC-50, MC-51)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.boards import GridName
from heliograph.games.critical_orbit.changes.deliveries import deliver_half
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.rules.bengaluru import halves_earned
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.kernel.message import Message, say


class HalfEarned(Happening, frozen=True, tag="half-earned"):
    """Bengaluru delivers (MC-50)."""

    grid: GridName
    chosen: bool

    def sentence(self) -> Message:
        return say("mc-event-half-chosen" if self.chosen else "mc-event-half-random", grid=self.grid)


def pay_halves(doing: Doing, grid: GridName) -> None:
    """MC-50."""
    earned = halves_earned(doing.pack, doing.state, grid)
    for _ in range(earned - doing.state.bengaluru.paid.get(grid, 0)):
        paid = doing.state.bengaluru.paid
        doing.change(bengaluru=replace(doing.state.bengaluru, paid={**paid, grid: paid.get(grid, 0) + 1}))
        chosen = not doing.pack.grid[grid].random
        doing.tell(HalfEarned(grid, chosen))
        deliver_half(doing, chosen=chosen)
