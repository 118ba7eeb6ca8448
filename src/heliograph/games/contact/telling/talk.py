"""Who may speak to whom (CT-18, CT-25, CT-44, CT-H17, CT-H18)."""

from __future__ import annotations

from functools import cache

from heliograph.games.contact.rules.crew import is_crew
from heliograph.games.contact.rules.helpers import can_ever_meet
from heliograph.games.contact.state import State
from heliograph.kernel.game import Hearing
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat, all_seats

_SOURCE_IS_SILENT = Hearing(frozenset(), say("talk-source-silent"))
_CREW_IS_SILENT = Hearing(frozenset(), say("talk-crew-silent"))
_UNTIL_A_MEETING = Hearing(frozenset(), say("talk-crew-meeting"))


def hearing(state: State, speaker: Seat) -> Hearing:
    if state.phase in ("ready", "over"):
        return _everyone(state.setup.seats)
    if not is_crew(state, speaker):
        return _SOURCE_IS_SILENT
    if state.setup.family or state.meeting:
        return _everyone(state.setup.seats)
    return _UNTIL_A_MEETING if can_ever_meet(state) else _CREW_IS_SILENT


@cache
def _everyone(seats: int) -> Hearing:
    return Hearing(frozenset(all_seats(seats)))
