"""What a finished round teaches about its Source: the target is known then, and in guided mode also the
route.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from heliograph.games.contact.state import Flight
from heliograph.games.contact.telling.view import View
from heliograph.kernel.seats import Seat
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.listening.belief import drift, kept_open, set_in_its_ways, stranger
from heliograph.players.contact.listening.one_round import listen
from heliograph.players.contact.listening.slowing import AFTER_A_MISS, PEOPLE_SLOW_DOWN
from heliograph.players.contact.routes import Table, table_of

_BETWEEN_ROUNDS = drift(0.05)


@dataclass(frozen=True)
class Ears:
    """How a seat listens. `assumes` imitates a listener who considers one convention only."""

    learns: bool = True
    assumes: int | None = None

    def belief_about(self, view: View, source: Seat) -> Floats:
        if not self.learns:
            return set_in_its_ways()
        flights = tuple(flight for flight in view.history if flight.source == source)
        return belief_from(table_of(view.layout), flights, self.assumes)


@lru_cache(maxsize=512)
def belief_from(table: Table, flights: tuple[Flight, ...], assumes: int | None = None) -> Floats:
    """The belief after these rounds of one Source. Read only."""
    if not flights:
        return stranger(assumes)
    *earlier, last = flights
    belief = belief_from(table, tuple(earlier), assumes)
    joint = listen(table, belief, last.transmissions, (last.target,), last.candidates)
    return kept_open(joint[0] @ _change_after(last), assumes)


def _change_after(flight: Flight) -> Floats:
    """How the tempo changes until the Source's next round. A machine that has tapped again since its Crew
    guessed wrong has slowed down already."""
    if all(guess.right for guess in flight.guesses):
        return _BETWEEN_ROUNDS
    tapped_since = any(sent.after_guesses for sent in flight.transmissions)
    return PEOPLE_SLOW_DOWN if tapped_since else AFTER_A_MISS
