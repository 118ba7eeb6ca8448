"""How a mission compares with others, and which mission comes next (CT-31)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.rules.mission import is_professional, mission_succeeded, score, what_next
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import State
from heliograph.kernel.message import say
from heliograph.kernel.rating import Onward

_HOME = 1000
"""More than any score, so that a crew that came home always did better than one that did not."""


def level_of(setup: Setup) -> str:
    eased = {
        "guided": setup.route == "guided",
        "family": setup.family,
        "written": setup.written_record is True,
    }
    first = "professional" if is_professional(setup) else f"level-{setup.level}"
    return " ".join((first, *(name for name, is_so in eased.items() if is_so)))


def merit(state: State) -> int:
    return score(state) + _HOME * mission_succeeded(state)


def onward(pack: Pack, state: State) -> Onward | None:
    """The first Source stays the first."""
    if not mission_succeeded(state):
        return None
    match what_next(pack, state):
        case "level":
            level = state.setup.level + 1
            return Onward(say("onward-level", level=level), replace(state.setup, level=level))
        case "professional":
            return Onward(say("onward-professional"), replace(state.setup, mode="professional"))
    return None
