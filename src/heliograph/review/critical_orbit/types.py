"""The after-game review as the client reads it: what came when, what it was enough for, and which dice
mattered."""

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
    """Who earned it; a star belongs to whoever may use it."""
    what: str
    """A tile, a colour, a card; nothing for a star."""
    seq: int
    """The log's entry that brought it."""
    turn: int
    ms: int
    """Since the mission began, without pauses."""


class ReviewedOxygen(msgspec.Struct, frozen=True):
    """From this moment on, until the next one."""

    seq: int
    turn: int
    ms: int
    built: int
    """What counted on the board (MC-39)."""
    possible: int
    """The best arrangement found of what Mercury had then."""


class ReviewedOption(msgspec.Struct, frozen=True):
    """A value that might have been left to the tracks, and what followed from it on average."""

    leave: int
    kept: tuple[int, ...]
    track: ValveColour
    oxygen: float
    """That could have been built, as far as it is needed."""
    tiles: float
    """Delivered from then on; so are the next two."""
    valves: float
    unlocks: float
    gap: float
    """Oxygen more than with the value that was left; below zero it is less."""
    spread: float
    """Two standard errors of the gap."""


class ReviewedChoice(msgspec.Struct, frozen=True):
    """One of the turns in which another pair would have brought most."""

    turn: int
    seq: int
    """The log's entry that kept two values."""
    dice: tuple[int, ...]
    left: int
    until: int
    """The turn up to which it was played on."""
    options: tuple[ReviewedOption, ...]
    """The best first; the value that was left is one of them."""


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
    """The best that could be built with what Mercury had when the mission ended."""

    board: ReviewedBoard
    proven: bool
    """Nothing better exists; otherwise nothing better was found."""


class ReviewedJob(msgspec.Struct, frozen=True, kw_only=True):
    job: Job
    seat: Seat | None
    """None: the AI deck's."""
    entries: int
    """Numbers written, or ticks; for Mercury its rolls."""
    skipped: int
    taken_back: int
    delivered: int
    """Tiles, half valves or unlock cards; for Mercury the valves that came along the tracks."""
    stars: int
    stars_used: int
    stars_let_go: int
    seconds: float | None
    """The middle time from the confirmed dice to the lock; for Mercury from the roll to the confirmation."""


class ReviewedShares(msgspec.Struct, frozen=True):
    """1 is all that was asked for; the result is their product."""

    delivered: float
    """Of the target, what could be built at the end with what had come."""
    built: float
    """Of that, what was built."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    target: int
    won: bool
    turns: int
    ms: int
    """How long the mission lasted, without pauses."""
    deliveries: tuple[ReviewedDelivery, ...]
    oxygen: tuple[ReviewedOxygen, ...]
    possible_from: ReviewedOxygen | None
    """When the parts for the target were there for the first time."""
    choices: tuple[ReviewedChoice, ...]
    """At most three, the costliest first; none that could be mere chance."""
    weighed: int
    """In how many turns there was a choice."""
    built: ReviewedBoard
    best: ReviewedBest
    jobs: tuple[ReviewedJob, ...]
    shares: ReviewedShares
    remarks: tuple[Message, ...]
    headline: Message | None = None
    """What mattered most."""
