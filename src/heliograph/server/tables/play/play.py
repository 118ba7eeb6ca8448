"""The game at one table, in memory: the match, its events, and what each viewer sees of it."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable

import msgspec

from heliograph.kernel.codec import kind_of
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Entry, Log
from heliograph.kernel.match import Match, Played, follow
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.server.store.rows import ChairRow, EntryRow
from heliograph.server.tables.play.past_events import News, PastEvent, again, is_told_again, news_of
from heliograph.server.tables.play.viewer_position import Viewer, ViewerPosition, next_position, position_for
from heliograph.server.wire.answers import Update
from heliograph.server.wire.positions import Happened
from heliograph.server.wire.requests import Act, Undo
from heliograph.server.work.advice import Advice


class Play:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[Entry] = []
        self.past: list[PastEvent] = []
        self.thoughts: dict[ChairRow, bytes] = {}
        """AI seats' memory for their next decision; only they can read it."""
        self.remarked: dict[Seat, int] = {}
        """The last position that an AI seat was asked for a remark on."""
        self.suggested: dict[Seat, tuple[int, Advice]] = {}
        """The last suggestion for each seat, and the position it was for."""
        self._done: dict[Seat, dict[str, int]] = {}
        self._positions: dict[Viewer, ViewerPosition] = {}
        self._seats = [spec.seat for spec in match.game.seats(match.setup)]
        self._offers = {seat: match.prompt(seat).offers for seat in self._seats}
        self._offered_since = dict.fromkeys(self._seats, 0)
        self._unnoticed: dict[Viewer, array[int]] = {}
        """For each viewer the steps that it cannot notice, in order."""
        self._undone: list[tuple[Entry, int]] = []
        """By undo entry, the step it took back."""

    @property
    def over(self) -> bool:
        return self.match.game.outcome(self.match.state) is not None

    @property
    def log(self) -> Log:
        return Log(self.match.header, tuple(self.entries))

    def number(self, viewer: Viewer, seq: int | None = None) -> int:
        """This viewer's own count of positions. Steps it cannot notice are not counted: even their number
        would reveal how long somebody thought about a route (CT-32), or how often a pawn was moved
        (SR-BLIND)."""
        seq = self.match.seq if seq is None else seq
        if viewer not in self._unnoticed:
            return seq
        return seq - bisect_right(self._unnoticed[viewer], seq)

    def last_noticed(self, viewer: Viewer) -> Entry | None:
        """The newest entry that this viewer can notice; it may not know when the others came."""
        unnoticed = set(self._unnoticed.get(viewer, ()))
        return next((entry for entry in reversed(self.entries) if entry.seq not in unnoticed), None)

    @property
    def everyone_noticed(self) -> bool:
        """Whether every viewer can notice the last entry."""
        if not self._unnoticed:
            return True
        return all(unnoticed[-1] != self.match.seq for unnoticed in self._unnoticed.values())

    def done(self, seat: Seat, request_id: str) -> int | None:
        """The position where a request was applied, if it was."""
        done = self._done.get(seat)
        return None if done is None else done.get(request_id)

    def attempt(self, seat: Seat, request: Act | Undo, now: int) -> Played | Refusal:
        """Changes nothing here: an entry counts when it is stored and then adopted."""
        if self._is_stale(seat, request):
            return Refusal(say("refused-stale"))
        if isinstance(request, Undo):
            return self.match.undo(seat, now)
        return self.match.play(seat, request.action, now)

    def adopt(self, played: Played, request_id: str) -> tuple[News, ...]:
        match = self.match = played.match
        self.entries.append(played.entry)
        seq, seat = played.entry.seq, played.entry.seat
        if not played.noticed_by_all:
            self._note_unnoticed(played)
        self._done.setdefault(seat, {})[request_id] = self.number(seat)
        self._note_offers()
        news = news_of(match.game, seq, played.events)
        self.past.extend([one.past for one in news])
        if played.undone is not None:
            self._undone.append((played.entry, played.undone))
            while self.past and self.past[-1].seq == played.undone:
                self.past.pop()  # nobody has acted since that step, so its events are the latest
        return news

    def follow(self, rows: Iterable[EntryRow]) -> tuple[News, ...]:
        """Entries that another node, or this server before a restart, has accepted."""
        news: list[News] = []
        for row in rows:
            played = follow(self.match, row.entry)
            news.extend(self.adopt(played, row.request_id))
            while news and news[-1].past.seq == played.undone:
                news.pop()
        return tuple(news)

    def since(self, viewer: Viewer, number: int) -> tuple[Happened, ...]:
        """Events a viewer has missed, except those people have to remember: these stay missed."""
        game = self.match.game
        missed = (past for past in self.past if self.number(viewer, past.seq) > number)
        return self._heard_by(viewer, again(game, (past for past in missed if is_told_again(game, past))))

    def undone_since(self, viewer: Viewer, number: int) -> tuple[int, ...]:
        """The steps this viewer has taken back since; nobody else was told of them."""
        return tuple(
            self.number(viewer, step)
            for entry, step in self._undone
            if entry.seat == viewer and self.number(viewer, entry.seq) > number
        )

    def memory(self, seat: Seat) -> tuple[bytes, ...]:
        """What an AI in this seat cannot see in its view: all events that the seat was told, whoever sat
        there then."""
        if not self.match.game.views_forget:
            return ()
        return tuple(past.event for past in self.past if past.reaches(seat))

    def position(self, viewer: Viewer) -> ViewerPosition:
        number = self.number(viewer)
        position = self._positions.get(viewer)
        if position is None or position.seq != number:
            position = self._positions[viewer] = position_for(self.match, viewer, number)
        return position

    def update(self, viewer: Viewer, news: Iterable[News], clock: int) -> Update | None:
        """The update for this viewer since its last one, if there is anything."""
        before, number = self._positions.get(viewer), self.number(viewer)
        if before is None:
            return self.whole(viewer, clock)
        if before.seq == number:
            return None
        position, changes = next_position(before, self.match, viewer, number)
        self._positions[viewer] = position
        undone = self.undone_since(viewer, before.seq) if self._undone else ()
        return position.update(changes, self._heard_by(viewer, news), undone, clock)

    def whole(self, viewer: Viewer, clock: int) -> Update:
        """The complete position, for somebody who now sees from another seat."""
        position = self.position(viewer)
        return position.update(position.fields, (), (), clock)

    def forget(self, viewer: Viewer) -> None:
        """Drop the data kept for a viewer who has left."""
        self._positions.pop(viewer, None)

    def _is_stale(self, seat: Seat, request: Act | Undo) -> bool:
        """An answer to an older position counts if that seat still has the same offers, and where people work
        side by side."""
        if isinstance(request, Undo):
            return request.seq != self.number(seat)
        if request.seq > self.number(seat):
            return True
        if request.seq >= self._offered_since.get(seat, 0):
            return False
        return kind_of(request.action) not in self.match.game.side_by_side

    def _note_unnoticed(self, played: Played) -> None:
        for viewer in (*self._seats, None):
            if not played.noticed_by(viewer):
                self._unnoticed.setdefault(viewer, array("L")).append(played.entry.seq)

    def _note_offers(self) -> None:
        prompt = self.match.prompt
        for seat in self._seats:
            offers = prompt(seat).offers
            if offers is not self._offers[seat] and offers != self._offers[seat]:
                self._offers[seat] = offers
                self._offered_since[seat] = self.number(seat)

    def _heard_by(self, viewer: Viewer, news: Iterable[News]) -> tuple[Happened, ...]:
        heard = []
        for one in news:
            past = one.past
            if past.reaches(viewer):
                heard.append(Happened(self.number(viewer, past.seq), msgspec.Raw(past.event), one.text))
        return tuple(heard)
