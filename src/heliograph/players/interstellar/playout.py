"""Playing on in the mind: an idea to the end of its turn, or a whole round by first ideas."""

from __future__ import annotations

from heliograph.games.interstellar.agenda import TakeTurn
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import carry_out
from heliograph.games.interstellar.state import State
from heliograph.players.interstellar.idea import Idea
from heliograph.players.interstellar.ideas import first_idea


def carry(at: Doing, idea: Idea) -> None:
    """Move by move, as far as it goes: what was turned up on the way may change what is asked."""
    seat, phase = at.state.agenda[-1].seat, at.state.phase
    for move in idea.moves:
        carry_out(at, move)
        at.told.clear()
        if at.state.phase != phase or at.state.agenda[-1].seat != seat:
            return


def finish_turn(at: Doing) -> None:
    """Until a turn begins, or the game is over."""
    while at.state.phase != "over" and not isinstance(at.state.agenda[-1], TakeTurn):
        carry(at, first_idea(at))


def play_until(at: Doing, rounds: int) -> None:
    """By first ideas, to the beginning of the Action Phase that many rounds later."""
    until = at.state.round + rounds
    while at.state.phase != "over" and at.state.round < until:
        carry(at, first_idea(at))


def fresh(at: Doing, state: State) -> Doing:
    return Doing(at.pack, at.variants, state)
