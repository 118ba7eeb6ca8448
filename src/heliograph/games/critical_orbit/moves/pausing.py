"""Stopping and restarting the clock, which all players must agree to."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.moves.move import Move
from heliograph.games.critical_orbit.rules.turn import has_clock
from heliograph.games.critical_orbit.state import Clock, State
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat, all_seats


def offer_pause(state: State, seat: Seat) -> Iterator[Offer]:
    if state.setup.pauses and has_clock(state) and seat not in state.pausing:
        yield Offer("pause")


class Pause(Move, frozen=True, tag="pause"):
    """This seat wants the clock stopped or restarted; it happens when all seats do."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if not state.setup.pauses:
            return say("mc-refused-no-pauses")
        return say("mc-refused-pause-asked" if has_clock(state) else "mc-refused-no-clock")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        state = doing.state
        asking = tuple(sorted((*state.pausing, seat)))
        doing.change(pausing=asking)
        doing.tell(PauseAsked(seat))
        if asking != all_seats(state.setup.seats):
            return
        clock = state.clock
        if clock.left is None:
            assert clock.deadline is not None
            doing.change(clock=Clock(left=max(0, clock.deadline - now)), pausing=())
            doing.tell(Paused())
        else:
            doing.change(clock=Clock(deadline=now + clock.left), pausing=())
            doing.tell(Resumed())


class PauseAsked(Happening, frozen=True, tag="pause-asked"):
    seat: Seat

    def sentence(self) -> Message:
        return say("mc-event-pause-asked", player=seat_name(self.seat))


class Paused(Happening, frozen=True, tag="paused"):
    def sentence(self) -> Message:
        return say("mc-event-paused")


class Resumed(Happening, frozen=True, tag="resumed"):
    def sentence(self) -> Message:
        return say("mc-event-resumed")
