"""What a table has learned about a Source from the rounds it has played: the target is known then,
and in guided mode the route as well."""

from __future__ import annotations

from functools import lru_cache

from heliograph.games.contact.state import Flight
from heliograph.games.contact.view import View
from heliograph.kernel.seats import Seat
from heliograph.players.contact.belief import STRANGER, drift, kept_open
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.listening import listen
from heliograph.players.contact.routes import Table, table_of

_BETWEEN_ROUNDS = drift(0.05)
_AFTER_A_MISS = drift(0.15)


def belief_about(view: View, source: Seat) -> Floats:
    flights = tuple(flight for flight in view.history if flight.source == source)
    return belief_from(table_of(view.layout), flights)


@lru_cache(maxsize=512)
def belief_from(table: Table, flights: tuple[Flight, ...]) -> Floats:
    """The belief after these rounds of one Source. Read only."""
    if not flights:
        return STRANGER
    *earlier, last = flights
    belief = belief_from(table, tuple(earlier))
    joint = listen(table, belief, last.transmissions, (last.target,))
    missed = any(not guess.right for guess in last.guesses)
    return kept_open(joint[0] @ (_AFTER_A_MISS if missed else _BETWEEN_ROUNDS))
