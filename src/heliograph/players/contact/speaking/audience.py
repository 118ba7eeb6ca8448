"""How the guesser listens: open to every reading of distance, or sure of one. Told by how they tap
themselves, and by which planets they took the Source's signals for."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from heliograph.games.contact.state import Flight
from heliograph.games.contact.telling.view import View
from heliograph.players.contact.conventions import CONVENTIONS, EDGE, Floats
from heliograph.players.contact.listening.belief import conventions_of, stranger
from heliograph.players.contact.listening.learning import Ears, belief_from
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.routes import Table, table_of

_KINDS: tuple[Ears, ...] = (Ears(), *(Ears(assumes=way) for way in range(len(CONVENTIONS))))
_PRIOR: Floats = np.array([0.3, 0.25, 0.15, 0.15, 0.15])
_TRUE_TO_ITSELF = 0.85
"""Whoever listens in one way only will mostly tap that way too, and open ears go with the usual way."""
_AT_RANDOM = 0.1

_UNDERSTOOD: Floats = np.array(
    [
        [0.95, 0.97, 0.66, 0.74, 0.86],
        [0.88, 0.41, 0.92, 0.85, 0.74],
        [0.92, 0.53, 0.93, 0.93, 0.85],
        [0.92, 0.62, 0.76, 0.84, 0.94],
    ]
)
"""[way of speaking, kind of listener]: how often a signal is understood at once (level 6, measured)."""
_WORTH_A_CHANGE = 0.01
"""A Source that changes its ways too easily cannot be learned from."""


def kinds_of_listener(view: View) -> Floats:
    """How likely the guesser is each of the kinds."""
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


def belief_of_the_guesser(view: View, kinds: Floats) -> Floats:
    """What the guesser thinks of this Source, as far as one can tell."""
    belief: Floats = sum(
        share * kind.belief_about(view, view.source) for share, kind in zip(kinds, _KINDS, strict=True)
    )
    return belief


def clearest_way(kinds: Floats, own: int) -> int:
    """The reading of distance in which such a listener understands most; the own one if it is as good."""
    understood = _UNDERSTOOD @ kinds
    best = int(np.argmax(understood))
    return best if understood[best] > understood[own] + _WORTH_A_CHANGE else own


def _by_taps(table: Table, theirs: tuple[Flight, ...]) -> Floats:
    """How well each kind of listener goes with this way of tapping."""
    heard = conventions_of(belief_from(table, theirs)) / conventions_of(stranger())
    others = (1 - _TRUE_TO_ITSELF) / (len(heard) - 1)
    by_way = _TRUE_TO_ITSELF * heard + others * (heard.sum() - heard)
    return np.array([by_way[EDGE], *by_way])


@lru_cache(maxsize=512)
def _by_guess(table: Table, earlier: tuple[Flight, ...], flight: Flight) -> Floats:
    """How likely each kind of listener was to point where the guesser pointed first. Read only. A chip that
    could not be the target was pointed at for some other reason."""
    heard = tuple(sent for sent in flight.transmissions if sent.after_guesses == 0)
    chances = []
    for kind in _KINDS:
        joint = listen(table, belief_from(table, earlier, kind.assumes), heard, flight.candidates)
        sure = certainty(joint, flight.candidates, ()).get(flight.guesses[0].chip, 0.0)
        chances.append((1 - _AT_RANDOM) * sure + _AT_RANDOM / len(flight.candidates))
    return np.array(chances)
