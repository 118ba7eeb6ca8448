"""A table: who is to sit there, who does, and who may watch."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.server import limits
from heliograph.server.wire.texts import Guests, Name, OwnToken

ListedAs = Literal["no", "seats", "partner"]
"""Whether anybody may find a table: not at all, to take its open seats, or to ask for an AI's seat."""
Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")]


class Occupant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit on a chair: the table's creator, an AI of a strength, or anybody who comes."""

    kind: Literal["me", "ai", "open"]
    strength: str = ""
    name: Annotated[str, msgspec.Meta(max_length=limits.NAME_LETTERS)] = ""
    """The name for one more seat on the same device, if the table allows that."""
    dialect: Annotated[dict[str, str | float], msgspec.Meta(max_length=limits.DIALECT_FIELDS)] = {}
    """The dialect of an AI, as a review has found it; the shape is the game's own."""


class Watching(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whether spectators see the game: at once, some seconds late, or only when it is over."""

    kind: Literal["open", "delayed", "closed"]
    seconds: Annotated[int, msgspec.Meta(ge=0, le=limits.WATCH_DELAY_SECONDS)] = 0


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables`. One occupant for each seat of the set-up."""

    game: str
    setup: msgspec.Raw
    name: Name
    seats: Annotated[tuple[Occupant, ...], msgspec.Meta(max_length=limits.SEATS)]
    start: bool = False
    """Begin at once; needs every seat taken."""
    token: OwnToken | None = None
    """A secret made by the client: sent again with the same one, the request makes only one table."""
    one_device: bool = False
    """Several seats may be played from one device; everybody is told so."""
    watching: Watching = Watching("open")
    advice: bool = True
    """Whether players may ask for a suggestion."""
    voice: bool = False
    """Whether people may talk; the host can change it later."""
    days: Literal[0, 1, 3, 7] = 0
    """How many days everybody has for a move, if the game goes on over days; 0: all are here together."""
    listed: ListedAs = "no"
    """Whether anybody may find it, if this server has open tables."""
    language: Language | None = None
    """The language of the people who should find it."""
    guest: OwnToken | None = None
    """The browser's own secret, needed at open tables: others block and report its hash."""
    blocked: Guests = ()
    """Hashes of browsers whose people may not ask for an AI's seat here."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Body of `POST /api/tables/{table}/branch`: another try from a moment of a finished game."""

    seq: Annotated[int, msgspec.Meta(ge=0)]
    """The last entry of the log that is kept."""
    name: Name
    seats: Annotated[tuple[Occupant, ...], msgspec.Meta(max_length=limits.SEATS)]
    token: OwnToken | None = None
    """As for a new table."""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Body of `POST /api/tables/{table}/claim`: take an open seat."""

    seat: Seat
    name: Name
    token: OwnToken | None = None
    """A secret made by the client: with the same one a seat is taken once."""
    guest: OwnToken | None = None
    """The browser's own secret, needed at open tables."""


class Seated(msgspec.Struct, frozen=True):
    """Answer to both: the seat and the secret that holds it. Shown once, stored hashed."""

    table: str
    seat: Seat | None
    token: str


class Chair(msgspec.Struct, frozen=True):
    seat: Seat
    kind: Literal["person", "ai", "open"]
    name: str = ""
    strength: str = ""
    online: bool = False
    host: bool = False
    stood_in: bool = False
    """The others let an AI play here while its person is away."""
    advised: int = 0
    """How many suggestions this seat was given."""
    persona: str = ""
    """The name of an AI seat, as an id, the same for everybody; empty if it keeps a person's name."""
    dialect: bool = False
    """Whether an AI speaks a dialect it was given."""
    guest: str = ""
    """The browser's hash at open tables: the same at all of them, for others to block or report."""
    shares: bool = False
    """Whether its person lets this game be used for research."""


class Proposal(msgspec.Struct, frozen=True):
    """A change of seats in a running game that the others have to agree to."""

    seat: Seat
    to: Occupant
    by: str
    """The name of the person who asks."""
    waiting: tuple[Seat, ...]
    """Who has not agreed yet."""


class Standstill(msgspec.Struct, frozen=True):
    """A table's own clock: whether it stands still, and who wants that to change."""

    stopped: bool
    """While it stands still nobody moves, and nobody is shown the game."""
    asking: tuple[Seat, ...]
    """Who wants to stop it, or to let it run on."""
    waiting: tuple[Seat, ...]
    """Who is here and has not agreed yet."""


class Origin(msgspec.Struct, frozen=True):
    """The moment of a finished game from which a table plays on."""

    table: str
    seq: int


class Knock(msgspec.Struct, frozen=True):
    """Somebody asks the person who looks for a partner here for an AI's seat."""

    name: str
    guest: str
    seat: Seat
    """The seat they would get."""
    seconds: int
    """How long they wait for an answer, from when they asked."""


class TableInfo(msgspec.Struct, frozen=True):
    """What anyone with the link may know about a table."""

    id: str
    game: str
    setup: msgspec.Raw
    content: str
    """The hash of the content it is played with; the printed content is requested by it."""
    phase: Literal["gathering", "playing", "over"]
    chairs: tuple[Chair, ...]
    spectators: int
    created: int
    ended: int | None = None
    """When the last move of a finished game was made, in milliseconds since 1970."""
    rematch: str | None = None
    """The table where the next game is played."""
    tidied_at: int | None = None
    """When the table is tidied away if nobody comes, in milliseconds since 1970; None: never."""
    notice: Message | None = None
    """A notice for everyone here: it was made, played or stopped under other rules."""
    one_device: bool = False
    """Several seats may be played from one device, whose people then see from all of them."""
    watching: Watching = Watching("open")
    proposal: Proposal | None = None
    standstill: Standstill | None = None
    """None: the game has no clock that could be stopped."""
    advice: bool = False
    """Whether players here may ask for a suggestion, which everybody is told of."""
    voice: Literal["none", "off", "on"] = "none"
    """Whether people here may talk; `none`: not on this server."""
    origin: Origin | None = None
    """The game whose log it plays on: people who have looked back at that one may know what is hidden
    here."""
    listed: ListedAs = "no"
    """Whether anybody may find this table."""
    knock: Knock | None = None
    days: int = 0
    """How many days everybody has for a move; 0: all are here together."""
    shared: bool = False
    """Whether everybody who has played here lets this game be used for research."""


class OwnSeat(msgspec.Struct, frozen=True):
    """Answer to `GET /api/tables/{table}/seat`: the state of a running game for the holder of a seat."""

    seat: Seat
    asked: bool
    """Whether the game waits for this seat."""
    ask: Message
    """What this seat is asked, or whom it waits for."""
    standing: tuple[Message, ...]
    """The situation, in a sentence or two."""
    moved: int | None
    """When something last happened that this seat could notice, in milliseconds since 1970."""


class Invitation(msgspec.Struct, frozen=True):
    """Answer to `GET /api/tables/{table}/invite`."""

    link: str | None
    """The link for others; None if only the server's own machine can reach it."""
