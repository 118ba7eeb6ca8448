"""Values that a position's text may leave out, because they follow from the rest."""

from __future__ import annotations

from collections.abc import Iterable

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.rules.flight import is_practice
from heliograph.games.contact.rules.mission import is_professional
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import EARTH, ChipId, Flight, Phase
from heliograph.kernel.seats import Seat

Chips = tuple[ChipId, ...]


def rounds_flown(history: Iterable[Flight]) -> int:
    return sum(not is_practice(flight) for flight in history)


def next_source(setup: Setup, history: Iterable[Flight]) -> Seat:
    """CT-30: the next Source."""
    return Seat((setup.first_source + rounds_flown(history)) % setup.seats)


def home(history: Iterable[Flight]) -> ChipId:
    """Where the last round left the rocket (CT-28)."""
    return (EARTH, *(flight.target for flight in history if not is_practice(flight)))[-1]


def unreached(planets: Chips, history: Iterable[Flight]) -> Chips:
    reached = {flight.target for flight in history if not is_practice(flight)}
    return tuple(planet for planet in planets if planet not in reached)


def phase(setup: Setup, flight: Flight | None) -> Phase:
    if flight is None:
        return "ready"
    if flight.transmissions:
        return "guess"
    is_choosing = is_professional(setup) and flight.prize is None and not is_practice(flight)
    return "signal" if is_choosing else "transmit"


def rocket(flight: Flight | None, history: Iterable[Flight]) -> ChipId:
    """Where the helper card put it, otherwise where the round began."""
    if flight is None:
        return home(history)
    return (flight.start, *(chip for sent in flight.transmissions for chip in sent.shown))[-1]


def candidates(setup: Setup, left: Chips, target: ChipId, deck: Chips) -> Chips:
    """Professional: all planets not reached (CT-36); base: the target and the first of the others."""
    if is_professional(setup):
        return left
    others = deck or tuple(planet for planet in left if planet != target)[: setup.level]
    return tuple(sorted((target, *others)))


def target_deck(setup: Setup, left: Chips, flight: Flight | None) -> Chips:
    if is_professional(setup):
        return ()
    if flight is None or is_practice(flight):
        return left[: setup.level]
    return tuple(chip for chip in flight.candidates if chip != flight.target)


def planet_stack(left: Chips, deck: Chips, flight: Flight | None) -> Chips:
    """The practice flight holds no card (CT-H16)."""
    held = () if flight is None or is_practice(flight) else (flight.target,)
    return tuple(chip for chip in left if chip not in (*deck, *held))


def signal_stack(pack: Pack, flights: Iterable[Flight]) -> tuple[int, ...]:
    """The signal cards that no round has used."""
    left = list(pack.signal_cards.value)
    for flight in flights:
        if flight.prize in left:
            left.remove(flight.prize)
    return tuple(left)


def guesser(setup: Setup, flight: Flight, second_guess: str) -> Seat:
    """CT-24: the seat left of the Source, or of the last one who guessed wrong; CT-41: the same seat
    again."""
    last = flight.guesses[-1].seat if flight.guesses else flight.source
    seat = last if second_guess == "last" else (last + 1) % setup.seats
    return Seat((seat + 1) % setup.seats if seat == flight.source else seat)


def transmissions_left(pack: Pack, flight: Flight) -> int:
    """CT-22, CT-23: three, minus those sent since the last guess, including the first of a 50:50 (CT-H8)."""
    since = sum(sent.after_guesses == len(flight.guesses) for sent in flight.transmissions)
    return pack.transmissions_per_guess.value - since
