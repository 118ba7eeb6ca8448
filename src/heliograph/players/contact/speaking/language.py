"""In which language a Source taps: its reading of distance and its tempo.

One language for a whole mission, for whoever changes it cannot be learned from: from edge to edge, at the
usual tempo. Ratios of gaps are wider apart than those of ways from centre to centre, so that even who
measures so tells more of them apart; which routes such a one would understand is the planner's business. Only
a wrong guess proves the tempo wrong: then it is the guesser's own, as far as that has been heard."""

from __future__ import annotations

from heliograph.games.contact.state import Flight
from heliograph.games.contact.telling.view import View
from heliograph.kernel.seats import Seat
from heliograph.players.contact.listening.belief import TEMPI
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.routes import Table, table_of
from heliograph.players.contact.speaking.voice import Voice

FOR_A_STRANGER = Voice()
"""From edge to edge, as the rules speak of distance, at 100 mm/s."""


def language_now(view: View, guesser: Seat) -> Voice:
    """For the transmission that comes next."""
    table, voice, wrong = table_of(view.layout), FOR_A_STRANGER, False
    for count, flight in enumerate(view.history):
        if flight.source == view.source:
            voice = _settled(table, view.history[:count], guesser) if wrong else voice
            wrong = any(not guess.right for guess in flight.guesses)
    wrong = wrong or any(not guess.right for guess in view.guesses)
    return _settled(table, view.history, guesser) if wrong else voice


def _settled(table: Table, history: tuple[Flight, ...], guesser: Seat) -> Voice:
    """At the guesser's tempo, as far as that is known."""
    theirs = tuple(flight for flight in history if flight.source == guesser)
    if not theirs:
        return FOR_A_STRANGER
    by_tempo = belief_from(table, theirs)[:, FOR_A_STRANGER.reading].sum(axis=(0, 1))
    heard = float(by_tempo @ TEMPI / by_tempo.sum())
    trust = len(theirs) / (len(theirs) + 1)
    return Voice(FOR_A_STRANGER.reading, FOR_A_STRANGER.tempo + trust * (heard - FOR_A_STRANGER.tempo))
