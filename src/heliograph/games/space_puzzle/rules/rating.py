"""How a solved scenario compares with others, and which scenario comes next (SP-60)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.rules.end import ladder, wins
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import State
from heliograph.games.space_puzzle.telling.words import scenario_name
from heliograph.kernel.message import say
from heliograph.kernel.rating import Onward


def level_of(setup: Setup) -> str:
    """Empty for a player's own scenario and for a ladder: the first is like no other, the second of any
    length."""
    if setup.own is not None or setup.session == "ladder":
        return ""
    words = {
        "strict": setup.strict_map,
        "log": setup.message_log,
        "deaf": setup.deaf_ai,
        "crisis": setup.crisis,
    }
    return " ".join((setup.scenario, *(name for name, is_so in words.items() if is_so)))


def merit(state: State) -> int:
    """The sooner the better: the number of rounds left, plus one for the solution."""
    if state.setup.session == "ladder":
        return wins(state)
    past = state.history[-1]
    return 1 + state.scenario.rounds - past.rounds if past.won else 0


def onward(pack: Pack, state: State) -> Onward | None:
    """The next scenario of the ladder. The AI stays the AI."""
    setup = state.setup
    if setup.own is not None or not state.history[-1].won:
        return None
    book = ladder(pack)
    here = next(index for index, scenario in enumerate(book) if scenario.id == state.history[-1].scenario)
    if here + 1 == len(book):
        return None
    following = book[here + 1]
    return Onward(
        say("onward-scenario", page=scenario_name(following)), replace(setup, scenario=following.id)
    )
