"""Who may speak to whom: everybody to everybody at all times (MC-14)."""

from __future__ import annotations

from heliograph.games.critical_orbit.state import State
from heliograph.kernel.game import Hearing
from heliograph.kernel.seats import Seat, all_seats


def hearing(state: State, speaker: Seat) -> Hearing:
    return Hearing(frozenset(all_seats(state.setup.seats)))
