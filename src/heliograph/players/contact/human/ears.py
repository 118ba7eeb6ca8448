"""How a person hears a signal: what it sounded like, and to which planets it would lead."""

from __future__ import annotations

import numpy as np

from heliograph.games.contact.state import ChipId, Transmission
from heliograph.games.contact.telling.view import View
from heliograph.kernel.seats import Seat
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.human.eyes import seen_mm
from heliograph.players.contact.human.hands import meant_ms, usual_tempo
from heliograph.players.contact.human.person import Ears, Person
from heliograph.players.contact.human.prices import prices
from heliograph.players.contact.routes import LISTED_HOPS, Table, table_of

_INDIFFERENT_MS = 800.0
"""Durations around this are heard correctly."""
_TOLERANCE = 0.2
"""How far off a flight may be without being suspicious."""
_DOUBT = 0.35
"""How far off an unknown partner's tempo may be."""
_LEAST_DOUBT = 0.12
_IMPOSSIBLE = -60.0


def sounded_like(ears: Ears, holds: tuple[int, ...]) -> Floats:
    """Logarithm of each flight's duration as this person hears it."""
    heard = np.maximum(np.array(holds, dtype=np.float64), ears.floor_ms) / _INDIFFERENT_MS
    sounded: Floats = np.log(_INDIFFERENT_MS) + ears.exponent * np.log(heard)
    return sounded


def certainties(view: View, person: Person) -> dict[ChipId, float]:
    """Each planet by its best route; `view` holds durations as this ear perceived them."""
    table, possible = table_of(view.layout), view.possible
    tempo, doubt = tempo_of(view, person, view.source)
    heard = view.transmissions if person.ears.keeps_all else view.transmissions[-1:]
    scores = np.zeros(len(possible))
    for sent in heard:
        scores += _scores(table, person, sent, possible, tempo, doubt)[0]
    weights = np.exp(scores - scores.max())
    return dict(zip(possible, (weights / weights.sum()).tolist(), strict=True))


def tempo_of(view: View, person: Person, source: Seat) -> tuple[float, float]:
    """The partner's apparent tempo, and how much evidence there is for it. At first it is the person's
    own."""
    table = table_of(view.layout)
    tempo, doubt = usual_tempo(person), _DOUBT
    for flight in view.history:
        if flight.source != source or not person.learning:
            continue
        for sent in flight.transmissions[-1:]:
            _, off = _scores(table, person, sent, (flight.target,), tempo, doubt)
            tempo += person.learning * float(off[0])
            doubt = max(_LEAST_DOUBT, doubt * (1 - 0.5 * person.learning))
    return tempo, doubt


def _scores(
    table: Table,
    person: Person,
    sent: Transmission,
    possible: tuple[ChipId, ...],
    tempo: float,
    doubt: float,
) -> tuple[Floats, Floats]:
    """For each planet, how well its best route fits, and how much slower than expected that route would
    be."""
    scores, slower = np.full(len(possible), _IMPOSSIBLE), np.zeros(len(possible))
    if len(sent.holds) > LISTED_HOPS:
        return np.zeros(len(possible)), slower
    every = table.routes(table.number[sent.start], len(sent.holds)).through(table.numbers(sent.shown))
    routes = every.ending_in(table.numbers(possible))
    expected = np.log(meant_ms(person, routes.legs(seen_mm(table, person)), tempo))
    off = sounded_like(person.ears, sent.holds) - expected
    shift = off.sum(axis=1) / (off.shape[1] + (_TOLERANCE / doubt) ** 2)
    misfit = ((off - shift[:, None]) ** 2).sum(axis=1) / _TOLERANCE**2 + (shift / doubt) ** 2
    fits = -0.5 * misfit - person.ears.expects_own * prices(table, person, routes)
    for place, chip in enumerate(possible):
        rows = np.flatnonzero(routes.ends == table.number[chip])
        if len(rows):
            best = rows[int(np.argmax(fits[rows]))]
            scores[place], slower[place] = fits[best], shift[best]
    return scores, slower
