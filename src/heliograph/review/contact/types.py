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
    """A route without its start, with each flight's distance from edge to edge (CT-H3)."""

    stops: tuple[ChipId, ...]
    distances_mm: tuple[float, ...]


class ReviewedTransmission(msgspec.Struct, frozen=True):
    start: ChipId
    holds: tuple[int, ...]
    posterior: dict[ChipId, float]
    """The probability of each candidate for an ideal Crew that heard the round so far."""
    meant: ReviewedRoute | None
    """None if no route of this many flights leads to the target."""
    exact: bool
    """Whether the route is known, as in guided mode; in free mode it is the most likely one to the true
    target."""
    ideal: ReviewedRoute
    """What an ideal Source would have sent instead."""
    ideal_chance: float
    """An ideal Crew's average certainty of the target after that."""
    guesses: tuple[Guess, ...]
    """The guesses before the next transmission."""
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
    """A point on the fitted line of the timing plot."""

    distance_mm: float
    duration_ms: float


class ReviewedSource(msgspec.Struct, frozen=True):
    """How one player taps."""

    seat: Seat
    flights: tuple[TimedFlight, ...]
    curve: tuple[TimingPoint, ...]
    """The fitted line, by increasing distance."""
    tempo_mm_per_s: float
    scatter: float
    """Relative error of the durations: 0.10 is a steady hand, 0.20 a hurried one."""
    convention: ConventionName
    conventions: dict[ConventionName, float]
    """The probability of each reading of distance."""
    remarks: tuple[Message, ...]


class SpokenSignals(Spoken, frozen=True, kw_only=True):
    dialect: Dialect


class Review(msgspec.Struct, frozen=True):
    rounds: tuple[ReviewedRound, ...]
    sources: tuple[ReviewedSource, ...]
    """Every seat that was the Source, in order of seats."""
    points: int
    """The signal cards won, even if the mission was lost."""
    points_heard: int
    """What an ideal Crew would have won from the same transmissions."""
    points_possible: float
    """What an ideal Source and an ideal Crew would have won on average, with as many transmissions."""
    share_of_possible: float
    remarks: tuple[Message, ...]
    headline: Message | None = None
    """What mattered most."""
    dialects: tuple[SpokenSignals, ...] = ()
    """How each Source tapped."""
