"""Plays every branch of a lesson through the rules and records what the learner sees."""

from __future__ import annotations

from collections import Counter
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
Move = tuple[Seat, Action]
GO_ON: Action = {"type": "go-on"}
"""The learner's page answers with this when something has been read or seen."""


class Need(msgspec.Struct, omit_defaults=True):
    """The condition for freely laid tokens: one lies in a part of the surface, or on another token."""

    token: str
    within: tuple[int, int, int, int] | None = None
    """Left, top, right, bottom."""
    on: str = ""


@dataclass(frozen=True)
class Lesson:
    """What the learner may do at a position; if nothing, others move or the lesson is done."""

    id: str | Callable[[Match], str]
    lets: Callable[[Match], Sequence[Offer]] = lambda match: ()
    mistake: Callable[[Match, Action], str] = lambda match, action: ""
    """The message that explains why another action would be better; such an action is not done."""
    known: Callable[[Match], Iterable[Action]] = lambda match: ()
    """Actions recorded in addition to those the offers list: places on a grid are too many to list."""
    needs: Callable[[Match, Action], tuple[Need, ...]] = lambda match, action: ()
    """For an action with freely laid tokens: what they have to say. Until they do, the lesson stays where it
    is."""
    freely: frozenset[str] = frozenset()
    """Kinds of actions that the learner may do in any way: one stands for all."""
    others: Callable[[Match], Move | None] = lambda match: None
    """What another player does at once."""
    turns: Callable[[Match], Move | None] = lambda match: None
    """What another player does when the learner's page continues."""
    read: bool = False
    """A text to read before the next lesson."""
    then: Callable[[Match], Lesson] | None = None
    """The lesson that follows; None: this one."""

    def label(self, match: Match) -> str:
        return self.id if isinstance(self.id, str) else self.id(match)


class Told(msgspec.Struct):
    event: msgspec.Raw
    text: Message


class Answer(msgspec.Struct, omit_defaults=True):
    """The result of an action: another position, or a hint."""

    action: Action
    to: int | None = None
    needs: tuple[Need, ...] = ()
    otherwise: int | None = None
    """The position while the needs are not met."""
    hint: str = ""
    brings: tuple[Message, ...] = ()
    """Its sure effects, shown before it is done."""
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
        """All positions that can be reached in a lesson from here."""
        match, _ = self._let_others_move(lesson, match)
        self._position(lesson, match, None)

    def _position(self, lesson: Lesson, match: Match, since: int | None) -> int:
        game, state = match.game, match.state
        offers, label = tuple(lesson.lets(match)), lesson.label(match)
        fields = {
            name: encode(value)
            for name, value in msgspec.structs.asdict(game.view(state, self.learner)).items()
        }
        looks = encode((label, {name: msgspec.Raw(value) for name, value in fields.items()}, offers))
        if looks in self._seen:
            return self._seen[looks]
        before = {} if since is None else self._fields[since]
        changed = {name: msgspec.Raw(value) for name, value in fields.items() if before.get(name) != value}
        position = Position(label, changed, game.prompt(state, self.learner).ask, since, offers)
        number = self._seen[looks] = len(self.positions)
        self.positions.append(position)
        self._fields.append(fields)
        if offers:
            for offer in offers:
                answers = [self._answer(lesson, match, number, action) for action in all_actions(offer)]
                position.answers += _shortened(answers)
            known = lesson.known(match)
            position.answers += [self._answer(lesson, match, number, action) for action in known]
        else:
            position.answers = self._go_on(lesson, match, number)
        return number

    def _go_on(self, lesson: Lesson, match: Match, number: int) -> list[Answer]:
        move, events = lesson.turns(match), list[Told]()
        if move is not None:
            match, events = self._play(match, *move)
        elif not lesson.read:
            return []
        to, more = self._after(lesson, match, number)
        return [Answer(GO_ON, to, events=[*events, *more])]

    def _after(self, lesson: Lesson, match: Match, number: int) -> tuple[int, list[Told]]:
        lesson = lesson.then(match) if lesson.then else lesson
        match, events = self._let_others_move(lesson, match)
        return self._position(lesson, match, number), events

    def _answer(self, lesson: Lesson, match: Match, number: int, action: Action) -> Answer:
        hint = lesson.mistake(match, action)
        if hint:
            return Answer(action, hint=hint)
        brings = match.foresee(self.learner, encode(action), 0)
        assert not isinstance(brings, Refusal), f"{lesson.label(match)}: {action}: {brings.reason}"
        after, events = self._play(match, self.learner, action)
        to, more = self._after(lesson, after, number)
        needs = lesson.needs(match, action)
        freely = bool(needs) or action["type"] in lesson.freely
        pattern = {"type": action["type"]} if freely else action
        unmet = self.positions[number].since if to == number else number
        return Answer(pattern, to, needs, unmet if needs else None, "", brings, [*events, *more])

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
        """A position as one line."""
        lines = ",\n".join(encode(position).decode() for position in self.positions)
        return f"[\n{lines}\n]\n"


def _shortened(answers: list[Answer]) -> list[Answer]:
    """The most common hint of an offer is stored once, for all other actions: answers are tried in order."""
    hints = Counter(answer.hint for answer in answers if answer.hint)
    if not hints:
        return answers
    [(commonest, _)] = hints.most_common(1)
    alike = [answer.action for answer in answers if answer.hint == commonest]
    same = {name: value for name, value in alike[0].items() if all(one[name] == value for one in alike)}
    return [*(answer for answer in answers if answer.hint != commonest), Answer(same, hint=commonest)]
