"""From a client to its table, on a live connection."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from heliograph.kernel.seats import Seat
from heliograph.server import limits
from heliograph.server.wire.tables import Language, ListedAs, Occupant, Watching
from heliograph.server.wire.texts import Guests, Line, Name, OwnToken, RequestId


class Request(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """The base of all client messages."""


class Hello(Request, frozen=True, tag="hello"):
    """First on every connection. Without a token: a spectator."""

    token: Annotated[str, msgspec.Meta(max_length=limits.TOKEN_LETTERS)] | None = None
    since: int = 0
    """The last `seq` seen; the welcome brings the events after it."""
    seat: Seat | None = None
    """Which of several own seats to see from."""


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
    """Agree to the proposed change of seats, or drop it."""

    id: RequestId
    agree: bool


class Nudge(Request, frozen=True, tag="nudge"):
    """Nudge a person the game waits for, or who is away."""

    id: RequestId
    seat: Seat


class Pause(Request, frozen=True, tag="pause"):
    """Stop the table's own clock, or let it run on, if everybody here agrees; or drop the request."""

    id: RequestId
    agree: bool


class Share(Request, frozen=True, tag="share"):
    """Let this game be used for research once it is over, or no longer; needs every player's consent."""

    id: RequestId
    agree: bool


class SetWatching(Request, frozen=True, tag="set-watching"):
    """The host says whether spectators see the game."""

    id: RequestId
    watching: Watching


class SetVoice(Request, frozen=True, tag="set-voice"):
    """The host says whether people may talk."""

    id: RequestId
    on: bool


class SetListed(Request, frozen=True, tag="set-listed"):
    """The host says whether anybody may find this table, and for what."""

    id: RequestId
    listed: ListedAs
    language: Language
    guest: OwnToken
    blocked: Guests = ()


class AnswerKnock(Request, frozen=True, tag="answer-knock"):
    """The person who looks for a partner lets the one who knocks in, or not."""

    id: RequestId
    agree: bool


class Rename(Request, frozen=True, tag="rename"):
    id: RequestId
    name: Name


class Rematch(Request, frozen=True, tag="rematch"):
    """Another game with the same seats; everyone's token works at the new table too."""

    id: RequestId
    then: Literal["passed-on", "same", "onward"] = "passed-on"
    """With roles passed on as the rulebook has it, with the same roles, or at the next level or scenario."""


class Describe(Request, frozen=True, tag="describe"):
    """Ask for the table in sentences."""

    id: RequestId


class Foresee(Request, frozen=True, tag="foresee"):
    """Ask what an action would change, or why it is not possible. Nothing is done."""

    id: RequestId
    action: msgspec.Raw


class Suggest(Request, frozen=True, tag="suggest"):
    """Ask what the game's best AI seat would do here. The request is recorded and shown to everybody."""

    id: RequestId


class Hurry(Request, frozen=True, tag="hurry"):
    """AI seats shall not pause before they act."""

    id: RequestId
    skip: bool = False
    """Nor think any longer: a thinking seat does what comes to mind first."""


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
    | Nudge
    | Pause
    | Share
    | SetWatching
    | SetVoice
    | SetListed
    | AnswerKnock
    | Rename
    | Rematch
    | Describe
    | Foresee
    | Suggest
    | Hurry
    | Ping
)
