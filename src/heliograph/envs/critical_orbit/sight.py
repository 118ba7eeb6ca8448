"""Mission Control as numbers: what one seat sees. For other seats everything behind Mercury's screen is
zero."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import get_args

from heliograph.envs.critical_orbit.behind import BehindTheScreen
from heliograph.envs.layout import Block, Layout, Page, Pages, Piece, Vector
from heliograph.games.critical_orbit.box.boards import GRIDS, JOBS, STATIONS, Space, Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.radio import NEEDS, reasons
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.games.critical_orbit.rules.stations import board_of
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import (
    BoxTask,
    Cologne,
    Desk,
    Houston,
    Phase,
    ShapeTask,
    SpaceTask,
)
from heliograph.games.critical_orbit.telling.view import Behind, View

_PHASES: tuple[Phase, ...] = get_args(Phase)
_PIPS = 6
MOST_CLAIMS = 8
"""The number of shapes of one entry that can be claimed; a further one needs the raw form."""
_BOX_SIZES = 6
_TASK = 1 + len(GRIDS) + 1 + _BOX_SIZES
_DESK = 3 + _PIPS + _TASK


class Sight:
    def __init__(self, pack: Pack, setup: Setup, composed: Sequence[str]) -> None:
        self._pack = pack
        self._boards = {station: board_of(pack, station).order for station in STATIONS}
        self._reasons = {reason: place for place, reason in enumerate(reasons(pack))}
        self._behind = BehindTheScreen(pack)
        self.layout = Layout([*self._pieces(setup), *self._behind.pieces, *_begun(composed)])
        self._pages = Pages(self.layout)
        block = partial(Block, self.layout)
        self._who = block("phase", "ready")
        self._goal = block("turn")
        self._turn = block("dice", "may be left")
        self._radio = block("wish of houston", "needs")
        self._gains = block("stars", "tracks")
        self._houston = block("houston, filled", "houston, claims")
        self._bengaluru = block("bengaluru, filled", "bengaluru, paid")
        self._cologne = block("cologne, filled", "cologne, circles")
        self._desks = {station: block(f"desk of {station}") for station in STATIONS}
        self._screen = block(self._behind.pieces[0].name, self._behind.pieces[-1].name)
        self._begun = block("begun")

    def vector(self, view: View, begun: Sequence[int]) -> Vector:
        me = view.me or 0
        page = self._pages.of(me)
        if page.shows is not view:
            self._write(page, view, me)
            page.shows = view
        self._begun.write(page, (begun,), _write_begun, begun)
        return page.vector.copy()

    def _write(self, page: Page, view: View, me: int) -> None:
        turn = (
            *(view.phase, view.ready, view.jobs, view.turn, view.target),
            *(view.dice, view.kept, view.may_leave, view.wants, view.kept_why, view.needs),
        )
        if page.is_new("turn", turn):
            self._who.write(page, (view.phase, view.ready, view.jobs, me), _write_who, view, me)
            self._goal.write(page, (view.turn, view.target), _write_goal, view)
            self._turn.write(page, (view.dice, view.kept, view.may_leave), _write_turn, view)
            radio = (view.wants, view.kept_why, view.needs)
            self._radio.write(page, radio, self._write_radio, view)
        stations = (view.houston, view.bengaluru, view.circles, view.cologne, view.desks)
        if page.is_new("stations", stations):
            houston, claims = view.houston, view.desks["houston"].claims
            self._houston.write(page, (houston, claims), self._write_houston, houston, claims)
            grids = (view.bengaluru, view.circles)
            self._bengaluru.write(page, grids, self._write_bengaluru, view)
            self._cologne.write(page, (view.cologne,), self._write_cologne, view.cologne)
            for station, desk in view.desks.items():
                self._desks[station].write(page, (desk,), _write_desk, station, desk)
        self._gains.write(page, (view.stars, view.tracks), self._write_gains, view)
        self._screen.write(page, (view.mercury,), self._write_screen, view.mercury)

    def _write_screen(self, page: Page, behind: Behind | None) -> None:
        if behind is not None:
            self._behind.write(page, behind)

    def _write_gains(self, page: Page, view: View) -> None:
        page.write("stars", [view.stars / 10])
        steps = self._pack.track.value.steps
        page.write("tracks", [view.tracks.get(colour, 0) / steps for colour in VALVES])

    def _write_radio(self, page: Page, view: View) -> None:
        for station, wish in view.wants.items():
            page.mark(f"wish of {station}", [wish.leave, _PIPS + 1 + self._reasons[wish.why]])
            page.write(f"firm wish of {station}", [wish.firm])
        page.mark("why kept", [self._reasons[view.kept_why]])
        for order, need in enumerate(view.needs, 1):
            page.mark("needs", [NEEDS.index(need)], order / len(NEEDS))

    def _write_houston(self, page: Page, houston: Houston, claims: tuple[tuple[Space, ...], ...]) -> None:
        circles, order = self._pack.circles_each_shape.value, self._boards["houston"]
        self._written(page, "houston", houston.written)
        page.mark("houston, struck", (order[space] for space in houston.struck))
        page.write("houston, circles", (houston.circles.get(shape, 0) / circles for shape in SHAPES))
        page.write("houston, squares", (houston.squares.get(shape, 0) / 4 for shape in SHAPES))
        for number, spaces in enumerate(claims[:MOST_CLAIMS]):
            page.mark("houston, claims", (number * len(order) + order[space] for space in spaces))

    def _write_bengaluru(self, page: Page, view: View) -> None:
        halves = len(self._pack.all_halves)
        self._written(page, "bengaluru", view.bengaluru.written)
        page.write("bengaluru, circles", (view.circles[grid] / 10 for grid in GRIDS))
        page.write("bengaluru, paid", (view.bengaluru.paid.get(grid, 0) / halves for grid in GRIDS))

    def _write_cologne(self, page: Page, cologne: Cologne) -> None:
        self._written(page, "cologne", cologne.written)
        page.write("cologne, circles", [cologne.circles / 10])

    def _written(self, page: Page, station: Station, written: Mapping[Space, int]) -> None:
        order = self._boards[station]
        page.mark(f"{station}, filled", (order[space] for space in written))
        page.scatter(
            f"{station}, written", ((order[space], value / _PIPS) for space, value in written.items())
        )

    def _pieces(self, setup: Setup) -> Iterable[Piece]:
        seats, whys = setup.seats, len(self._reasons)
        pips, said = f"how many of each value, 1 to {_PIPS}", f"one of {whys} reasons, the first is none"
        yield Piece("phase", len(_PHASES), f"one of {', '.join(_PHASES)}")
        yield Piece("jobs", len(JOBS), f"this seat's jobs: {', '.join(JOBS)}")
        yield Piece("ready", seats, "who is ready, counted from this seat")
        yield Piece("turn", 2, "turns, as a part of all; the oxygen that is needed, in tens")
        yield Piece("dice", _PIPS, pips)
        yield Piece("kept", _PIPS, pips)
        yield Piece("may be left", _PIPS, "values that may be left to Mercury")
        for station in STATIONS:
            yield Piece(f"wish of {station}", _PIPS + 1 + whys, f"any or a value to leave; why: {said}")
            yield Piece(f"firm wish of {station}", 1, "whether that is firm")
        yield Piece("why kept", whys, f"why Mercury kept what it kept: {said}")
        yield Piece("needs", len(NEEDS), f"what Mercury calls for, its order in eighths: {', '.join(NEEDS)}")
        yield Piece("stars", 1, "stars that Mercury has to use, in tenths")
        yield Piece("tracks", len(VALVES), f"steps of the {' and the '.join(VALVES)} valve, as a part of all")
        yield from self._board("houston")
        houston = len(self._boards["houston"])
        yield Piece("houston, struck", houston, "spaces that have been used for a shape")
        yield Piece("houston, circles", len(SHAPES), f"of each shape ({', '.join(SHAPES)}), as a part of all")
        yield Piece("houston, squares", len(SHAPES), "of each shape, in quarters; the AI deck's")
        yield Piece("houston, claims", MOST_CLAIMS * houston, f"the spaces of {MOST_CLAIMS} shapes made")
        yield from self._board("bengaluru")
        yield Piece("bengaluru, circles", len(GRIDS), f"of each grid ({', '.join(GRIDS)}), in tenths")
        yield Piece("bengaluru, paid", len(GRIDS), "half valves delivered by each grid, as a part of all")
        yield from self._board("cologne")
        yield Piece("cologne, circles", 1, "in tenths")
        desk = f"locked, stars in tenths, entries that can be taken back in tenths; {pips} to be entered; "
        desk += (
            f"task of the AI deck's: a square, a space in {', '.join(GRIDS)}, a box, in a column of size n"
        )
        for station in STATIONS:
            yield Piece(f"desk of {station}", _DESK, desk)

    def _board(self, station: Station) -> Iterable[Piece]:
        spaces = self._boards[station]
        where = f"for each space: {', '.join(spaces)}"
        yield Piece(f"{station}, filled", len(spaces), f"whether anything is written; {where}")
        yield Piece(f"{station}, written", len(spaces), "the number there, in sixths; a tick is 0")


def _write_who(page: Page, view: View, me: int) -> None:
    page.mark("phase", [_PHASES.index(view.phase)])
    page.mark("jobs", map(JOBS.index, view.jobs))
    page.mark("ready", [(seat - me) % view.setup.seats for seat in view.ready])


def _write_goal(page: Page, view: View) -> None:
    page.write("turn", [view.turn / view.setup.turns, view.target / 10])


def _write_turn(page: Page, view: View) -> None:
    page.write("dice", [view.dice.count(value) for value in range(1, _PIPS + 1)])
    page.write("kept", [view.kept.count(value) for value in range(1, _PIPS + 1)])
    page.mark("may be left", [value - 1 for value in view.may_leave])


def _write_desk(page: Page, station: Station, desk: Desk) -> None:
    page.write(f"desk of {station}", _desk(desk))


def _write_begun(page: Page, begun: Sequence[int]) -> None:
    page.scatter("begun", [(part, order / 4) for order, part in enumerate(begun, 1)])


def _desk(desk: Desk) -> list[float]:
    values = [float(desk.locked), desk.stars / 10, len(desk.undoable) / 10]
    values += [float(desk.left.count(value)) for value in range(1, _PIPS + 1)]
    task = [0.0] * _TASK
    match desk.tasks[0] if desk.tasks else None:
        case ShapeTask():
            task[0] = 1.0
        case SpaceTask(grids):
            for grid in grids:
                task[1 + GRIDS.index(grid)] = 1.0
        case BoxTask(size):
            task[1 + len(GRIDS)] = 1.0
            if 0 < size <= _BOX_SIZES:
                task[1 + len(GRIDS) + size] = 1.0
    return values + task


def _begun(composed: Sequence[str]) -> list[Piece]:
    return [Piece("begun", len(composed), "what this seat has begun, of the composed actions: its order / 4")]
