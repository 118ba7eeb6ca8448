"""One person, as far as Contact can tell: hands that tap, eyes that measure, habits, ears, patience."""

from __future__ import annotations

import msgspec


class Hands(msgspec.Struct, frozen=True):
    weber: float
    """Relative spread of a tapped duration."""
    shortest_ms: float
    """Nothing shorter can be tapped on purpose."""
    liftoff_ms: float
    """Added to every flight, however short."""
    mm_per_s: float
    drift: float
    """How far the tempo wanders from round to round, as a share."""
    waver: float
    """The same from one transmission to the next."""
    slows: float
    """How many times longer everything takes after a wrong guess."""


class Eyes(msgspec.Struct, frozen=True):
    rim: float
    """0 measures from edge to edge, 1 from centre to centre."""
    exponent: float
    """Below 1 long ways look shorter than they are (Stevens' law)."""
    misjudges: float
    """Relative error of a way of usual length, the same whenever it is looked at."""


class Ways(msgspec.Struct, frozen=True):
    """What makes a route look good; the price of each fault."""

    detour: float
    """Of flying twice as far as a straight line."""
    flights: float
    """Of one more flight."""
    turns: float
    """Of turning round once."""
    crossing: float
    """Of a line that crosses another."""
    unround: float
    """Of flights whose lengths are no simple ratio."""
    alike: float
    """Of another planet whose best route sounds the same."""
    whim: float
    """How large a difference in price is overlooked."""
    most_flights: int
    repeats: float
    """How often the same route comes again when the Crew asks."""
    insists: float
    """The same after a wrong guess."""


class Ears(msgspec.Struct, frozen=True):
    weber: float
    floor_ms: float
    """Shorter sounds are all alike."""
    exponent: float
    """Below 1 long sounds are heard shorter and short ones longer than they are."""
    keeps_all: bool
    """Remembers every transmission of a round, not only the last."""
    expects_own: float
    """How much a route has to look good to be thought of."""
    lapses: float
    """How often the second best is pointed at."""


class Person(msgspec.Struct, frozen=True):
    name: str
    """The seed: the same name is the same person for ever."""
    hands: Hands
    eyes: Eyes
    ways: Ways
    ears: Ears
    patience: float
    """Asks again below this certainty: some too early, some too late."""
    learning: float
    """How much of what a finished round shows of the partner's tempo is believed: 0 none, 1 all of it."""
