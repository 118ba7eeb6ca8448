"""A station's turn: entering numbers, taking back and locking; using or skipping stars (MC-15, MC-22)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.boards import Space, Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.earning import StarSkipped
from heliograph.games.critical_orbit.changes.settling import settle
from heliograph.games.critical_orbit.changes.writing import write
from heliograph.games.critical_orbit.moves.houston import offer_claim
from heliograph.games.critical_orbit.moves.move import StationMove, Word
from heliograph.games.critical_orbit.rules.stations import open_on
from heliograph.games.critical_orbit.state import Desk, State
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.words import job_name, space_name
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Field, Fixed, Offer
from heliograph.kernel.seats import Seat

_PIPS = (1, 2, 3, 4, 5, 6)


def offer_desk(pack: Pack, state: State, station: Station) -> Iterator[Offer]:
    """All that a station may do with its numbers and stars; picking a shape comes first (MC-H7)."""
    desk, this = state.desks[station], Fixed(station)
    if desk.claims:
        yield from offer_claim(desk)
        return
    spaces = Choice(open_on(pack, state, station) if _has_numbers(desk) else ())
    for star in (False, True):
        values = _values(desk, star=star)
        if values:
            fields: dict[str, Field] = {
                "station": this,
                "space": spaces,
                "value": Choice(values),
                "star": Fixed(star),
            }
            yield Offer("enter", fields)
    if desk.stars:
        yield Offer("skip-star", {"station": this})
    if _may_take_back(desk):
        yield Offer("take-back", {"station": this})
    if _may_lock(state, desk) and not _has_numbers(desk):
        yield Offer("lock", {"station": this})


def _values(desk: Desk, *, star: bool) -> tuple[int, ...]:
    """MC-15; with a star, any value (MC-22)."""
    if star:
        return _PIPS if desk.stars else ()
    return tuple(dict.fromkeys(desk.left))


def _has_numbers(desk: Desk) -> bool:
    return bool(desk.left or desk.stars)


def _may_take_back(desk: Desk) -> bool:
    return bool(desk.undoable) and not desk.locked


def _may_lock(state: State, desk: Desk) -> bool:
    return state.phase == "enter" and not desk.locked


class DeskMove(StationMove, frozen=True):
    """A move that waits until Houston has taken one of the shapes it made (MC-H7)."""

    station: Station

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        desk = state.desks[self.station]
        return say("mc-refused-claim-first") if desk.claims else self.why_not_now(state, desk)

    def why_not_now(self, state: State, desk: Desk) -> Message:
        raise NotImplementedError


class Enter(DeskMove, frozen=True, tag="enter"):
    """Writes a number into a space: one of the turn's numbers, or with a star any (MC-22)."""

    space: Word
    value: int
    star: bool

    def why_not_now(self, state: State, desk: Desk) -> Message:
        if self.star and not desk.stars:
            return say("mc-refused-no-star")
        return say("mc-refused-space" if self.value in _values(desk, star=self.star) else "mc-refused-value")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        desk = doing.desk(self.station)
        if self.star:
            doing.change_desk(self.station, stars=desk.stars - 1)
        else:
            left = list(desk.left)
            left.remove(self.value)
            doing.change_desk(self.station, left=tuple(left))
        write(doing, self.station, self.space, self.value, star=self.star)
        settle(doing)


class SkipStar(DeskMove, frozen=True, tag="skip-star"):
    """A station goes without its extra number, which is optional (MC-22)."""

    def why_not_now(self, state: State, desk: Desk) -> Message:
        return say("mc-refused-no-star")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        doing.change_desk(self.station, stars=doing.desk(self.station).stars - 1)
        doing.tell(StarSkipped(self.station))
        settle(doing)


class Lock(DeskMove, frozen=True, tag="lock"):
    """MC-19."""

    def why_not_now(self, state: State, desk: Desk) -> Message:
        return say("mc-refused-enter-first" if _may_lock(state, desk) else "mc-refused-lock")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        doing.change_desk(self.station, locked=True, undoable=())
        doing.tell(Locked(self.station))
        settle(doing)


class Locked(Happening, frozen=True, tag="locked"):
    """MC-19."""

    station: Station

    def sentence(self) -> Message:
        return say("mc-event-locked", job=job_name(self.station))


class TakeBack(DeskMove, frozen=True, tag="take-back"):
    """Takes back the station's last entry of this turn, if nothing has followed from it."""

    def why_not_now(self, state: State, desk: Desk) -> Message:
        return say("mc-refused-take-back")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        desk = doing.desk(self.station)
        entry = desk.undoable[-1]
        board = getattr(doing.state, self.station)
        written = {space: value for space, value in board.written.items() if space != entry.space}
        doing.change(**{self.station: replace(board, written=written)})
        if entry.star:
            doing.change_desk(self.station, stars=desk.stars + 1, undoable=desk.undoable[:-1])
        else:
            doing.change_desk(self.station, left=(*desk.left, entry.value), undoable=desk.undoable[:-1])
        doing.tell(TakenBack(self.station, entry.space))
        settle(doing)


class TakenBack(Happening, frozen=True, tag="taken-back"):
    station: Station
    space: Space

    def sentence(self) -> Message:
        space = space_name(self.station, self.space)
        return say("mc-event-taken-back", job=job_name(self.station), space=space)
