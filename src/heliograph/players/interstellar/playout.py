"""Playing on in the mind: an idea, and then by first ideas."""

from __future__ import annotations

from heliograph.games.interstellar.agenda import TakeTurn
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import run_on
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.steps.table import ASKED
from heliograph.players.interstellar.idea import Idea
from heliograph.players.interstellar.ideas import first_idea, ideas_at
from heliograph.players.interstellar.prices import Prices


def carry(at: Doing, idea: Idea) -> None:
    """Its moves belong together, so that nothing is offered in between."""
    for move in idea.moves:
        step = at.state.agenda[-1]
        ASKED[type(step)][1](at, step, move)
    run_on(at)
    at.told.clear()


def follow(at: Doing, ideas: tuple[Idea, ...], prices: Prices) -> None:
    """One after the other in one's own turns of this phase, as long as they can be carried out; everybody
    else goes by first ideas."""
    me, now = at.state.agenda[-1].seat, (at.state.round, at.state.phase)
    carry(at, ideas[0])
    for idea in ideas[1:]:
        while (at.state.round, at.state.phase) == now and not is_turn_of(at, me):
            carry(at, first_idea(at, prices))
        if (at.state.round, at.state.phase) != now:
            return
        if all(one.moves != idea.moves for one in ideas_at(at, prices)):
            return
        carry(at, idea)


def is_turn_of(at: Doing, index: int) -> bool:
    step = at.state.agenda[-1]
    return isinstance(step, TakeTurn) and step.seat == index


def play_until(at: Doing, rounds: int, prices: Prices) -> None:
    """By first ideas, to the beginning of the Action Phase that many rounds later."""
    until = at.state.round + rounds
    while at.state.phase != "over" and at.state.round < until:
        carry(at, first_idea(at, prices))


def fresh(at: Doing, state: State) -> Doing:
    return Doing(at.pack, at.variants, state)
