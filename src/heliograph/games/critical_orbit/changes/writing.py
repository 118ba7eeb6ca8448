"""Writing on a station's board, and what follows at once (MC-21, MC-42, MC-50, MC-55)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.boards import Space, Station, grid_of
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.earning import give_star
from heliograph.games.critical_orbit.moves.bengaluru import pay_halves
from heliograph.games.critical_orbit.moves.cologne import tick_circles
from heliograph.games.critical_orbit.moves.houston import look_for_shapes
from heliograph.games.critical_orbit.rules.cologne import column_of
from heliograph.games.critical_orbit.rules.stations import board_of
from heliograph.games.critical_orbit.state import Entry
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.words import job_name, space_name
from heliograph.kernel.message import Message, say

TICK = 0
"""The value written for the AI deck (MC-66, MC-67)."""


class Entered(Happening, frozen=True, tag="entered"):
    station: Station
    space: Space
    value: int
    """0 is a tick for the AI deck."""
    star: bool

    def sentence(self) -> Message:
        job, space = job_name(self.station), space_name(self.station, self.space)
        if self.value == TICK:
            return say("mc-event-ticked", job=job, space=space)
        id = "mc-event-entered-star" if self.star else "mc-event-entered"
        return say(id, job=job, space=space, value=self.value)


def write(doing: Doing, station: Station, space: Space, value: int, *, star: bool) -> None:
    board = getattr(doing.state, station)
    doing.change(**{station: replace(board, written={**board.written, space: value})})
    doing.tell(Entered(station, space, value, star))
    told = len(doing.told)
    winner = board_of(doing.pack, station).stars.get(space)
    if winner is not None:
        give_star(doing, winner)
    match station:
        case "houston":
            look_for_shapes(doing, space)
        case "bengaluru":
            pay_halves(doing, grid_of(space))
        case "cologne":
            tick_circles(doing, column_of(space))
    desk = doing.desk(station)
    alone = value != TICK and len(doing.told) == told and not desk.claims and not desk.locked
    doing.change_desk(station, undoable=(*desk.undoable, Entry(space, value, star)) if alone else ())
