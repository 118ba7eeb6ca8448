"""The ready check (MC-13)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.moves.move import Move
from heliograph.games.critical_orbit.state import Clock, State
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat, all_seats

_MINUTE_MS = 60_000


def offer_ready(state: State, seat: Seat) -> Iterator[Offer]:
    if state.phase == "ready" and seat not in state.ready:
        yield Offer("ready")


class Ready(Move, frozen=True, tag="ready"):
    """A seat is ready; with the last one the clock starts (MC-13)."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("mc-refused-ready")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        state = doing.state
        doing.change(ready=tuple(sorted((*state.ready, seat))))
        doing.tell(SaidReady(seat))
        if doing.state.ready == all_seats(state.setup.seats):
            deadline = now + state.setup.minutes * _MINUTE_MS if state.setup.clock == "timed" else None
            doing.change(phase="roll", clock=Clock(deadline))
            doing.tell(Started())


class SaidReady(Happening, frozen=True, tag="said-ready"):
    seat: Seat

    def sentence(self) -> Message:
        return say("mc-event-ready", player=seat_name(self.seat))


class Started(Happening, frozen=True, tag="started"):
    """The clock has started (MC-13)."""

    def sentence(self) -> Message:
        return say("mc-event-started")
