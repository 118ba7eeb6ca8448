"""How the guesser listens: open to every reading of distance, or sure of one; weighing all routes, or going
by the best. Told by how they tap themselves, and by which planets they took the Source's signals for."""

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
    """A machine that listens."""

    prior: float
    assumes: int | None = None
    """The one reading it can imagine, if it is so."""
    learns: bool = True

    def belief_about(self, table: Table, flights: tuple[Flight, ...]) -> Floats:
        """What such a one thinks of a Source after these rounds. Read only."""
        return belief_from(table, flights, self.assumes) if self.learns else set_in_its_ways()


KINDS: tuple[Kind, ...] = (Kind(0.2), Kind(0.25, EDGE, learns=False), Kind(0.12, CENTRE))
"""The second is what `quick` and `naive` are."""
A_PERSON = 1.0
"""Machines mostly sit with people."""
_PRIOR: Floats = np.array([*(kind.prior for kind in KINDS), A_PERSON])
_TRUE_TO_ITSELF = 0.85
"""Whoever listens in one way only will mostly tap that way too, and open ears go with the usual way."""
_AT_RANDOM = 0.2
_PEOPLE_UNDERSTAND = 0.75
_CLEAR = 0.5
"""So many machines of one idea take routes that stand out; the others, short ways."""
_HARDLY = 0.08
"""Some people take odd routes, and some machines short ones: taste alone never tells for sure."""


def kinds_of_listener(view: View) -> Floats:
    """How likely the guesser is each of the kinds, and last, how likely a person."""
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
    """How well each kind of listener goes with this way of tapping. Whoever takes short ways is a person, or
    a machine of one idea."""
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
    """How likely each kind of listener was to point where the guesser pointed first. Read only. A chip that
    could not be the target was pointed at for some other reason."""
    heard = tuple(sent for sent in flight.transmissions if sent.after_guesses == 0)
    chances = []
    for kind in KINDS:
        joint = listen(table, kind.belief_about(table, earlier), heard, flight.candidates)
        sure = certainty(joint, flight.candidates, ()).get(flight.guesses[0].chip, 0.0)
        chances.append((1 - _AT_RANDOM) * sure + _AT_RANDOM / len(flight.candidates))
    right = flight.guesses[0].right
    person = _PEOPLE_UNDERSTAND if right else (1 - _PEOPLE_UNDERSTAND) / (len(flight.candidates) - 1)
    return np.array([*chances, person])
