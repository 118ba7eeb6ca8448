"""The Daily Signal: its days, a day's puzzle, and the result of an answer."""

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
    """A position, and the events the solver has learned of on the way to it."""

    position: Position
    events: tuple[Happened, ...]


class Daily(msgspec.Struct, frozen=True):
    """Answer to `GET /api/daily`."""

    today: Day
    seconds_left: int
    """Until the next puzzle."""
    earlier: tuple[Day, ...]
    """All puzzles that can still be played, the latest first."""
    taken_along: int
    """The number of puzzles a browser may download, to be solved offline."""


class DailyPuzzle(msgspec.Struct, frozen=True):
    """Answer to `GET /api/daily/{number}`: a position of a real game, and the seat to continue from."""

    day: Day
    puzzle: str
    """The puzzle's fingerprint; another release may have another puzzle for the same day."""
    question: Message
    seconds: int | None
    """Seconds for a clock in the solver's browser."""
    seat: Seat
    seats: int
    opening: Moment
    """With the events the solver must remember."""


class DailyTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/daily/{number}/try`: all actions so far, from the puzzle on."""

    actions: Actions
    done: bool = False
    """Whether the answer ends here; not needed if the puzzle ends by itself."""
    token: OwnToken | None = None
    """Made by the browser for this one puzzle, so that an answer counts once."""


class DailyAsk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/daily/{number}/ask`: ask what an action would change, or for a description of the
    position."""

    actions: Actions
    action: msgspec.Raw
    """Or null."""


class Counted(msgspec.Struct, frozen=True):
    """How many guessed this at first."""

    guess: str
    name: Message
    count: int


class DailyResult(msgspec.Struct, frozen=True):
    """The result of an answer."""

    score: int
    """From 0 to 100."""
    solved: bool
    marks: tuple[Mark, ...]
    effort: Message
    guess: str
    among: Literal["here", "ai"]
    """Whether the comparison is with answers given on this server, or with AI seats."""
    rank: Rank
    others: tuple[Counted, ...]
    """The first guesses of others, the most frequent first."""
    ideal: int | None
    """How sure of it an ideal reader is, in percent; null if there is nothing to read."""
    revealed: msgspec.Raw
    """The solution. The shape is the game's own."""


class BookAnswer(msgspec.Struct, frozen=True):
    """The page that an action leads to."""

    action: msgspec.Raw
    to: int


class BookPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of a recorded puzzle. A page has only the fields of the view that differ from the moment
    before, and only the fields of the solution that differ from the book's."""

    moments: tuple[Moment, ...]
    """The positions that the last action led to."""
    result: DailyResult
    """The result if the answer ends here; `others` are the book's."""
    over: bool = False
    answers: tuple[BookAnswer, ...] = ()
    lines: tuple[int, ...] = ()
    """The description of the position: numbers of the book's sentences."""


class DailyBook(msgspec.Struct, frozen=True):
    """Answer to `GET /api/daily/{number}/book`: a past day's puzzle with all its continuations."""

    puzzle: str
    pages: tuple[BookPage, ...]
    """It begins at the first page. Empty if there are too many answers to record: the server judges them."""
    lines: tuple[Message, ...]
    others: tuple[Counted, ...]
    revealed: msgspec.Raw


class DailyStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """Answer to `POST /api/daily/{number}/try`."""

    moments: tuple[Moment, ...]
    """What the last action led to: the solver's own move, then those of AI seats."""
    result: DailyResult | None = None
    """Once the puzzle is over."""
