"""The after-game review as the client reads it: what arrived when, what it was enough for, and which dice
mattered.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.critical_orbit.box.boards import Job
from heliograph.games.critical_orbit.box.pack import Canister
from heliograph.games.critical_orbit.box.tiles import Place, Stem, TileId, ValveColour
from heliograph.kernel.grid import Spot
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat

Delivery = Literal["tile", "half", "valve", "unlock", "star"]


class ReviewedDelivery(msgspec.Struct, frozen=True):
    kind: Delivery
    job: Job
    """The job that earned it; a star belongs to the job that may use it."""
    what: str
    """A tile, a colour or a card; empty for a star."""
    seq: int
    """The log entry that brought it."""
    turn: int
    ms: int
    """Since the mission began, without pauses."""


class ReviewedOxygen(msgspec.Struct, frozen=True):
    """The oxygen from this moment to the next one listed."""

    seq: int
    turn: int
    ms: int
    built: int
    """What counted on the board (MC-39)."""
    possible: int
    """The best arrangement found with what Mercury had then."""


class ReviewedOption(msgspec.Struct, frozen=True):
    """A value that could have been left to the tracks, with the average consequences."""

    leave: int
    kept: tuple[int, ...]
    track: ValveColour
    oxygen: float
    """Oxygen that could have been built, counted up to the target."""
    tiles: float
    """Tiles delivered from then on; the next two fields likewise."""
    valves: float
    unlocks: float
    gap: float
    """The difference in oxygen from the value that was left; negative means less."""
    spread: float
    """Two standard errors of the gap."""


class ReviewedChoice(msgspec.Struct, frozen=True):
    """A turn in which another pair of values would have gained most."""

    turn: int
    seq: int
    """The log entry that kept two values."""
    dice: tuple[int, ...]
    left: int
    until: int
    """The turn up to which it was played on."""
    options: tuple[ReviewedOption, ...]
    """Best first; the value that was left is one of them."""


class ReviewedBoard(msgspec.Struct, frozen=True, kw_only=True):
    """Mercury's board, as it was or as it could have been."""

    canisters: dict[Canister, Place]
    unlocked: tuple[Canister, ...]
    tiles: tuple[TileId, ...]
    spots: dict[TileId, Spot]
    covered: tuple[Stem, ...]
    connected: tuple[TileId, ...]
    missing: tuple[Stem, ...]
    fed: tuple[Canister, ...]
    oxygen: int


class ReviewedBest(msgspec.Struct, frozen=True):
    """The best that could be built with Mercury's parts at the end of the mission."""

    board: ReviewedBoard
    proven: bool
    """True if nothing better exists; otherwise nothing better was found."""


class ReviewedJob(msgspec.Struct, frozen=True, kw_only=True):
    job: Job
    seat: Seat | None
    """None for the AI deck."""
    entries: int
    """Numbers written, or ticks; for Mercury, its rolls."""
    skipped: int
    taken_back: int
    delivered: int
    """Tiles, half valves or unlock cards; for Mercury, the valves that came along the tracks."""
    stars: int
    stars_used: int
    stars_let_go: int
    seconds: float | None
    """The median time from the confirmed dice to the lock; for Mercury, from the roll to the confirmation."""


class ReviewedShares(msgspec.Struct, frozen=True):
    """Shares of what was required: 1 is all of it. The result is their product."""

    delivered: float
    """The share of the target that could be built at the end with what had been delivered."""
    built: float
    """The share of that which was built."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    target: int
    won: bool
    turns: int
    ms: int
    """The duration of the mission, without pauses."""
    deliveries: tuple[ReviewedDelivery, ...]
    oxygen: tuple[ReviewedOxygen, ...]
    possible_from: ReviewedOxygen | None
    """The first moment at which the parts were enough for the target."""
    choices: tuple[ReviewedChoice, ...]
    """At most three, the costliest first; none that could be mere chance."""
    weighed: int
    """The number of turns in which there was a choice."""
    built: ReviewedBoard
    best: ReviewedBest
    jobs: tuple[ReviewedJob, ...]
    shares: ReviewedShares
    remarks: tuple[Message, ...]
    headline: Message | None = None
    """What mattered most."""
