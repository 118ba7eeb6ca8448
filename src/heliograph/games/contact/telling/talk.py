"""Who may speak to whom (CT-18, CT-25, CT-44, CT-H17, CT-H18)."""

from __future__ import annotations

from heliograph.games.contact.rules.crew import is_crew
from heliograph.games.contact.state import State
from heliograph.kernel.game import Hearing
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat, all_seats


def hearing(state: State, speaker: Seat) -> Hearing:
    everyone = frozenset(all_seats(state.setup.seats))
    if state.phase in ("ready", "over"):
        return Hearing(everyone)
    if not is_crew(state, speaker):
        return Hearing(frozenset(), say("talk-source-silent"))
    if state.setup.family or state.meeting:
        return Hearing(everyone)
    return Hearing(frozenset(), say("talk-crew-silent"))
