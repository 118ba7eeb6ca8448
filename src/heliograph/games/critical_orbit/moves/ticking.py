"""What players do for the AI deck's stations (MC-61, MC-65 to MC-67, MC-H11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.settling import finish_task, settle
from heliograph.games.critical_orbit.changes.writing import TICK, write
from heliograph.games.critical_orbit.moves.houston import tick_square
from heliograph.games.critical_orbit.moves.move import StationMove, Word
from heliograph.games.critical_orbit.rules.deck import tickable
from heliograph.games.critical_orbit.state import Desk, ShapeTask, State
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.remembered import remembered
from heliograph.kernel.seats import Seat


def offer_tick(pack: Pack, state: State, station: Station) -> Iterator[Offer]:
    desk = state.desks[station]
    if _is_for_square(desk):
        yield Offer("tick-square", {"shape": Choice(tickable(pack, state, station))})
    elif desk.tasks:
        yield _tick_space(station, tickable(pack, state, station))


@remembered(256)
def _tick_space(station: Station, spaces: tuple[str, ...]) -> Offer:
    return Offer("tick-space", {"station": Fixed(station), "space": Choice(spaces)})


def _is_for_square(desk: Desk) -> bool:
    return bool(desk.tasks) and isinstance(desk.tasks[0], ShapeTask)


class TickSquare(StationMove, frozen=True, tag="tick-square"):
    """Ticks a square for the AI deck's Houston (MC-H11)."""

    for_deck: ClassVar[bool] = True
    shape: Shape

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("mc-refused-no-task")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        finish_task(doing, "houston")
        tick_square(doing, self.shape)
        settle(doing)


class TickSpace(StationMove, frozen=True, tag="tick-space"):
    """Ticks a space for the AI deck's Bengaluru or Cologne (MC-66, MC-67)."""

    for_deck: ClassVar[bool] = True
    station: Station
    space: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        desk = state.desks[self.station]
        asked = bool(desk.tasks) and not _is_for_square(desk)
        return say("mc-refused-space" if asked else "mc-refused-no-task")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        finish_task(doing, self.station)
        write(doing, self.station, self.space, TICK, star=False)
        settle(doing)
