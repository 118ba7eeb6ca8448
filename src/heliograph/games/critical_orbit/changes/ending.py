"""The end of a mission: enough oxygen, or no time left (MC-3, MC-4, MC-39)."""

from __future__ import annotations

from typing import Literal

from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_needed, oxygen_reached
from heliograph.games.critical_orbit.state import Clock, Desk
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.kernel.message import Message, say

By = Literal["oxygen", "time", "turns"]


class MissionEnded(Happening, frozen=True, tag="mission-ended"):
    won: bool
    oxygen: int
    by: By

    def sentence(self) -> Message:
        return say("mc-event-won" if self.won else f"mc-event-lost-{self.by}", oxygen=self.oxygen)


def end(doing: Doing, by: By) -> None:
    """MC-3, MC-4, MC-H15: the oxygen is counted a last time."""
    breath = oxygen_reached(doing.pack, doing.mercury)
    won = breath >= oxygen_needed(doing.pack, doing.state)
    doing.change(
        phase="over",
        won=won,
        ended=by,
        ready=(),
        pausing=(),
        clock=Clock(),
        desks=dict.fromkeys(STATIONS, Desk(locked=True)),
    )
    doing.tell(MissionEnded(won, breath, by))


def check_oxygen(doing: Doing) -> None:
    """MC-39: reaching the target wins at once."""
    enough = oxygen_reached(doing.pack, doing.mercury) >= oxygen_needed(doing.pack, doing.state)
    if enough and doing.state.phase not in ("ready", "over"):
        end(doing, "oxygen")
