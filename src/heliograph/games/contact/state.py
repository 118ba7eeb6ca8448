"""Everything there is to know about a mission."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from heliograph.games.contact.setup import Setup, Table
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat

ChipId = str
"""A planet's letter, `earth`, or `asteroid-1` to `asteroid-5`."""
EARTH: ChipId = "earth"
LONGEST_ID = 16

Phase = Literal["ready", "signal", "transmit", "guess", "stopover", "over"]
Helper = Literal["fifty-fifty", "first-stopover", "exchange-target"]
HELPERS: tuple[Helper, ...] = ("fifty-fifty", "first-stopover", "exchange-target")

SecondGuess = Literal["no", "declared", "last"]
"""CT-41: 50:50 is off, declared, or its first guess was wrong."""


class Chip(msgspec.Struct, frozen=True, gc=False):
    """A chip's centre in tenths of a millimetre."""

    id: ChipId
    kind: Literal["planet", "asteroid", "earth"]
    x: int
    y: int


class Layout(msgspec.Struct, frozen=True, gc=False):
    """The table: the chips, and for each the chips that can be reached in a straight flight."""

    size: int
    radius: int
    chips: tuple[Chip, ...]
    links: dict[ChipId, tuple[ChipId, ...]]
    table: Table | UnsetType = UNSET
    """How the planets lie (CT-H22). Missing in games recorded before this could be chosen."""


class Transmission(msgspec.Struct, frozen=True, gc=False):
    """A recording: flights (`holds`) and the pauses on the ground between them, in milliseconds."""

    start: ChipId
    holds: tuple[int, ...]
    pauses: tuple[int, ...]
    route: tuple[ChipId, ...] | None = None
    """Known in guided mode only (CT-H5)."""
    after_guesses: int = 0
    shown: tuple[ChipId, ...] = ()
    """Stopovers of this route that the helper card revealed, in order (CT-42)."""


class Guess(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    chip: ChipId
    right: bool


class Flight(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One round (CT-12 to CT-30), while it lasts and in the history."""

    round: int
    """0 is the practice flight (CT-H16)."""
    source: Seat
    start: ChipId
    target: ChipId
    candidates: tuple[ChipId, ...]
    prize: int | None
    """The signal card that can be won; None in the professional game until it is chosen (CT-37)."""
    prize_lost: bool = False
    transmissions: tuple[Transmission, ...] = ()
    guesses: tuple[Guess, ...] = ()


class State(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    setup: Setup
    chance: Chance
    layout: Layout
    phase: Phase
    source: Seat
    """The Source of this round; between rounds, the next Source."""
    rocket: ChipId
    barrels: int
    planet_stack: tuple[ChipId, ...]
    target_deck: tuple[ChipId, ...]
    """CT-9: the base game's possible targets, without the one the Source holds."""
    signal_stack: tuple[int, ...]
    won: tuple[int, ...] = ()
    helpers: tuple[Helper, ...] = ()
    """Helper cards that lie active side up (CT-39)."""
    flight: Flight | None = None
    guesser: Seat | None = None
    transmissions_left: int = 0
    plan: tuple[ChipId, ...] | None = None
    """Guided mode: the route the Source has laid for the next transmission."""
    second_guess: SecondGuess = "no"
    meeting: bool = False
    history: tuple[Flight, ...] = ()
