"""How the guesser listens: open to every reading of distance, or fixed on one; weighing all routes, or by the
best. Inferred from how they tap themselves, and from the planets they took the Source's signals for.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from heliograph.games.contact.state import Flight
from heliograph.games.contact.telling.view import View
from heliograph.players.contact.conventions import CENTRE, EDGE, Floats
from heliograph.players.contact.listening.belief import readings_of, set_in_its_ways, stranger, tastes_of
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.listening.tastes import ANYTHING, STANDING_OUT
from heliograph.players.contact.routes import Table, table_of


@dataclass(frozen=True)
class Kind:
    """One kind of machine listener."""

    prior: float
    assumes: int | None = None
    """The only reading it considers; None: all of them."""
    learns: bool = True

    def belief_about(self, table: Table, flights: tuple[Flight, ...]) -> Floats:
        """What a listener of this kind believes about a Source after these rounds. Read only."""
        return belief_from(table, flights, self.assumes) if self.learns else set_in_its_ways()


KINDS: tuple[Kind, ...] = (Kind(0.2), Kind(0.25, EDGE, learns=False), Kind(0.12, CENTRE))
"""The second is what `quick` and `naive` are."""
A_PERSON = 1.0
"""AI seats mostly play with people."""
_PRIOR: Floats = np.array([*(kind.prior for kind in KINDS), A_PERSON])
_TRUE_TO_ITSELF = 0.85
"""How often a listener fixed on one reading also taps by it; listeners open to all tap the usual way."""
_AT_RANDOM = 0.2
_PEOPLE_UNDERSTAND = 0.75
_CLEAR = 0.5
"""The share of simple machines that take routes that stand out; the others take short ones."""
_HARDLY = 0.08
"""Some people take odd routes and some machines short ones, so taste alone never decides."""


def kinds_of_listener(view: View) -> Floats:
    """The probability that the guesser is of each kind, and last, that it is a person."""
    likely = _PRIOR
    if view.guesser is not None:
        table = table_of(view.layout)
        theirs = tuple(flight for flight in view.history if flight.source == view.guesser)
        mine = tuple(flight for flight in view.history if flight.source == view.source)
        likely = likely * _by_taps(table, theirs)
        for count, flight in enumerate(mine):
            if flight.guesses[0].seat == view.guesser:
                likely = likely * _by_guess(table, mine[:count], flight)
    normal: Floats = likely / likely.sum()
    return normal


def _by_taps(table: Table, theirs: tuple[Flight, ...]) -> Floats:
    """How well each kind of listener matches this way of tapping. Short routes point to a person or a simple
    machine."""
    belief = belief_from(table, theirs)
    heard = readings_of(belief) / readings_of(stranger())
    others = (1 - _TRUE_TO_ITSELF) / (len(heard) - 1)
    by_way = _TRUE_TO_ITSELF * heard + others * (heard.sum() - heard)
    tastes, usual = tastes_of(belief), tastes_of(stranger())
    strange = [ANYTHING, STANDING_OUT]
    odd, usually = min(max(tastes[strange].sum(), _HARDLY), 1 - _HARDLY), usual[strange].sum()
    simple = 1 - _CLEAR + _CLEAR * tastes[STANDING_OUT] / usual[STANDING_OUT]
    machines = [by_way[EDGE if kind.assumes is None else kind.assumes] for kind in KINDS]
    by_taste = [(odd / usually if kind.assumes is None else 1.0) if kind.learns else simple for kind in KINDS]
    return np.array([*np.multiply(machines, by_taste), (1 - odd) / (1 - usually)])


@lru_cache(maxsize=512)
def _by_guess(table: Table, earlier: tuple[Flight, ...], flight: Flight) -> Floats:
    """How likely each kind of listener was to point first where the guesser did. Read only. A chip that could
    not be the target was pointed at for some other reason."""
    heard = tuple(sent for sent in flight.transmissions if sent.after_guesses == 0)
    chances = []
    for kind in KINDS:
        joint = listen(table, kind.belief_about(table, earlier), heard, flight.candidates)
        sure = certainty(joint, flight.candidates, ()).get(flight.guesses[0].chip, 0.0)
        chances.append((1 - _AT_RANDOM) * sure + _AT_RANDOM / len(flight.candidates))
    right = flight.guesses[0].right
    person = _PEOPLE_UNDERSTAND if right else (1 - _PEOPLE_UNDERSTAND) / (len(flight.candidates) - 1)
    return np.array([*chances, person])
