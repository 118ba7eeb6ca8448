"""How a player did with a stranger, by role, as the benchmark counts it (docs/strangers.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from heliograph.games import AnyGame
from heliograph.games.contact.rules.flight import is_practice
from heliograph.games.contact.state import State as Contact
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_needed, oxygen_reached
from heliograph.games.critical_orbit.state import State as Mission
from heliograph.games.space_puzzle.state import State as Puzzle
from heliograph.kernel.seats import Seat
from heliograph.players.strangers import ROLES, Role

Scores = dict[Role, tuple[float, int]]
"""The mean score, and the number of rounds or games."""


def scores(game: AnyGame, state: Any, seat: Seat) -> Scores:
    """Empty if no role was played."""
    count = _COUNTS.get(game.id)
    return {} if count is None else count(game, state, seat)


def _contact(game: AnyGame, state: Contact, seat: Seat) -> Scores:
    """First guesses: other players' after its signals, and its own."""
    first = [
        (flight.source, flight.guesses[0])
        for flight in state.history
        if flight.guesses and not is_practice(flight)
    ]
    spoke = [guess.right for source, guess in first if source == seat]
    heard = [guess.right for source, guess in first if source != seat and guess.seat == seat]
    found = zip(ROLES, (spoke, heard), strict=True)
    return {role: (sum(right) / len(right), len(right)) for role, right in found if right}


def _puzzle(game: AnyGame, state: Puzzle, seat: Seat) -> Scores:
    return {_role(seat == state.ai): (float(state.history[-1].won), 1)} if state.history else {}


def _mission(game: AnyGame, state: Mission, seat: Seat) -> Scores:
    assert isinstance(game, CriticalOrbit)
    pack = game.content
    reached = oxygen_reached(pack, state.mercury) / oxygen_needed(pack, state)
    return {_role(seat == state.setup.mercury): (1.0 if state.won else min(reached, 1.0), 1)}


def _role(speaks: bool) -> Role:
    return ROLES[0] if speaks else ROLES[1]


_COUNTS: Mapping[str, Callable[[AnyGame, Any, Seat], Scores]] = {
    "contact": _contact,
    "space_puzzle": _puzzle,
    "critical_orbit": _mission,
}
