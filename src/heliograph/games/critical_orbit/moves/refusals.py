"""Why a move is not offered now, most general reason first."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.pausing import Pause
from heliograph.games.critical_orbit.moves.ready import Ready
from heliograph.games.critical_orbit.rules.jobs import is_at_table
from heliograph.games.critical_orbit.rules.turn import is_paused
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat


def why_not(pack: Pack, state: State, seat: Seat, move: Action) -> Message:
    if not is_at_table(state.setup, seat):
        return say("mc-refused-not-at-table")
    if state.phase == "over":
        return say("mc-refused-over")
    if state.phase == "ready" and not isinstance(move, Ready):
        return say("mc-refused-not-started")
    if is_paused(state) and not isinstance(move, Ready | Pause):
        return say("mc-refused-paused")
    return move.wrong_job(state.setup, seat) or move.why_not(pack, state, seat)
