"""How one player taps: the flights of the timing plot, and the line fitted to them."""

from __future__ import annotations

import numpy as np

from heliograph.games.contact.box.pack import UNITS_PER_MM
from heliograph.games.contact.state import Flight, Layout
from heliograph.kernel.seats import Seat
from heliograph.players.contact.conventions import CONVENTIONS, READINGS, Floats, lengths
from heliograph.players.contact.habits import ConventionName
from heliograph.players.contact.listening.belief import Component, readings_of, sketch
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.routes import NEAREST_MM, table_of
from heliograph.review.contact import remarks
from heliograph.review.contact.types import (
    ReviewedRound,
    ReviewedSource,
    TimedFlight,
    TimingPoint,
)

_POINTS = 12


def review_source(
    layout: Layout, seat: Seat, rounds: tuple[ReviewedRound, ...], history: tuple[Flight, ...]
) -> ReviewedSource | None:
    """None for a seat that was never the Source."""
    played = tuple(flight for flight in history if flight.source == seat)
    if not played:
        return None
    flights = tuple(_timed(rounds, seat))
    belief = belief_from(table_of(layout), played)
    hand = max(sketch(belief), key=lambda part: part.weight)
    tempo = 1000.0 / float(np.exp(hand.tempo))
    convention = READINGS[hand.reading].name
    return ReviewedSource(
        seat=seat,
        flights=flights,
        curve=_curve(layout, hand, max((flight.distance_mm for flight in flights), default=NEAREST_MM)),
        tempo_mm_per_s=round(tempo, 1),
        scatter=round(hand.scatter, 3),
        convention=convention,
        conventions=_by_name(readings_of(belief)),
        remarks=remarks.on_a_source(tempo, hand.scatter, convention, hand.weight),
    )


def _by_name(readings: Floats) -> dict[ConventionName, float]:
    """Readings with the same name are added up."""
    return {
        name: round(sum(p for one, p in zip(READINGS, readings.tolist(), strict=True) if one.name == name), 4)
        for name in CONVENTIONS
    }


def _timed(rounds: tuple[ReviewedRound, ...], seat: Seat) -> list[TimedFlight]:
    return [
        TimedFlight(one.round, distance, ms, sent.exact)
        for one in rounds
        if one.source == seat
        for sent in one.transmissions
        if sent.meant is not None
        for distance, ms in zip(sent.meant.distances_mm, sent.holds, strict=True)
    ]


def _curve(layout: Layout, hand: Component, furthest_mm: float) -> tuple[TimingPoint, ...]:
    distances = np.linspace(NEAREST_MM, furthest_mm, _POINTS)
    taken = lengths(READINGS[hand.reading], distances, layout.radius / UNITS_PER_MM)
    durations = taken * np.exp(hand.tempo)
    points = zip(distances.round(1).tolist(), durations.round(1).tolist(), strict=True)
    return tuple(TimingPoint(distance, ms) for distance, ms in points)
