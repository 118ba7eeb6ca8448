"""How a corporation compares with others, and which opponent comes next."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.scoring import final_score, winners
from heliograph.games.interstellar.setup import HallLevel, Setup
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.variants.choice import named
from heliograph.kernel.message import say
from heliograph.kernel.rating import Onward

_LEVELS: tuple[HallLevel, ...] = get_args(HallLevel)


def level_of(setup: Setup) -> str:
    """Variants change what points are worth, so results compare only within the same set."""
    against = f"hall-{setup.hall}" if setup.seats == 1 else f"{setup.seats}-players"
    return "+".join((against, *named(setup)))


def merit(pack: Pack, state: State, seat: int) -> int:
    return final_score(pack, state, seat)


def onward(pack: Pack, state: State) -> Onward | None:
    """For a lone player: a stronger H.A.L.L., once this one is beaten."""
    setup = state.setup
    at = _LEVELS.index(setup.hall) + 1
    if setup.seats > 1 or at == len(_LEVELS) or 0 not in winners(pack, state):
        return None
    return Onward(say(f"onward-hall-{_LEVELS[at]}"), replace(setup, hall=_LEVELS[at]))
