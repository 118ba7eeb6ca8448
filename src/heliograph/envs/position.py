"""A game in an environment: a state, the actions that seats have begun, and the events they were told. It is
immutable: copies are free, and environments cannot disturb each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from heliograph.envs.actions import NO_DRAFT, WAIT, Action, Draft, LeadsTo, Whole
from heliograph.envs.conditions import SavedPosition
from heliograph.envs.spec import EnvSpec
from heliograph.games import AnyGame
from heliograph.kernel.codec import decode, raw
from heliograph.kernel.content import content_hash
from heliograph.kernel.game import Outcome, Refusal, Step, Told
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat, all_seats


class StuckError(RuntimeError):
    """Nobody can move, and no clock runs."""


class Position(msgspec.Struct, frozen=True):
    state: Any
    to_act: Seat
    drafts: tuple[tuple[int, ...], ...]
    told: tuple[tuple[Any, ...], ...]
    """Events that reached each seat since it last acted."""
    now: int = 0
    happened: tuple[Told[Any], ...] = ()
    """The entries that the last action led to."""
    over: bool = False
    waited: tuple[Seat, ...] = ()
    """Seats that have left the move to others since the last action."""


class _Remembered:
    """Views of the last state, by viewer."""

    def __init__(self, see: Callable[[Any, Seat], Any]) -> None:
        self._see = see
        self._state: Any = None
        self._seen: dict[Seat, Any] = {}

    def of(self, state: Any, seat: Seat) -> Any:
        if self._state is not state:
            self._state, self._seen = state, {}
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = self._see(state, seat)
        return seen


class Rules:
    """One game with one set-up, as a sequence of positions."""

    def __init__(self, game: AnyGame, setup: Any, spec: EnvSpec) -> None:
        self.game, self.setup, self.spec = game, setup, spec
        self.seats = all_seats(len(game.seats(setup)))
        self._tables = tuple((*self.seats[first:], *self.seats[:first]) for first in self.seats)
        """The order of turns around the table, from each seat."""
        self._with_wait: tuple[Position | None, dict[int, LeadsTo]] = (None, {})
        self._views, self._glances = _Remembered(game.view), _Remembered(game.glance)
        self._found: tuple[Any, dict[tuple[Seat, tuple[int, ...]], dict[int, LeadsTo]]] = (None, {})
        """The possible actions in the last state, by seat: they are asked for again at once."""

    def start(self, seed: str) -> Position:
        nothing: tuple[tuple[Any, ...], ...] = ((),) * len(self.seats)
        begun = Position(self.game.start(self.setup, seed), Seat(0), nothing, nothing)
        return self._settled(begun, Seat(0))

    @property
    def needs(self) -> str:
        """The rules and content that a saved game needs."""
        return f"{self.game.id} {self.game.rules_version} {content_hash(self.game.content)}"

    def kept(self, position: Position) -> SavedPosition:
        return SavedPosition(
            state=raw(position.state),
            to_act=position.to_act,
            drafts=position.drafts,
            told=tuple(tuple(raw(event) for event in told) for told in position.told),
            now=position.now,
            over=position.over,
            waited=position.waited,
        )

    def found(self, kept: SavedPosition) -> Position:
        game = self.game
        return Position(
            state=decode(kept.state, game.state_type),
            to_act=Seat(kept.to_act),
            drafts=kept.drafts,
            told=tuple(tuple(decode(event, game.event_type) for event in told) for told in kept.told),
            now=kept.now,
            over=kept.over,
            waited=tuple(map(Seat, kept.waited)),
        )

    def view(self, position: Position, seat: Seat) -> Any:
        """In the form that AI seats and readers get."""
        return self._views.of(position.state, seat)

    def glance(self, position: Position, seat: Seat) -> Any:
        """Used to find whose turn it is, what is possible, and what there is to see."""
        return self._glances.of(position.state, seat)

    def outcome(self, position: Position) -> Outcome | None:
        return self.game.outcome(position.state)

    def draft(self, position: Position, seat: Seat) -> Draft:
        parts = position.drafts[seat]
        return Draft(parts) if parts else NO_DRAFT

    def legal(self, position: Position, seat: Seat) -> dict[int, LeadsTo]:
        """The options of the seat whose turn it is; other seats may do nothing."""
        if position.over or seat != position.to_act:
            return {}
        possible, wait = self._possible(position, seat), self.spec.actions.wait
        if wait is None or position.drafts[seat]:
            return possible
        if self._with_wait[0] is not position:
            others = self._others(position, seat)
            self._with_wait = (position, {wait: WAIT, **possible} if others else possible)
        return self._with_wait[1]

    def together(self, position: Position, seat: Seat) -> dict[int, LeadsTo]:
        """A seat's options where all act at the same time; may be empty."""
        if position.over:
            return {}
        wait = self.spec.actions.wait
        return {**({} if wait is None else {wait: WAIT}), **self._possible(position, seat)}

    def _others(self, position: Position, seat: Seat) -> bool:
        """Whether another seat could act instead."""
        return any(
            other != seat and other not in position.waited and self._asking(position, other) is not None
            for other in self.seats
        )

    def asked(self, position: Position) -> list[Seat]:
        """All seats that could act, in order around the table from the seat in turn."""
        if position.over:
            return []
        return [seat for seat in self._tables[position.to_act] if self._possible(position, seat)]

    def give_turn(self, position: Position, seat: Seat) -> Position:
        waited = tuple(other for other in position.waited if other != seat)
        return replace(position, to_act=seat, waited=waited, happened=())

    def wait(self, position: Position, seat: Seat) -> Position:
        """The seat passes, and is not asked again before another seat has acted."""
        waited = replace(position, waited=(*position.waited, seat), happened=())
        return self._settled(waited, self._after(seat))

    def begin(self, position: Position, seat: Seat, draft: Draft) -> Position:
        """The seat has extended an action that is not complete yet."""
        return replace(position, drafts=_with(position.drafts, seat, draft.parts), happened=())

    def take(self, position: Position, seat: Seat, leads_to: LeadsTo) -> Position | Message:
        """The position after one of the seat's entries."""
        if isinstance(leads_to, Whole):
            action = leads_to.typed(self.game.action_type)
            return self._then(position, seat, self.game.perform(position.state, seat, action, position.now))
        if isinstance(leads_to, Draft):
            return self.begin(position, seat, leads_to)
        return self.wait(position, seat) if leads_to is WAIT else self.play(position, seat, leads_to)

    def play(self, position: Position, seat: Seat, action: Action) -> Position | Message:
        """The position after an action, or the reason why it is refused."""
        try:
            typed = msgspec.convert(action, self.game.action_type)
        except msgspec.ValidationError:
            return say("refused-malformed")
        step = self.game.apply(position.state, seat, typed, position.now)
        return step.reason if isinstance(step, Refusal) else self._then(position, seat, step)

    def _then(self, position: Position, seat: Seat, step: Step[Any, Any]) -> Position:
        told, drafts, events = _with(position.told, seat, ()), position.drafts, step.events
        if drafts[seat]:
            drafts = _with(drafts, seat, ())
        after = Position(
            step.state, position.to_act, drafts, _told(told, events), position.now, events, position.over
        )
        return self._settled(after, self._after(seat))

    def why_not(self, position: Position, seat: Seat, index: int) -> Message:
        """Why an entry of the table is not possible now, in the game's own words."""
        draft = self.draft(position, seat)
        if index >= len(self.spec.actions):
            return say("envs-padding")
        action = self.spec.actions.example(index, self.glance(position, seat), draft)
        if isinstance(action, Message):
            return action
        refused = self.play(position, seat, action)
        return refused if isinstance(refused, Message) else say("envs-too-fine")

    def _after(self, seat: Seat) -> Seat:
        return self._tables[seat][1 % len(self.seats)]

    def _settled(self, position: Position, first: Seat) -> Position:
        """The next seat around the table from this one. If nobody is asked, the clock runs."""
        if any(position.drafts):
            position = self._without_dead_drafts(position)
        while self.outcome(position) is None:
            for seat in self._tables[first]:
                if seat not in position.waited and self._possible(position, seat):
                    return position if seat == position.to_act else replace(position, to_act=seat)
            if position.waited:
                position = replace(position, waited=())
                continue
            due = self.game.due(position.state)
            if due is None:
                raise StuckError(f"{self.spec.name}: nobody can move")
            now = max(position.now, due)
            position = _after(replace(position, now=now), self.game.tick(position.state, now))
        return replace(position, over=True)

    def _without_dead_drafts(self, position: Position) -> Position:
        """Drops a begun action that another seat's action has made impossible."""
        for seat, parts in enumerate(position.drafts):
            if parts and not self._possible(position, Seat(seat)):
                position = replace(position, drafts=_with(position.drafts, Seat(seat), ()))
        return position

    def _asking(self, position: Position, seat: Seat) -> Prompt | None:
        """The seat's prompt, if it is its turn."""
        prompt = self.game.prompt(position.state, seat)
        if not prompt.waits or (
            self.spec.asks_only_some and not self.spec.is_asked(self.glance(position, seat))
        ):
            return None
        return prompt

    def _possible(self, position: Position, seat: Seat) -> dict[int, LeadsTo]:
        state, key = position.state, (seat, position.drafts[seat])
        if self._found[0] is not state:
            self._found = (state, {})
        found = self._found[1].get(key)
        if found is None:
            found, prompt = {}, self._asking(position, seat)
            if prompt is not None:
                view = self.glance(position, seat)
                found = self.spec.actions.legal(prompt, view, self.draft(position, seat))
            self._found[1][key] = found
        return found


def _after(position: Position, step: Step[Any, Any]) -> Position:
    told, happened = _told(position.told, step.events), (*position.happened, *step.events)
    return replace(position, state=step.state, told=told, happened=happened)


def _told(told: tuple[tuple[Any, ...], ...], events: Sequence[Told[Any]]) -> tuple[tuple[Any, ...], ...]:
    """Adds these events for the seats they reach."""
    if not events:
        return told
    if all(one.to is None and not one.but for one in events):
        for_all = tuple([one.event for one in events])
        return tuple([(*known, *for_all) for known in told])
    return tuple(
        [
            (*known, *[one.event for one in events if one.reaches(Seat(seat))])
            for seat, known in enumerate(told)
        ]
    )


def _with(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
