"""A Source's way of tapping: how it measures distance, and its tempo.

It stays the same for the whole mission, because a guesser cannot learn from a Source that changes: from edge
to edge, at the usual tempo. Ratios of gaps differ more than those of distances from centre to centre, so
that even guessers who measure those distinguish more; which routes they would understand is left to the
planner. Only a wrong guess proves the tempo wrong: then the guesser's own is used, as far as it was heard.
"""

from __future__ import annotations

from heliograph.games.contact.state import Flight
from heliograph.games.contact.telling.view import View
from heliograph.kernel.seats import Seat
from heliograph.players.contact.listening.belief import TEMPI, without_one_idea
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.routes import Table, table_of
from heliograph.players.contact.speaking.voice import Voice

FOR_A_STRANGER = Voice()
"""From edge to edge, as the rules speak of distance, at 100 mm/s."""


def language_now(view: View, guesser: Seat) -> Voice:
    """The way of tapping for the next transmission."""
    table, voice, wrong = table_of(view.layout), FOR_A_STRANGER, False
    for count, flight in enumerate(view.history):
        if flight.source == view.source:
            voice = _settled(table, view.history[:count], guesser) if wrong else voice
            wrong = any(not guess.right for guess in flight.guesses)
    wrong = wrong or any(not guess.right for guess in view.guesses)
    return _settled(table, view.history, guesser) if wrong else voice


def _settled(table: Table, history: tuple[Flight, ...], guesser: Seat) -> Voice:
    """At the guesser's tempo, as far as it is known."""
    theirs = tuple(flight for flight in history if flight.source == guesser)
    if not theirs:
        return FOR_A_STRANGER
    belief = without_one_idea(belief_from(table, theirs))
    by_tempo = belief[:, FOR_A_STRANGER.reading].sum(axis=(0, 1))
    heard = float(by_tempo @ TEMPI / by_tempo.sum())
    trust = len(theirs) / (len(theirs) + 1)
    return Voice(FOR_A_STRANGER.reading, FOR_A_STRANGER.tempo + trust * (heard - FOR_A_STRANGER.tempo))
