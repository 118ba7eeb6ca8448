"""Plays every branch of a lesson through the rules and writes down what the learner sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from heliograph.kernel.codec import encode, raw
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match, Played
from heliograph.kernel.message import Message
from heliograph.kernel.offers import all_actions
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat

Action = dict[str, Any]
Others = Callable[[Match], tuple[Seat, Action] | None]


def nobody(match: Match) -> None:
    return None


@dataclass(frozen=True)
class Lesson:
    """What is learned, and what the learner is let do at a position; nothing: the lesson is done."""

    id: str
    lets: Callable[[Match], Sequence[Offer]]
    mistake: Callable[[Match, Action], str] = lambda match, action: ""
    """The message that explains why something else would be better; such an action is not done."""
    others: Others = nobody
    """What somebody else at the table does next."""
    known: Callable[[Match], Iterable[Action]] = lambda match: ()
    """Actions that are recorded beside those the offers list: places on a grid are too many to list."""
    next: Lesson | None = None
    """The lesson that goes on after one action of the learner's; None: this one."""


class Told(msgspec.Struct):
    event: msgspec.Raw
    text: Message


class Answer(msgspec.Struct, omit_defaults=True):
    """What becomes of an action: another position, or a hint."""

    action: Action
    to: int | None = None
    hint: str = ""
    brings: tuple[Message, ...] = ()
    """What it changes for sure, before it is done."""
    events: list[Told] = []


class Position(msgspec.Struct, omit_defaults=True):
    """What the learner sees: the fields of the view that differ from those of position `since`."""

    lesson: str
    view: dict[str, msgspec.Raw]
    ask: Message
    since: int | None = None
    offers: tuple[Offer, ...] = ()
    answers: list[Answer] = []
    """None: this lesson is done."""


@dataclass
class Recorder:
    learner: Seat
    positions: list[Position] = field(default_factory=list)
    _seen: dict[bytes, int] = field(default_factory=dict)
    _fields: list[dict[str, bytes]] = field(default_factory=list)

    def record(self, lesson: Lesson, match: Match) -> None:
        """All positions that a lesson leads to from here."""
        match, _ = self._let_others_move(lesson, match)
        self._position(lesson, match, None)

    def _position(self, lesson: Lesson, match: Match, since: int | None) -> int:
        game, state = match.game, match.state
        offers = tuple(lesson.lets(match))
        fields = {
            name: encode(value)
            for name, value in msgspec.structs.asdict(game.view(state, self.learner)).items()
        }
        looks = encode((lesson.id, {name: msgspec.Raw(value) for name, value in fields.items()}, offers))
        if looks in self._seen:
            return self._seen[looks]
        before = {} if since is None else self._fields[since]
        changed = {name: msgspec.Raw(value) for name, value in fields.items() if before.get(name) != value}
        position = Position(lesson.id, changed, game.prompt(state, self.learner).ask, since, offers)
        number = self._seen[looks] = len(self.positions)
        self.positions.append(position)
        self._fields.append(fields)
        actions = [action for offer in offers for action in all_actions(offer)]
        if offers:
            actions += lesson.known(match)
            position.answers = [self._answer(lesson, match, number, action) for action in actions]
        return number

    def _answer(self, lesson: Lesson, match: Match, number: int, action: Action) -> Answer:
        hint = lesson.mistake(match, action)
        if hint:
            return Answer(action, hint=hint)
        brings = match.foresee(self.learner, encode(action), 0)
        assert not isinstance(brings, Refusal), f"{lesson.id}: {action}: {brings.reason}"
        after, events = self._play(match, self.learner, action)
        after, more = self._let_others_move(lesson, after)
        to = self._position(lesson.next or lesson, after, number)
        return Answer(action, to, "", brings, [*events, *more])

    def _let_others_move(self, lesson: Lesson, match: Match) -> tuple[Match, list[Told]]:
        events: list[Told] = []
        while (move := lesson.others(match)) is not None:
            match, more = self._play(match, *move)
            events += more
        return match, events

    def _play(self, match: Match, seat: Seat, action: Action) -> tuple[Match, list[Told]]:
        played = match.play(seat, encode(action), 0)
        assert isinstance(played, Played), f"{action}: {played.reason}"
        tell = match.game.tell
        told = [one for one in played.events if one.reaches(self.learner)]
        return played.match, [Told(raw(one.event), tell(one.event)) for one in told]

    def written(self) -> str:
        """A position in a line."""
        lines = ",\n".join(encode(position).decode() for position in self.positions)
        return f"[\n{lines}\n]\n"
