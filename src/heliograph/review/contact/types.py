"""The after-game review as the client reads it: what could have been understood, and why."""

from __future__ import annotations

import msgspec

from heliograph.games.contact.state import ChipId, Guess
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.players.contact.dialect import Dialect
from heliograph.players.contact.habits import ConventionName
from heliograph.review.spoken import Spoken


class ReviewedRoute(msgspec.Struct, frozen=True):
    """A route without its start, and how far each flight is from edge to edge (CT-H3)."""

    stops: tuple[ChipId, ...]
    distances_mm: tuple[float, ...]


class ReviewedTransmission(msgspec.Struct, frozen=True):
    start: ChipId
    holds: tuple[int, ...]
    posterior: dict[ChipId, float]
    """How likely each candidate is to an ideal Crew that heard the round up to here."""
    meant: ReviewedRoute | None
    """None if no route of so many flights leads to the target."""
    exact: bool
    """Guided mode knows the route; in free mode it is the most likely one to the true target."""
    ideal: ReviewedRoute
    """What an ideal Source would have sent instead."""
    ideal_chance: float
    """How sure of the target an ideal Crew would be after that, on average."""
    guesses: tuple[Guess, ...]
    """What was pointed at before the next transmission."""
    remarks: tuple[Message, ...]


class ReviewedRound(msgspec.Struct, frozen=True):
    round: int
    """0 is the practice flight."""
    source: Seat
    target: ChipId
    prize: int | None
    won: bool
    transmissions: tuple[ReviewedTransmission, ...]


class TimedFlight(msgspec.Struct, frozen=True):
    """One flight in the timing plot."""

    round: int
    distance_mm: float
    duration_ms: int
    exact: bool


class TimingPoint(msgspec.Struct, frozen=True):
    """Where the fitted line of the timing plot passes."""

    distance_mm: float
    duration_ms: float


class ReviewedSource(msgspec.Struct, frozen=True):
    """How one player taps."""

    seat: Seat
    flights: tuple[TimedFlight, ...]
    curve: tuple[TimingPoint, ...]
    """The fitted line, by rising distance."""
    tempo_mm_per_s: float
    scatter: float
    """Relative spread of the durations: 0.10 is a steady hand, 0.20 a hurried one."""
    convention: ConventionName
    conventions: dict[ConventionName, float]
    """How likely each reading of distance is."""
    remarks: tuple[Message, ...]


class SpokenSignals(Spoken, frozen=True, kw_only=True):
    dialect: Dialect


class Review(msgspec.Struct, frozen=True):
    rounds: tuple[ReviewedRound, ...]
    sources: tuple[ReviewedSource, ...]
    """Every seat that has been the Source, in order of seats."""
    points: int
    """Signal cards won, as if the mission had not been lost."""
    points_heard: int
    """What an ideal Crew would have won from the same transmissions."""
    points_possible: float
    """What an ideal Source and an ideal Crew would have won on average with as many transmissions."""
    share_of_possible: float
    remarks: tuple[Message, ...]
    headline: Message | None = None
    """What mattered most."""
    dialects: tuple[SpokenSignals, ...] = ()
    """How each Source spoke."""
