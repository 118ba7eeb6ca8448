"""One person in Contact: hands that tap, eyes that measure, habits, ears, patience."""

from __future__ import annotations

import msgspec


class Hands(msgspec.Struct, frozen=True):
    weber: float
    """Relative error of a tapped duration."""
    shortest_ms: float
    """The shortest duration that can be tapped on purpose."""
    liftoff_ms: float
    """Added to every flight, however short."""
    mm_per_s: float
    drift: float
    """How far the tempo drifts from round to round, as a share."""
    waver: float
    """The same, from one transmission to the next."""
    slows: float
    """The factor by which everything becomes slower after a wrong guess."""


class Eyes(msgspec.Struct, frozen=True):
    rim: float
    """0 measures from edge to edge, 1 from centre to centre."""
    exponent: float
    """Below 1, long distances look shorter than they are (Stevens' law)."""
    misjudges: float
    """Relative error for a distance of usual length, the same at every look."""


class Ways(msgspec.Struct, frozen=True):
    """What makes a route look good: the price of each fault."""

    detour: float
    """Price of flying twice as far as a straight line."""
    flights: float
    """Price of one more flight."""
    turns: float
    """Price of turning round once."""
    crossing: float
    """Price of a line that crosses another."""
    unround: float
    """Price of flights whose lengths are in no simple ratio."""
    alike: float
    """Price of another planet whose best route sounds the same."""
    whim: float
    """Differences in price up to about this are overlooked."""
    most_flights: int
    repeats: float
    """How often the same route is sent again when the Crew asks."""
    insists: float
    """The same after a wrong guess."""


class Ears(msgspec.Struct, frozen=True):
    weber: float
    floor_ms: float
    """All shorter sounds are perceived alike."""
    exponent: float
    """Below 1, long sounds are heard as shorter and short ones as longer than they are."""
    keeps_all: bool
    """Remembers every transmission of a round, not only the last one."""
    expects_own: float
    """How good a route has to look for this person to consider it."""
    lapses: float
    """How often the second best planet is pointed at."""


class Person(msgspec.Struct, frozen=True):
    name: str
    """The seed: the same name is always the same person."""
    hands: Hands
    eyes: Eyes
    ways: Ways
    ears: Ears
    patience: float
    """Asks for a repeat below this certainty: some people too early, some too late."""
    learning: float
    """How far a finished round changes the estimate of the partner's tempo: 0 not at all, 1 completely."""
