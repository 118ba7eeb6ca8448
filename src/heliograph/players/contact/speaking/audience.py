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
from heliograph.players.contact.listening.belief import (
    readings_of,
    set_in_its_ways,
    stranger,
    tastes_of,
    without_one_idea,
)
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.listening.tastes import ANYTHING, OF_ONE_IDEA
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
_HARDLY = 0.08
"""Some people take odd routes and some machines short ones, so taste alone never decides."""
_SELDOM = 0.01
"""The same for people whose routes and taps could be those of a machine of one idea."""


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
    """How well each kind of listener matches this way of tapping: machines of one idea by their routes and
    taps, the others, if it is none of those, by their way of measuring and by how odd their routes are."""
    heard, usual = belief_from(table, theirs), stranger()
    simple, usually = _share(heard, OF_ONE_IDEA, _SELDOM), _share(usual, OF_ONE_IDEA, _SELDOM)
    heard, usual = without_one_idea(heard), without_one_idea(usual)
    odd, usually_odd = _share(heard, (ANYTHING,), _HARDLY), _share(usual, (ANYTHING,), _HARDLY)
    by_way = readings_of(heard) / readings_of(usual)
    others = (1 - _TRUE_TO_ITSELF) / (len(by_way) - 1)
    by_way = _TRUE_TO_ITSELF * by_way + others * (by_way.sum() - by_way)
    one_idea, another = simple / usually, (1 - simple) / (1 - usually)
    strange, plain = odd / usually_odd, (1 - odd) / (1 - usually_odd)
    machines = [
        one_idea
        if not kind.learns
        else another * (by_way[EDGE] * strange if kind.assumes is None else by_way[kind.assumes])
        for kind in KINDS
    ]
    return np.array([*machines, another * plain])


def _share(belief: Floats, tastes: tuple[int, ...], least: float) -> float:
    return min(max(float(tastes_of(belief)[[*tastes]].sum()), least), 1 - _HARDLY)


@lru_cache(maxsize=512)
def _by_guess(table: Table, earlier: tuple[Flight, ...], flight: Flight) -> Floats:
    """How likely each kind of listener was to point first where the guesser did. Read only. A machine points
    where it is surest, though its ear may have heard otherwise. A chip that could not be the target was
    pointed at for some other reason."""
    heard = tuple(sent for sent in flight.transmissions if sent.after_guesses == 0)
    chances = []
    for kind in KINDS:
        joint = listen(table, kind.belief_about(table, earlier), heard, flight.candidates)
        every = certainty(joint, flight.candidates, ())
        sure = every.get(flight.guesses[0].chip, 0.0)
        pointing = 0.5 * sure + 0.5 * (sure == max(every.values()))
        chances.append((1 - _AT_RANDOM) * pointing + _AT_RANDOM / len(flight.candidates))
    right = flight.guesses[0].right
    person = _PEOPLE_UNDERSTAND if right else (1 - _PEOPLE_UNDERSTAND) / (len(flight.candidates) - 1)
    return np.array([*chances, person])
