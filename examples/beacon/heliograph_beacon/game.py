"""Beacon: the keeper sees which channel is free of rocks, and has only a lamp to say so."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Hearing, Outcome, Step, Told
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer, Prompt
from heliograph.kernel.seats import Seat, SeatSpec

Channel = Literal["left", "middle", "right"]
CHANNELS: tuple[Channel, ...] = get_args(Channel)
KEEPER, PILOT = Seat(0), Seat(1)
MOST_FLASHES = 2


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the box; `heliograph play --content beacon=FILE` changes it."""

    nights: int = 5
    oil: int = 4
    ships_to_win: int = 4


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 2


class Flashed(msgspec.Struct, frozen=True, tag_field="type", tag="flashed"):
    count: int


class Sailed(msgspec.Struct, frozen=True, tag_field="type", tag="sailed"):
    channel: Channel
    free: Channel


class State(msgspec.Struct, frozen=True):
    channels: tuple[Channel, ...]
    """Those without rocks: tonight's, the keeper's secret, and in the nights to come."""
    oil: int
    ships: int = 0
    flashes: int | None = None
    """None until the keeper has given tonight's signal."""
    last_night: Sailed | None = None
    """By morning everyone knows."""


class View(msgspec.Struct, frozen=True):
    me: Seat | None
    channel: Channel | None
    nights_left: int
    oil: int
    ships: int
    flashes: int | None
    last_night: Sailed | None


class Flash(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="flash"):
    count: int


class Steer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="steer"):
    channel: Channel


Action = Flash | Steer
Event = Flashed | Sailed


class Beacon(BoxedGame[Pack, Setup, State, Action, View, Event]):
    id = "beacon"
    rules_version = 1
    pack_type = Pack
    setup_type = Setup
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event

    def check_setup(self, setup: Setup) -> Message | None:
        return None if setup.seats == 2 else say("beacon-setup-seats")

    def seats(self, setup: Setup) -> tuple[SeatSpec, ...]:
        return SeatSpec(KEEPER, "keeper"), SeatSpec(PILOT, "pilot")

    def start(self, setup: Setup, seed: str) -> State:
        return State(_channels(self.content.nights, Chance.from_seed(seed)), self.content.oil)

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        if (outcome := self.outcome(state)) is not None:
            return Prompt(outcome.ending)
        if state.flashes is None:
            counts = Choice(tuple(range(min(MOST_FLASHES, state.oil) + 1)))
            asked = Prompt(say("beacon-ask-flash"), (Offer("flash", {"count": counts}),))
            return asked if viewer == KEEPER else Prompt(say("beacon-wait-keeper"))
        asked = Prompt(say("beacon-ask-steer"), (Offer("steer", {"channel": Choice(CHANNELS)}),))
        return asked if viewer == PILOT else Prompt(say("beacon-wait-pilot"))

    def why_not(self, state: State, seat: Seat, action: Action) -> Message:
        if self.prompt(state, seat).offers and isinstance(action, Flash):
            return say("beacon-refused-oil", oil=state.oil)
        return say("beacon-refused-not-now")

    def perform(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Event]:
        if isinstance(action, Flash):
            lit = replace(state, flashes=action.count, oil=state.oil - action.count)
            return Step(lit, (Told(Flashed(action.count)),))
        free, *to_come = state.channels
        ships, sailed = state.ships + (action.channel == free), Sailed(action.channel, free)
        return Step(State(tuple(to_come), state.oil, ships, last_night=sailed), (Told(sailed),))

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(
            me=viewer,
            channel=state.channels[0] if viewer == KEEPER and state.channels else None,
            nights_left=len(state.channels),
            oil=state.oil,
            ships=state.ships,
            flashes=state.flashes,
            last_night=state.last_night,
        )

    def open_view(self, state: State) -> View:
        return self.view(state, KEEPER)

    def describe(self, view: View) -> tuple[Message, ...]:
        told = [
            say("beacon-describe-nights", nights=view.nights_left, ships=view.ships),
            say("beacon-describe-oil", oil=view.oil),
        ]
        if view.channel is not None:
            told.append(say("beacon-describe-channel", channel=say(f"beacon-channel-{view.channel}")))
        if view.flashes is not None:
            told.append(say("beacon-flashed", count=view.flashes))
        return tuple(told)

    def tell(self, event: Event) -> Message:
        if isinstance(event, Flashed):
            return say("beacon-flashed", count=event.count)
        channel, free = say(f"beacon-channel-{event.channel}"), say(f"beacon-channel-{event.free}")
        if event.channel == event.free:
            return say("beacon-sailed", channel=channel)
        return say("beacon-wrecked", channel=channel, free=free)

    def hears(self, state: State, speaker: Seat) -> Hearing:
        if self.outcome(state) is None:
            return Hearing(frozenset(), say("beacon-too-far"))
        return Hearing(frozenset({KEEPER, PILOT}))

    def imagine(self, view: View, chance: Chance) -> State:
        channels = _channels(view.nights_left, chance)
        if view.channel is not None:
            channels = (view.channel, *channels[1:])
        return State(channels, view.oil, view.ships, view.flashes, view.last_night)

    def outcome(self, state: State) -> Outcome | None:
        if state.channels:
            return None
        won = state.ships >= self.content.ships_to_win
        ending = say("beacon-won" if won else "beacon-lost", ships=state.ships, nights=self.content.nights)
        return Outcome((KEEPER, PILOT) if won else (), (state.ships, state.ships), ending)


def _channels(nights: int, chance: Chance) -> tuple[Channel, ...]:
    channels: list[Channel] = []
    for _ in range(nights):
        channel, chance = chance.pick(CHANNELS)
        channels.append(channel)
    return tuple(channels)
