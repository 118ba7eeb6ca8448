"""A past day's puzzle as a book: every answer that can be given without a partner, and its result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from heliograph.daily.choosing import Puzzle
from heliograph.daily.solving import Solving, solve
from heliograph.kernel.codec import encode, raw
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message
from heliograph.kernel.offers import all_actions
from heliograph.server.daily.comparing import among_panel
from heliograph.server.wire.daily import BookAnswer, BookPage, DailyBook, DailyResult, Moment
from heliograph.server.work.for_daily import About, Reached, reached_by, read_puzzle, tell_about

Fields = dict[str, msgspec.Raw]
Actions = tuple[bytes, ...]


def write_book(puzzle: bytes) -> bytes:
    found = read_puzzle(puzzle)
    about = msgspec.json.decode(tell_about(puzzle), type=About)
    writer = _Writer(found, about)
    if found.riddle.needs_partner is not None:
        writer.write((), {})
    others = among_panel(found.day.game, about, _handed_in(found)).others
    pages = tuple(page for page in writer.pages if page is not None)
    return encode(DailyBook(about.fingerprint, pages, tuple(writer.lines), others, raw(writer.revealed)))


@dataclass
class _Writer:
    puzzle: Puzzle
    about: About
    pages: list[BookPage | None] = field(default_factory=list)
    """None while the pages it leads to are being written."""
    lines: list[Message] = field(default_factory=list)
    revealed: Fields = field(default_factory=dict)
    _lines: dict[bytes, int] = field(default_factory=dict)

    def write(self, actions: Actions, before: Fields) -> int:
        """Writes a page and all that follow it; returns its number."""
        number = len(self.pages)
        self.pages.append(None)
        solving = _solved(self.puzzle, actions)
        moments = tuple(self._thinner(solving, before))
        answers = () if solving.over else tuple(self._answers(solving, actions, before))
        self.pages[number] = BookPage(
            moments=moments,
            result=self._result(solving),
            over=solving.over,
            answers=answers,
            lines=tuple(self._describe(solving)),
        )
        return number

    def _answers(self, solving: Solving, actions: Actions, seen: Fields) -> Iterator[BookAnswer]:
        riddle = self.puzzle.riddle
        left_out = riddle.withheld | (riddle.needs_partner or frozenset())
        for offer in solving.sitting.match.prompt(riddle.seat).offers:
            if offer.action in left_out:
                continue
            for action in all_actions(offer):
                done = encode(action)
                yield BookAnswer(msgspec.Raw(done), self.write((*actions, done), dict(seen)))

    def _thinner(self, solving: Solving, seen: Fields) -> Iterator[Moment]:
        """Moments without the fields seen before; the fields shown now are added to `seen`."""
        left_out = self.puzzle.riddle.needs_partner or frozenset()
        for moment in reached_by(self.puzzle, solving, False).moments:
            position = moment.position
            view = msgspec.json.decode(position.view, type=Fields)
            offers = tuple(offer for offer in position.prompt.offers if offer.action not in left_out)
            thin = raw({name: value for name, value in view.items() if seen.get(name) != value})
            seen.update(view)
            yield replace(
                moment,
                position=replace(position, view=thin, prompt=replace(position.prompt, offers=offers)),
            )

    def _result(self, solving: Solving) -> DailyResult:
        result = among_panel(self.puzzle.day.game, self.about, reached_by(self.puzzle, solving, True))
        meant = msgspec.json.decode(result.revealed, type=Fields)
        self.revealed = self.revealed or meant
        thin = {name: value for name, value in meant.items() if self.revealed.get(name) != value}
        return replace(result, others=(), revealed=raw(thin))

    def _describe(self, solving: Solving) -> Iterator[int]:
        match, seat = solving.sitting.match, self.puzzle.riddle.seat
        for line in match.game.describe(match.game.view(match.state, seat)):
            known = self._lines.setdefault(encode(line), len(self.lines))
            if known == len(self.lines):
                self.lines.append(line)
            yield known


def _solved(puzzle: Puzzle, actions: Actions) -> Solving:
    solving = solve(puzzle.riddle, puzzle.posed, actions)
    assert not isinstance(solving, Refusal), solving.reason
    return solving


def _handed_in(puzzle: Puzzle) -> Reached:
    return reached_by(puzzle, _solved(puzzle, ()), True)
