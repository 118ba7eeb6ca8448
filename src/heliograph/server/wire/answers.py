"""From a table to a client, on a live connection."""

from __future__ import annotations

import msgspec

from heliograph.kernel.game import Outcome
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.server.wire.positions import Happened, Position, Spoken, Talk
from heliograph.server.wire.tables import TableInfo


class Reply(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """The base of all server messages; `n` counts them on each connection."""

    n: int


class Welcome(Reply, frozen=True, tag="welcome"):
    table: TableInfo
    seat: Seat | None
    host: bool
    position: Position | None
    """None while the table is gathering."""
    events: tuple[Happened, ...]
    undone: tuple[int, ...]
    """One's own steps that were taken back since: their events have not happened."""
    chat: tuple[Spoken, ...]
    seats: tuple[Seat, ...] = ()
    """All own seats: several on a device shared by several people."""
    build: str = ""
    """Which build of the browser client the server serves: pages of another build reload."""


class Lobby(Reply, frozen=True, tag="lobby"):
    """Somebody came, went, or changed seats."""

    table: TableInfo
    seat: Seat | None
    host: bool
    seats: tuple[Seat, ...] = ()
    """All own seats."""


class Update(Reply, frozen=True, tag="update", omit_defaults=True):
    """The game went on. `changes` has the top-level fields of the view that differ."""

    seq: int
    changes: dict[str, msgspec.Raw]
    prompt: Prompt
    talk: Talk
    may_undo: bool
    clock: int
    events: tuple[Happened, ...]
    undone: tuple[int, ...]
    outcome: Outcome | None = None


class Said(Reply, frozen=True, tag="said"):
    line: Spoken


class Ack(Reply, frozen=True, tag="ack"):
    """The request with this id is done and durable."""

    id: str
    seq: int


class Refused(Reply, frozen=True, tag="refused"):
    """The request with this id changed nothing."""

    id: str
    reason: Message


class Described(Reply, frozen=True, tag="described"):
    """The table, or what an action would change, in sentences."""

    id: str
    lines: tuple[Message, ...]


class Suggested(Reply, frozen=True, tag="suggested"):
    """What the game's best AI seat would do in this position, and why."""

    id: str
    action: msgspec.Raw
    """null: it would leave the move to others."""
    reasons: tuple[Message, ...]


class Pong(Reply, frozen=True, tag="pong"):
    pass


class Bye(Reply, frozen=True, tag="bye"):
    """The server closes this connection, and why."""

    reason: Message


ServerMessage = Welcome | Lobby | Update | Said | Ack | Refused | Described | Suggested | Pong | Bye
