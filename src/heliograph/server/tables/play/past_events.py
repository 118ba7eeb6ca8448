"""The events of a table, stored compactly: there are a thousand events in a game and thousands of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import Any, TypeVar

from heliograph.games import AnyGame
from heliograph.kernel.codec import encode, reader
from heliograph.kernel.game import Told
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat

Seats = TypeVar("Seats", frozenset[Seat], frozenset[Seat] | None)


class PastEvent(Told[Any], frozen=True, gc=False, kw_only=True):
    """An encoded event and who learned of it. Its sentence is made on demand."""

    seq: int


class News:
    """An event being sent: its sentence is made once, and only if somebody receives it."""

    __slots__ = ("_tell", "_text", "past")

    def __init__(self, past: PastEvent, tell: Callable[[], Message]) -> None:
        self.past = past
        self._tell = tell
        self._text: Message | None = None

    @property
    def text(self) -> Message:
        if self._text is None:
            self._text = self._tell()
        return self._text


def news_of(game: AnyGame, seq: int, events: Iterable[Told[Any]]) -> tuple[News, ...]:
    """The events of one step, in the order they were told."""
    return tuple(
        [
            News(
                PastEvent(encode(told.event), _shared(told.to), _shared(told.but), seq=seq),
                partial(game.tell, told.event),
            )
            for told in events
        ]
    )


def again(game: AnyGame, past: Iterable[PastEvent]) -> Iterator[News]:
    """Earlier events, for somebody who comes late."""
    return (News(event, partial(_tell, game, event.event)) for event in past)


def is_told_again(game: AnyGame, past: PastEvent) -> bool:
    """Whether somebody who reconnects is told of this event again. Where views forget, the game decides."""
    return not game.views_forget or game.told_again(reader(game.event_type).decode(past.event))


def _tell(game: AnyGame, event: bytes) -> Message:
    return game.tell(reader(game.event_type).decode(event))


@lru_cache(maxsize=4096)
def _shared(seats: Seats) -> Seats:
    """Interned: equal sets of seats share one object."""
    return seats
