"""Playing a game on in the mind: an idea first, then first ideas."""

from __future__ import annotations

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import run_on
from heliograph.games.interstellar.moves.table import ASKED
from heliograph.players.interstellar.ideas.about import first_idea
from heliograph.players.interstellar.ideas.idea import Idea
from heliograph.players.interstellar.worth.prices import FITTED, Prices


def carry(at: Doing, idea: Idea) -> None:
    """Plays an idea's moves without computing offers in between."""
    for move in idea.moves:
        step = at.state.agenda[-1]
        ASKED[type(step)].carry_out(at, step, move)
    run_on(at)
    at.told.clear()


def play_until(at: Doing, rounds: int, index: int, prices: Prices) -> None:
    """Plays first ideas until the beginning of the Action Phase that many rounds later. One seat has its own
    prices; those of the others are unknown."""
    until = at.state.round + rounds
    while at.state.phase != "over" and at.state.round < until:
        carry(at, first_idea(at, prices if at.state.agenda[-1].seat == index else FITTED))
