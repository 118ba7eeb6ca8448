"""The contents of the store, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import msgspec

from heliograph.kernel.log import Entry
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat

Phase = Literal["gathering", "playing", "over"]
STOPPED = say("notice-stopped").id
"""The notice of a game that new rules have ended."""
ChairKind = Literal["person", "ai", "open"]
Watching = Literal["open", "delayed", "closed"]
"""Whether spectators see the game: at once, later, or only when it is over."""


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    content_hash: str
    setup: str
    seed: str
    phase: Phase
    created: int
    started: int | None
    touched: int = field(compare=False)
    """When somebody was last here or a move was made, to the minute; nobody is told when it changes."""
    host_hash: str
    host_name: str
    rematch: str | None = None
    keep: bool = False
    """The operator keeps it: it is never tidied away."""
    notice: str | None = None
    """What happened to it under new rules: the id of a sentence."""
    one_device: bool = False
    """Several seats may be played from one device: its people then see from all of them."""
    watching: Watching = "open"
    delay_s: int = 0
    """The delay for spectators, if there is one."""
    proposal: str | None = None
    """A change of seats that others have to agree to, as JSON."""
    stopped_at: int | None = None
    """Where the table's own clock was stopped, in milliseconds since the game began."""
    stood_still_ms: int = 0
    """How long it stood still before: that time does not count."""
    pausing: str = ""
    """Seats that want to stop the clock, or to let it run on, separated by spaces."""
    advice: bool = True
    """Whether players here may ask for a suggestion."""
    voice: bool = False
    """Whether people here may talk."""
    origin: str | None = None
    """The finished table whose log this one plays on."""
    origin_seq: int = 0
    """The last entry that both logs have."""
    listed: int | None = None
    """Since when anybody may find it on the home page."""
    language: str = ""
    """The language of the people who should find it."""
    partner: str | None = None
    """Its one person looks for a second, as JSON: see `tables/people/listing.py`."""
    days: int = 0
    """How long everybody has for a move, if the game goes on over days; 0: everybody is here together."""


@dataclass(frozen=True, slots=True)
class ChairRow:
    """An AI that stands in for a person keeps that person's token, so that they can come back."""

    seat: Seat
    kind: ChairKind
    name: str = ""
    strength: str = ""
    token_hash: str | None = None
    seen_by: str = ""
    """Hashes of the tokens that have held this seat since the game began and no longer do, separated by
    spaces."""
    stood_in: bool = False
    """The others let an AI play here because its person was away."""
    advised: str = ""
    """Entries of the log after which somebody in this seat was given a suggestion, separated by spaces."""
    dialect: str = ""
    """An AI's dialect, as JSON; empty for its own way."""

    guest: str = ""
    """The browser's hash at open tables: the same at all of them, and shown to everybody there."""
    shared_by: str = ""
    """Hashes of the tokens whose holders let this game be used for research, separated by spaces."""

    @property
    def advised_after(self) -> tuple[int, ...]:
        return tuple(map(int, self.advised.split()))


class EntryRow(msgspec.Struct, frozen=True):
    entry: Entry
    request_id: str


@dataclass(frozen=True, slots=True)
class LineRow:
    """Something said; `audience=None` means that everyone heard it, spectators too."""

    n: int
    seat: Seat
    text: str
    at: int
    audience: frozenset[Seat] | None
    request_id: str


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is connected to a table through another node."""

    node: str
    seats: frozenset[Seat]
    spectators: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    row: TableRow
    chairs: tuple[ChairRow, ...]
    entries: tuple[EntryRow, ...] = ()
    lines: tuple[LineRow, ...] = ()
    elsewhere: tuple[Elsewhere, ...] = ()
    earlier_lines: frozenset[int] | None = None
    """Numbers of the earlier lines that still exist; None: all that are known."""
