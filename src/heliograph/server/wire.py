"""Every message between a client and a table. `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from heliograph.kernel.game import Outcome
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.kernel.workshop import Fault, Standing
from heliograph.server import limits

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.NAME_LETTERS)]
_STORABLE = r"^[^\u0000]*$"
"""PostgreSQL keeps any text but this letter."""
RequestId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=limits.REQUEST_ID_LETTERS, pattern=_STORABLE)
]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.CHAT_LETTERS, pattern=_STORABLE)]

OwnToken = Annotated[str, msgspec.Meta(pattern=limits.OWN_SECRET)]


class GameInfo(msgspec.Struct, frozen=True):
    """One entry of `GET /api/games`: what can be played here."""

    id: str
    setup: msgspec.Raw
    """The set-up with every value at its default."""
    seats: tuple[int, ...]
    """How many can play."""
    strengths: tuple[str, ...]
    """Of AI seats, the best first."""
    workshop: bool
    """Whether players can make scenarios of their own."""
    review: bool
    """Whether a finished game can be reviewed."""
    files: tuple[str, ...]
    """What a game from another package brings for the browser, under `/games/{id}/`."""


class Occupant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit on a chair: whoever creates the table, an AI of a strength, or whoever comes."""

    kind: Literal["me", "ai", "open"]
    strength: str = ""
    name: Annotated[str, msgspec.Meta(max_length=limits.NAME_LETTERS)] = ""
    """Of one more seat on the same device, where the table has such."""


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
    """A secret of the client's own making: sent again with the same one, it is the same table."""
    one_device: bool = False
    """Several seats may be played from one device; everybody is told so."""
    watching: Watching = Watching("open")


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Body of `POST /api/tables/{table}/claim`: take an open seat."""

    seat: Seat
    name: Name
    token: OwnToken | None = None
    """A secret of the client's own making: with the same one a seat is taken once."""


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


class Proposal(msgspec.Struct, frozen=True):
    """A change of seats in a running game that the others have to agree to."""

    seat: Seat
    to: Occupant
    by: str
    """The name of whoever asks."""
    waiting: tuple[Seat, ...]
    """Who has not agreed yet."""


class TableInfo(msgspec.Struct, frozen=True):
    """What anyone with the link may know about a table."""

    id: str
    game: str
    setup: msgspec.Raw
    content: str
    """The hash of the content it is played with; what is printed is asked for by it."""
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
    """What everyone here should know: that it was made, played or stopped under other rules."""
    one_device: bool = False
    """Several seats may be played from one device, whose people then look from all of them."""
    watching: Watching = Watching("open")
    proposal: Proposal | None = None


class Problem(msgspec.Struct, frozen=True):
    """Body of every HTTP error."""

    reason: Message


class ProposedSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/setup`: the choices before a game, while they are made."""

    setup: msgspec.Raw


class SetupAdvice(msgspec.Struct, frozen=True):
    """Answer: why no table can be opened with it, if so, and what may spoil a game that can."""

    refused: Message | None
    warnings: tuple[Message, ...]


# Scenarios of one's own


class OwnFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/scenario`: a scenario as a file."""

    text: str


class OwnScenario(msgspec.Struct, frozen=True):
    """Answer: the scenario in the file, and the same as this house would write it."""

    scenario: msgspec.Raw
    text: str


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/draft`: a scenario in the making."""

    scenario: msgspec.Raw


class Checked(msgspec.Struct, frozen=True):
    """Answer: the draft as a file, and what is still wrong with it."""

    text: str
    faults: tuple[Fault, ...]


class Estimate(msgspec.Struct, frozen=True):
    """Answer to `POST /api/games/{game}/estimate`: how AI seats fare with a scenario, as far as is known."""

    games: int
    of: int
    """When as many have been played, it is done; until then ask again."""
    wins: int
    low: float
    """The share of games won lies between here and `high`, 19 times out of 20."""
    high: float
    rounds_mean: float
    standing: Standing | None
    """Compared with the house's own scenarios, where those have been measured."""


# From the client


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all client messages."""


class Hello(Request, frozen=True, tag="hello"):
    """First on every connection. Without a token: a spectator."""

    token: Annotated[str, msgspec.Meta(max_length=limits.TOKEN_LETTERS)] | None = None
    since: int = 0
    """The last `seq` seen; the welcome brings the events after it."""
    seat: Seat | None = None
    """From which of several own seats to look."""


class Act(Request, frozen=True, tag="act"):
    """`seq` is the position the player was looking at; a stale one is refused."""

    id: RequestId
    seq: int
    action: msgspec.Raw


class Undo(Request, frozen=True, tag="undo"):
    id: RequestId
    seq: int


class Say(Request, frozen=True, tag="say"):
    id: RequestId
    text: Line


class Start(Request, frozen=True, tag="start"):
    """The host begins the game; open seats must be filled first."""

    id: RequestId


class SetSeat(Request, frozen=True, tag="set-seat"):
    """The host, or the seat's own player, hands a seat to an AI or opens it."""

    id: RequestId
    seat: Seat
    to: Occupant


class Consent(Request, frozen=True, tag="consent"):
    """Agree to the change of seats that is proposed, or drop it."""

    id: RequestId
    agree: bool


class SetWatching(Request, frozen=True, tag="set-watching"):
    """The host says whether spectators see the game."""

    id: RequestId
    watching: Watching


class Rename(Request, frozen=True, tag="rename"):
    id: RequestId
    name: Name


class Rematch(Request, frozen=True, tag="rematch"):
    """Another game with the same seats; everyone's token works at the new table too."""

    id: RequestId


class Describe(Request, frozen=True, tag="describe"):
    """Ask for the table in sentences."""

    id: RequestId


class Foresee(Request, frozen=True, tag="foresee"):
    """Ask what an action would change, or why it is not possible. Nothing is done."""

    id: RequestId
    action: msgspec.Raw


class Ping(Request, frozen=True, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Act
    | Undo
    | Say
    | Start
    | SetSeat
    | Consent
    | SetWatching
    | Rename
    | Rematch
    | Describe
    | Foresee
    | Ping
)


# From the server


class Reply(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of all server messages; `n` counts them on each connection."""

    n: int


class Happened(msgspec.Struct, frozen=True):
    """An event this viewer learns of, and the same in a sentence."""

    seq: int
    event: msgspec.Raw
    text: Message


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: Seat
    """-1: the table itself, which tells what has become of its seats."""
    text: str
    at: int
    notice: Message | None = None
    """What the table tells, or why an AI seat did what it has just done; then there is no text."""


class Talk(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether this viewer may speak now, and if not, why."""

    open: bool
    closed: Message | None = None


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as one viewer sees it."""

    seq: int
    view: msgspec.Raw
    prompt: Prompt
    talk: Talk
    may_undo: bool
    clock: int
    """Milliseconds since the game began, when this was sent."""
    outcome: Outcome | None = None
    """Once the game is over."""


class Welcome(Reply, frozen=True, tag="welcome"):
    table: TableInfo
    seat: Seat | None
    host: bool
    position: Position | None
    """None while the table is gathering."""
    events: tuple[Happened, ...]
    undone: tuple[int, ...]
    """Own steps that were taken back since: what had been told of them has not happened."""
    chat: tuple[Spoken, ...]
    seats: tuple[Seat, ...] = ()
    """All own seats: several, where people share a device."""


class Lobby(Reply, frozen=True, tag="lobby"):
    """Somebody came, went, or changed seats."""

    table: TableInfo
    seat: Seat | None
    host: bool
    seats: tuple[Seat, ...] = ()
    """All own seats."""


class Update(Reply, frozen=True, tag="update", omit_defaults=True):
    """The game went on. `changes` holds the top-level fields of the view that differ."""

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


class Pong(Reply, frozen=True, tag="pong"):
    pass


class Bye(Reply, frozen=True, tag="bye"):
    """The server closes this connection, and why."""

    reason: Message


ServerMessage = Welcome | Lobby | Update | Said | Ack | Refused | Described | Pong | Bye


# Replays


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment of a finished game as one viewer saw it."""

    seq: int
    at: int
    seat: Seat | None
    """Who acted; None for the opening position, and when the table's own clock ran out."""
    view: msgspec.Raw
    events: tuple[Happened, ...]
    outcome: Outcome | None = None
    """With the last one."""


class Replay(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/replay?as=0|spectator|open`, once the game is over."""

    table: TableInfo
    frames: tuple[Frame, ...]
