"""What a seat says about a finished round: what it heard and why it chose, or which route it flew."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from msgspec.structs import replace

from heliograph.games.contact.rules.flight import shown_stopovers
from heliograph.games.contact.state import ChipId, Flight, Transmission
from heliograph.games.contact.telling.names import chip_name, chip_names
from heliograph.games.contact.telling.view import View
from heliograph.kernel.message import Message, say, seat_name
from heliograph.players.contact.conventions import READINGS, Floats
from heliograph.players.contact.flown import Route
from heliograph.players.contact.listening.belief import readings_of, stranger, tastes_of
from heliograph.players.contact.listening.guessing import certainties
from heliograph.players.contact.listening.learning import Ears
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.listening.tastes import ANYTHING, TASTES
from heliograph.players.contact.routes import table_of
from heliograph.players.contact.speaking.recall import likeliest_route

_BOTH_FIT = 0.2
"""A second planet at least this likely is worth mentioning."""
_CLEARLY = 1.5
_SURE_OF_A_READING = 0.8
_LIKELIER = {
    "short": "says-short-likelier",
    "few": "says-few-likelier",
    "easy": "says-short-likelier",
    "standing out": "says-clear-likelier",
    "shortest": "says-short-likelier",
}
_LIKED = {
    "short": "says-likes-short",
    "few": "says-likes-few",
    "easy": "says-likes-short",
    "standing out": "says-likes-clear",
    "shortest": "says-likes-short",
}


def what_it_heard(view: View, ears: Ears, sure: Mapping[ChipId, float], chip: ChipId) -> Message | None:
    """A guesser's explanation, with the planet it pointed at. An earlier doubt or mistake comes first. None
    if the Crew may talk during a round, since a wrong guess would be explained before the round is over, and
    for a seat that came too late to hear anything."""
    if view.setup.family or view.meeting or not view.transmissions:
        return None
    now, first = _this_guess(view, ears, sure, chip), _after_the_first_signal(view, ears)
    best, second = sorted(first, key=lambda one: -first[one])[:2] if len(first) > 1 else (chip, chip)
    if any(guess.seat == view.me for guess in view.guesses):
        missed = next(guess.chip for guess in view.guesses if guess.seat == view.me)
        percent = round(100 * first.get(missed, 0.0))
        return say("says-at-first", chip=chip_name(missed), percent=percent, now=now)
    if len(view.transmissions) > 1 and not view.guesses and first[second] > _BOTH_FIT / 2:
        return say("says-asked", chip=chip_name(best), other=chip_name(second), now=now)
    return now


def _this_guess(view: View, ears: Ears, sure: Mapping[ChipId, float], chip: ChipId) -> Message:
    others = [one for one in sure if one != chip]
    other = max(others, key=sure.__getitem__) if others else chip
    percent, why = round(100 * sure[chip]), _why(view, ears, chip, other)
    if other != chip and sure[other] > _BOTH_FIT:
        return say("says-both-fit", chip=chip_name(chip), other=chip_name(other), percent=percent, why=why)
    belief = ears.belief_about(view, view.source)
    route = likeliest_route(table_of(view.layout), belief, view.transmissions[-1], chip) or (chip,)
    return say(
        "says-heard",
        flights=len(route),
        chip=chip_name(chip),
        route=chip_names(route),
        percent=percent,
        why=why,
    )


def _after_the_first_signal(view: View, ears: Ears) -> dict[ChipId, float]:
    then = replace(view, transmissions=view.transmissions[:1], guesses=(), possible=view.candidates)
    return certainties(then, ears)


def _why(view: View, ears: Ears, chip: ChipId, other: ChipId) -> Message:
    """The reason: the lengths, if they alone would have decided; otherwise the Source's taste."""
    belief, table = ears.belief_about(view, view.source), table_of(view.layout)
    out = {*view.candidates} - {*view.possible} | {*shown_stopovers(view.transmissions)}
    joint = listen(table, _of_any_taste(belief), view.transmissions, view.candidates)
    by_length = certainty(joint, view.candidates, out)
    known = any(flight.source == view.source for flight in view.history)
    if chip == other or by_length[chip] > _CLEARLY * by_length[other]:
        return _by_length(belief) if known else say("says-by-length")
    liked = listen(table, belief, view.transmissions, (chip,), view.candidates)[0]
    shares = tastes_of(liked) * (np.arange(len(TASTES)) != ANYTHING)
    taste = [*TASTES][int(shares.argmax())]
    if known and ears.learns:
        return say(_LIKED[taste], source=seat_name(view.source))
    return say(_LIKELIER[taste] if ears.learns else "says-by-length")


def _of_any_taste(belief: Floats) -> Floats:
    any_taste = np.zeros_like(belief)
    any_taste[ANYTHING] = belief.sum(axis=0)
    return any_taste


def _by_length(belief: Floats) -> Message:
    readings = readings_of(belief)
    centre = float(sum(p for p, reading in zip(readings, READINGS, strict=True) if reading.rim == 1))
    if centre > _SURE_OF_A_READING:
        return say("says-by-centre")
    return say("says-by-edge" if 1 - centre > _SURE_OF_A_READING else "says-by-length")


def what_it_flew(view: View, flight: Flight, flown: Mapping[int, Route]) -> Message | None:
    """A Source's explanation: the route of the signal before the first guess, and if that was wrong, also
    what it may have been mistaken for. Screens draw it from its start, so sentences leave the start out."""
    heard = [n for n, sent in enumerate(flight.transmissions) if sent.after_guesses == 0]
    if not heard:
        return None
    sent = flight.transmissions[heard[-1]]
    route = sent.route or flown.get(heard[-1])
    if route is None:
        return None
    flew = say(
        "says-flew",
        flights=len(route),
        chip=chip_name(flight.target),
        start=chip_name(sent.start),
        route=chip_names(route),
    )
    guess = flight.guesses[0] if flight.guesses else None
    other = None if guess is None or guess.right else _sounds_like(view, sent, guess.chip)
    if guess is None or other is None:
        return flew
    return say(
        "says-flew-alike",
        flew=flew,
        flights=len(other),
        chip=chip_name(guess.chip),
        route=chip_names(other),
    )


def _sounds_like(view: View, sent: Transmission, chip: ChipId) -> Route | None:
    """The route to the chip that is nearest to what was tapped, for a listener new to this Source."""
    return likeliest_route(table_of(view.layout), stranger(), replace(sent, route=None), chip)
