"""Transmissions (CT-13 to CT-23): the Source lays a route and taps it, and the Crew may ask for another."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, ClassVar

import msgspec
from msgspec.structs import replace

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.event import Happening
from heliograph.games.contact.moves.move import CREW, SOURCE, Move, When, step
from heliograph.games.contact.rules.flight import flight_of
from heliograph.games.contact.rules.mission import is_guided, is_written_down
from heliograph.games.contact.state import LONGEST_ID, State, Transmission
from heliograph.games.contact.telling.names import chip_name
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Offer, Path, Rhythm
from heliograph.kernel.remembered import remembered
from heliograph.kernel.seats import Seat

_AtMost64 = msgspec.Meta(max_length=64)


class PlanRoute(Move, frozen=True, tag="plan-route"):
    """Guided mode: the Source lays the route privately (CT-H5)."""

    route: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=LONGEST_ID)], ...], _AtMost64]

    when: ClassVar[When] = {"transmit": SOURCE}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """CT-14 to CT-17, CT-H4."""
        if not is_guided(state.setup):
            return ()
        route = Path(state.rocket, flight_of(state).target, state.layout.links)
        return (Offer("plan-route", {"route": route}),)

    def why_not(self, pack: Pack, state: State) -> Message:
        if not is_guided(state.setup):
            return say("refused-free-mode")
        if self.route[-1:] != (flight_of(state).target,):
            return say("refused-route-end")
        links, visited = state.layout.links, {state.rocket}
        for here, there in pairwise((state.rocket, *self.route)):
            if there not in links:
                return say("refused-no-such-chip")
            if there in visited:
                return say("refused-route-twice", chip=chip_name(there))
            if there not in links[here]:
                return say("refused-route-blocked", here=chip_name(here), there=chip_name(there))
            visited.add(there)
        return super().why_not(pack, state)

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        return Step(replace(state, plan=self.route), takes_back=True)


class Transmit(Move, frozen=True, tag="transmit"):
    """A complete recording, with one pause fewer than holds."""

    holds: Annotated[tuple[int, ...], _AtMost64]
    pauses: Annotated[tuple[int, ...], _AtMost64] = ()

    when: ClassVar[When] = {"transmit": SOURCE}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """Guided mode requires a route first, and one tap for each of its flights (CT-H5)."""
        fewest, most = 1, _longest_route(state)
        if is_guided(state.setup):
            if state.plan is None:
                return ()
            fewest = most = len(state.plan)
        return _taps(pack, fewest, most)

    def why_not(self, pack: Pack, state: State) -> Message:
        if is_guided(state.setup):
            if state.plan is None:
                return say("refused-plan-first")
            if len(self.holds) != len(state.plan):
                return say("refused-hops", taps=len(self.holds), hops=len(state.plan))
        if not 1 <= len(self.holds) <= _longest_route(state):
            return say("refused-hold-count", most=_longest_route(state))
        if len(self.pauses) != len(self.holds) - 1:
            return say("refused-pause-count")
        shortest, longest = pack.shortest_hold_ms.value, pack.longest_hold_ms.value
        if not all(shortest <= hold <= longest for hold in self.holds):
            return say("refused-hold-length", shortest=shortest, longest=longest)
        return say("refused-pause-length", longest=pack.longest_pause_ms.value)

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        """CT-18: only durations are sent. The rocket stays where it is (CT-20)."""
        flight, pauses = flight_of(state), self.pauses
        if state.setup.equal_pauses:
            pauses = (pack.equal_pause_ms.value,) * len(pauses)
        recording = Transmission(state.rocket, self.holds, pauses, state.plan, len(flight.guesses))
        sent = replace(
            state,
            phase="guess",
            plan=None,
            flight=replace(flight, transmissions=(*flight.transmissions, recording)),
            transmissions_left=state.transmissions_left - 1,
        )
        kept = is_written_down(state.setup, flight)
        return step(sent, Transmitted(state.source, replace(recording, route=None), kept))


@remembered(most=64)
def _taps(pack: Pack, fewest: int, most: int) -> tuple[Offer, ...]:
    holds = Rhythm(fewest, most, pack.shortest_hold_ms.value, pack.longest_hold_ms.value)
    pauses = Rhythm(fewest - 1, most - 1, 0, pack.longest_pause_ms.value, between="holds")
    return (Offer("transmit", {"holds": holds, "pauses": pauses}),)


class Transmitted(Happening, frozen=True, tag="transmitted"):
    """Never carries the route, which is revealed after the round (CT-H5)."""

    source: Seat
    transmission: Transmission
    written_down: bool = True
    """CT-H21."""

    def sentence(self) -> Message:
        return say("event-transmitted", source=seat_name(self.source), hops=len(self.transmission.holds))


_REPEAT = (Offer("ask-repeat"),)


class AskRepeat(Move, frozen=True, tag="ask-repeat"):
    """The Crew asks for another transmission (CT-22)."""

    when: ClassVar[When] = {"guess": CREW}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """CT-22, CT-23."""
        return _REPEAT if state.transmissions_left > 0 else ()

    def why_not(self, pack: Pack, state: State) -> Message:
        return say("refused-no-repeats-left")

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        asked = RepeatAsked(seat, state.transmissions_left)
        return step(replace(state, phase="transmit", plan=None), asked)


class RepeatAsked(Happening, frozen=True, tag="repeat-asked"):
    seat: Seat
    left: int

    def sentence(self) -> Message:
        return say("event-repeat-asked", seat=seat_name(self.seat))


def _longest_route(state: State) -> int:
    """A route that visits every other chip once."""
    return len(state.layout.chips) - 1
