"""How a mission compares with others, and which mission comes next."""

from __future__ import annotations

from typing import get_args, get_type_hints

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_reached
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.message import say
from heliograph.kernel.rating import Onward

_SAVED = 1000
"""More than any oxygen, so that a rescue always beats a failure."""
_DIFFICULTIES = get_args(get_type_hints(Setup)["difficulty"])


def level_of(setup: Setup) -> str:
    time = f"{setup.minutes}-minutes" if setup.clock == "timed" else f"{setup.turns}-turns"
    return f"{setup.difficulty}-{time}{' pauses' if setup.pauses and setup.clock == 'timed' else ''}"


def merit(pack: Pack, state: State) -> int:
    """If saved, fewer turns are better; if lost, more oxygen is better."""
    return _SAVED - state.turn if state.won else oxygen_reached(pack, state.mercury)


def onward(state: State) -> Onward | None:
    """A higher oxygen target, with the same jobs."""
    at = _DIFFICULTIES.index(state.setup.difficulty) + 1
    if not state.won or at == len(_DIFFICULTIES):
        return None
    return Onward(say(f"onward-{_DIFFICULTIES[at]}"), replace(state.setup, difficulty=_DIFFICULTIES[at]))
