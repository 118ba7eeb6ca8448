"""Who may speak to whom: rivals may negotiate and bluff freely."""

from __future__ import annotations

from heliograph.games.interstellar.state import State
from heliograph.kernel.game import Hearing
from heliograph.kernel.seats import Seat, all_seats


def hearing(state: State, speaker: Seat) -> Hearing:
    return Hearing(frozenset(all_seats(state.setup.seats)))
