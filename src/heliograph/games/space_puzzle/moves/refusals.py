"""Why a move is not offered now, most general reason first. The offers decide."""

from __future__ import annotations

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.actions import Action
from heliograph.games.space_puzzle.rules.roles import role_for, tasks_of
from heliograph.games.space_puzzle.rules.seats import is_seated
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat


def why_not(pack: Pack, state: State, seat: Seat, move: Action) -> Message:
    if state.phase == "over":
        return say("sp-refused-over")
    if move.phase not in (state.phase, "any"):
        return say(f"sp-refused-not-now-{state.phase}")
    if not is_seated(state, seat):
        return say("sp-refused-not-at-table")
    if move.by == "ai" and seat != state.ai:
        return say("sp-refused-only-ai", ai=seat_name(state.ai))
    if move.by == "astronauts" and seat == state.ai:
        return say("sp-refused-only-astronauts")
    if move.task is not None and move.task not in tasks_of(state, seat):
        return say("sp-refused-role", role=say(f"sp-role-{role_for(state, move.task)}"))
    if move.costs_action and state.board.actions_left == 0:
        return say("sp-refused-no-actions", actions=state.scenario.actions)
    return move.why_not(pack, state, seat)
