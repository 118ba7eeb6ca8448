"""Where strangers meet: tables that anybody may find, and people who look for a partner."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from heliograph.kernel.seats import Seat
from heliograph.server import limits
from heliograph.server.wire.tables import Chair, Language, ListedAs, Occupant
from heliograph.server.wire.texts import Guests, Name, OwnToken


class OpenTable(msgspec.Struct, frozen=True):
    """A table that anybody may find. Its id is its link: listing a table publishes its link."""

    id: str
    game: str
    setup: msgspec.Raw
    phase: Literal["gathering", "playing"]
    chairs: tuple[Chair, ...]
    """A name that strangers should not read is left out."""
    since: int
    """Milliseconds since 1970."""
    language: str
    listed: ListedAs
    """`seats`: open ones may be taken. `partner`: its one person may be asked for an AI's seat."""


class OpenTables(msgspec.Struct, frozen=True):
    """Answer to `GET /api/open-tables`; with an `ETag`, so that asking again costs little."""

    open: bool
    """Whether this server has open tables at all."""
    tables: tuple[OpenTable, ...]


class SeekPartner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Body of `POST /api/partners`: knock at a table that waits for the same game; if there is none, wait at
    a new table, with AI seats meanwhile."""

    game: str
    setup: msgspec.Raw
    name: Name
    seats: Annotated[tuple[Occupant, ...], msgspec.Meta(max_length=limits.SEATS)]
    language: Language
    guest: OwnToken
    """The browser's own secret: others block and report its hash."""
    blocked: Guests = ()
    but: Annotated[tuple[str, ...], msgspec.Meta(max_length=limits.BLOCKED)] = ()
    """Tables that have refused the sender."""
    token: OwnToken | None = None


class Knocking(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Body of `POST /api/tables/{table}/knock`: ask the person who looks for a partner here, or withdraw."""

    name: Name
    guest: OwnToken
    token: OwnToken | None = None
    withdraw: bool = False


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Body of `POST /api/tables/{table}/report`: report somebody here to the server's operator."""

    seat: Seat
    reason: Literal["name", "talk", "conduct"]
    guest: OwnToken
    note: Annotated[str, msgspec.Meta(max_length=limits.REPORT_LETTERS, pattern=r"^[^\u0000]*$")] = ""


class Reported(msgspec.Struct, frozen=True):
    """Answer: who was reported, by the hash of their browser's secret; empty if they have sent none."""

    guest: str
