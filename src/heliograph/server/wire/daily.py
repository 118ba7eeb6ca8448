"""The Daily Signal: its days, a day's puzzle, and how somebody fared with it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from heliograph.daily.calendar import Day
from heliograph.daily.riddle import Mark
from heliograph.daily.solving import MOST_ACTIONS
from heliograph.kernel.message import Message
from heliograph.kernel.rating import Rank
from heliograph.kernel.seats import Seat
from heliograph.server.wire.positions import Happened, Position
from heliograph.server.wire.texts import OwnToken

Actions = Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=MOST_ACTIONS)]


class Moment(msgspec.Struct, frozen=True):
    """A position, and what the solver has learned on the way to it."""

    position: Position
    events: tuple[Happened, ...]


class Daily(msgspec.Struct, frozen=True):
    """Answer to `GET /api/daily`."""

    today: Day
    seconds_left: int
    """Until the next one."""
    earlier: tuple[Day, ...]
    """All that can still be played, the latest first."""
    taken_along: int
    """So many of them a browser may keep, to be solved off line."""


class DailyPuzzle(msgspec.Struct, frozen=True):
    """Answer to `GET /api/daily/{number}`: a position of a real game, and the seat to go on from."""

    day: Day
    puzzle: str
    """Which puzzle it is; another release may have another one for the same day."""
    question: Message
    seconds: int | None
    """A clock for the solver's own browser."""
    seat: Seat
    seats: int
    opening: Moment
    """With what the solver has been told and must remember."""


class DailyTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/daily/{number}/try`: all that was done so far, from the puzzle on."""

    actions: Actions
    done: bool = False
    """This is all there will be; a puzzle that is over by itself need not be told."""
    token: OwnToken | None = None
    """Made by the browser for this one puzzle: an answer counts once."""


class DailyAsk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/daily/{number}/ask`: what would an action change? Or: what is there to see?"""

    actions: Actions
    action: msgspec.Raw
    """Or null."""


class Counted(msgspec.Struct, frozen=True):
    """How many thought so at first."""

    guess: str
    name: Message
    count: int


class DailyResult(msgspec.Struct, frozen=True):
    """How somebody fared."""

    score: int
    """From 0 to 100."""
    solved: bool
    marks: tuple[Mark, ...]
    effort: Message
    guess: str
    among: Literal["here", "ai"]
    """Compared with answers that were given on this server, or with AI seats that have tried it."""
    rank: Rank
    others: tuple[Counted, ...]
    """What they guessed at first, the most frequent first."""
    ideal: int | None
    """How sure of it an ideal reader is, in percent; null where there is nothing to read."""
    revealed: msgspec.Raw
    """What was meant. The shape is the game's own."""


class BookAnswer(msgspec.Struct, frozen=True):
    """Where an action leads."""

    action: msgspec.Raw
    to: int


class BookPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of a recorded puzzle. Of a view, and of what was meant, a page has the fields that differ:
    from the moment before, and from the book's."""

    moments: tuple[Moment, ...]
    """What came of the action that leads here."""
    result: DailyResult
    """If this is all there will be; `others` are the book's."""
    over: bool = False
    answers: tuple[BookAnswer, ...] = ()
    lines: tuple[int, ...] = ()
    """What there is to see: which of the book's sentences."""


class DailyBook(msgspec.Struct, frozen=True):
    """Answer to `GET /api/daily/{number}/book`: a past day's puzzle with all that can come of it."""

    puzzle: str
    pages: tuple[BookPage, ...]
    """The first is where it begins. None: answers are too many to write down, and are judged here."""
    lines: tuple[Message, ...]
    others: tuple[Counted, ...]
    revealed: msgspec.Raw


class DailyStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """Answer to `POST /api/daily/{number}/try`."""

    moments: tuple[Moment, ...]
    """What came of the last action: the solver's own move, then those of AI seats."""
    result: DailyResult | None = None
    """Once the puzzle is over."""
