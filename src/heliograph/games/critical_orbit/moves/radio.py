"""What is said over the radio: what Mercury is short of, and what a station would leave (MC-14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated

import msgspec

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.radio import MOST_NEEDS, NEEDS, NO_REASON, Need, Reason, reasons
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.moves.move import MercuryMove, StationMove, Word
from heliograph.games.critical_orbit.rules.turn import may_leave
from heliograph.games.critical_orbit.state import State, Wish
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.words import need_name, wish_name
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Field, Fixed, Offer, Selection
from heliograph.kernel.seats import Seat

_ANY = 0


_CALL = Offer("call", {"needs": Selection(NEEDS, 0, MOST_NEEDS)})


def offer_call() -> Iterator[Offer]:
    yield _CALL


class Call(MercuryMove, frozen=True, tag="call"):
    """Mercury says what it is short of, most urgent first: it may tell but not show (MC-14)."""

    needs: Annotated[tuple[Need, ...], msgspec.Meta(max_length=MOST_NEEDS)]

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("mc-refused-needs")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        doing.change(needs=self.needs)
        doing.tell(Called(self.needs))


class Called(Happening, frozen=True, tag="called"):
    """What Mercury says it is short of."""

    needs: tuple[Need, ...]

    def sentence(self) -> Message:
        if not self.needs:
            return say("mc-event-called-nothing")
        return say("mc-event-called", needs=tuple(map(need_name, self.needs)))


def offer_want(pack: Pack, state: State, station: Station) -> Iterator[Offer]:
    if state.phase == "choose":
        yield _want(station, may_leave(state), reasons(pack))


@lru_cache(maxsize=1024)
def _want(station: Station, values: tuple[int, ...], why: tuple[Reason, ...]) -> Offer:
    fields: dict[str, Field] = {
        "station": Fixed(station),
        "leave": Choice((_ANY, *values)),
        "why": Choice(why),
        "firm": Choice((False, True)),
    }
    return Offer("want", fields)


class Want(StationMove, frozen=True, tag="want"):
    """Which value a station would leave to Mercury, 0 for any (MC-14)."""

    station: Station
    leave: int
    why: Word = NO_REASON
    firm: bool = False
    """Whether an AI seat on Mercury must comply."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return why_not_leave(pack, state, self.why)

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        firm = self.firm and self.leave != _ANY
        wish = Wish(self.leave, self.why, firm)
        doing.change(wants={**doing.state.wants, self.station: wish})
        doing.tell(Wanted(self.station, self.leave, self.why, firm))


class Wanted(Happening, frozen=True, tag="wanted"):
    station: Station
    leave: int
    """0: any."""
    why: Reason
    firm: bool

    def sentence(self) -> Message:
        return wish_name(self.station, self.leave, self.why, firm=self.firm)


def why_not_leave(pack: Pack, state: State, why: Reason) -> Message:
    """Why a value cannot be left to Mercury, or wished to be left."""
    if state.phase != "choose":
        return say("mc-refused-no-dice")
    return say("mc-refused-forced" if why in reasons(pack) else "mc-refused-reason")
