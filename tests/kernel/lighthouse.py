"""Lighthouse, a small honest game with a clock, whose views forget.

Each round the keeper lights the lamp with a number that everyone sees until the lamp burns down. The
ship reports the number from memory; it may note one in private and take that back.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.content import Sourced
from heliograph.kernel.game import Hearing, Outcome, Step, Told
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer, Prompt
from heliograph.kernel.seats import Seat, SeatSpec, all_seats

KEEPER, SHIP = Seat(0), Seat(1)
NUMBERS = (1, 2, 3, 4, 5, 6)


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Sourced[int] = Sourced(4, "house")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 2
    burns_ms: int = 2500


class State(msgspec.Struct, frozen=True):
    setup: Setup
    chance: Chance
    lamps: tuple[int, ...]
    """This round's number and the ones to come."""
    lit: bool = False
    burns_down_at: int | None = None
    note: int = 0
    reported: int = 0
    right: int = 0
    gulls: int = 0
    """They return at random whenever the lamp is dark."""


class View(msgspec.Struct, frozen=True):
    me: Seat | None
    left: int
    lamp: int | None
    burns_down_at: int | None
    note: int
    reported: int
    right: int
    gulls: int
    lit: bool
    burns_ms: int


class Light(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="light"):
    pass


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="note"):
    number: int


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="report"):
    number: int


class Shone(msgspec.Struct, frozen=True, tag_field="type", tag="shone"):
    number: int


class BurnedDown(msgspec.Struct, frozen=True, tag_field="type", tag="burned-down"):
    gulls: int


class Reported(msgspec.Struct, frozen=True, tag_field="type", tag="reported"):
    number: int
    right: bool


class Ordered(msgspec.Struct, frozen=True, tag_field="type", tag="ordered"):
    """Only the keeper is told the number to show."""

    number: int


Action = Light | Note | Report
Event = Shone | BurnedDown | Reported | Ordered


class Lighthouse(BoxedGame[Pack, Setup, State, Action, View, Event]):
    id = "lighthouse"
    pack_type = Pack
    rules_version = 1
    setup_type = Setup
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event
    views_forget = True

    def check_setup(self, setup: Setup) -> Message | None:
        return None if setup.seats == 2 else say("setup-seats")

    def seats(self, setup: Setup) -> tuple[SeatSpec, ...]:
        return tuple(SeatSpec(seat) for seat in all_seats(setup.seats))

    def start(self, setup: Setup, seed: str) -> State:
        lamps, chance = _numbers(self._pack.rounds.value, Chance.from_seed(seed))
        return State(setup, chance, lamps)

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        if not state.lamps:
            return Prompt(say("over"))
        if viewer == KEEPER and not state.lit:
            return Prompt(say("ask-light"), (Offer("light"),))
        if viewer == SHIP and state.lit:
            number = {"number": Choice(NUMBERS)}
            return Prompt(say("ask-report"), (Offer("note", {**number}), Offer("report", {**number})))
        return Prompt(say("wait"))

    def why_not(self, state: State, seat: Seat, action: Action) -> Message:
        return say("refused-action")

    def perform(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Any]:
        match action:
            case Light():
                lit = replace(state, lit=True, burns_down_at=now + state.setup.burns_ms)
                return Step(lit, (Told(Shone(state.lamps[0])),))
            case Note(number):
                return Step(replace(state, note=number), takes_back=True)
            case Report(number):
                return self.report(state, number)

    def report(self, state: State, number: int) -> Step[State, Any]:
        right = number == state.lamps[0]
        lamps = state.lamps[1:]
        ordered = tuple(Told(Ordered(lamp), frozenset({KEEPER})) for lamp in lamps[:1])
        dark = replace(state, lamps=lamps, lit=False, burns_down_at=None, note=0)
        after = replace(dark, reported=number, right=state.right + right)
        return Step(after, (Told(Reported(number, right)), *ordered))

    def timed(self, setup: Setup) -> bool:
        return True

    def due(self, state: State) -> int | None:
        return state.burns_down_at

    def tick(self, state: State, now: int) -> Step[State, Any]:
        gulls, chance = state.chance.below(6)
        dark = replace(state, chance=chance, burns_down_at=None, gulls=gulls)
        return Step(dark, (Told(BurnedDown(gulls)),))

    def view(self, state: State, viewer: Seat | None) -> View:
        seen = viewer == KEEPER or state.burns_down_at is not None
        return View(
            me=viewer,
            left=len(state.lamps),
            lamp=state.lamps[0] if seen and state.lamps else None,
            burns_down_at=state.burns_down_at,
            note=state.note if viewer == SHIP else 0,
            reported=state.reported,
            right=state.right,
            gulls=state.gulls,
            lit=state.lit,
            burns_ms=state.setup.burns_ms,
        )

    def open_view(self, state: State) -> View:
        return self.view(state, KEEPER)

    def describe(self, view: View) -> tuple[Message, ...]:
        return (say("lamp", number=view.lamp or 0),)

    def tell(self, event: Event) -> Message:
        return say(str(event.__struct_config__.tag))

    def hears(self, state: State, speaker: Seat) -> Hearing:
        return Hearing(frozenset(), say("talk-closed"))

    def imagine(self, view: View, chance: Chance) -> State:
        future, chance = chance.fork()
        lamps, chance = _numbers(view.left, chance)
        if view.lamp is not None:
            lamps = (view.lamp, *lamps[1:])
        note, chance = chance.below(7)
        return State(
            setup=Setup(burns_ms=view.burns_ms),
            chance=future,
            lamps=lamps,
            lit=view.lit,
            burns_down_at=view.burns_down_at,
            note=view.note if view.me == SHIP or not view.lit else note,
            reported=view.reported,
            right=view.right,
            gulls=view.gulls,
        )

    def outcome(self, state: State) -> Outcome | None:
        return None if state.lamps else Outcome((), (state.right,) * 2, say("ending"))


def _numbers(count: int, chance: Chance) -> tuple[tuple[int, ...], Chance]:
    numbers = []
    for _ in range(count):
        number, chance = chance.pick(NUMBERS)
        numbers.append(number)
    return tuple(numbers), chance
