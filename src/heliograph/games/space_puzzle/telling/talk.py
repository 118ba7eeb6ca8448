"""Who may speak to whom (SP-31, SP-44, SP-45, SP-61, SP-H9)."""

from __future__ import annotations

from heliograph.games.space_puzzle.rules.scenario import is_running, special_of
from heliograph.games.space_puzzle.rules.seats import astronauts
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.game import Hearing
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat, all_seats


def hearing(state: State, speaker: Seat) -> Hearing:
    """SR-BLIND: what Astronauts say would show the AI the map. A lone Astronaut thinks aloud, and at a table
    the AI would hear that too (SP-45)."""
    everyone = frozenset(all_seats(state.setup.seats))
    if not is_running(state):
        return Hearing(everyone)
    if speaker == state.ai:
        return Hearing(frozenset(), say("sp-talk-ai-silent"))
    if not (state.setup.deaf_ai or special_of(state).blind):
        return Hearing(everyone)
    crew = frozenset(astronauts(state))
    return Hearing(crew) if len(crew) > 1 else Hearing(frozenset(), say("sp-talk-nobody"))
