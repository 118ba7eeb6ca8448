"""The stations' steps: writing numbers, making shapes, filling lines and columns (MC-40 to MC-60)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from heliograph.games.critical_orbit import moves
from heliograph.games.critical_orbit.box.boards import STATIONS, GridName, Space, Station, point_of
from heliograph.games.critical_orbit.box.radio import NO_REASON
from heliograph.games.critical_orbit.box.shapes import Shape, shape_of
from heliograph.games.critical_orbit.moves.deliveries import deliver_half, deliver_tile, turn_up_unlock
from heliograph.games.critical_orbit.moves.doing import Doing
from heliograph.games.critical_orbit.rules.bengaluru import halves_earned
from heliograph.games.critical_orbit.rules.cologne import column_of, is_column_complete
from heliograph.games.critical_orbit.rules.deck import tickable
from heliograph.games.critical_orbit.rules.houston import earns_tile, shapes_made
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.stations import board_of, open_on
from heliograph.games.critical_orbit.rules.turn import is_settled
from heliograph.games.critical_orbit.state import Entry, Task
from heliograph.games.critical_orbit.telling.events import (
    CircleTicked,
    Entered,
    EntrySkipped,
    HalfEarned,
    Locked,
    ShapeMade,
    SquareTicked,
    StarSkipped,
    TakenBack,
)

SQUARES_OF_A_SHAPE = 4


def perform(doing: Doing, move: moves.Writing) -> None:
    match move:
        case moves.Enter(station, space, value, star):
            _enter(doing, station, space, value, star)
        case moves.Claim(index):
            _claim(doing, doing.desk("houston").claims[index])
        case moves.SkipStar(station):
            doing.change_desk(station, stars=doing.desk(station).stars - 1)
            doing.tell(StarSkipped(station))
        case moves.Lock(station):
            doing.change_desk(station, locked=True, undoable=())
            doing.tell(Locked(station, all(desk.locked for desk in doing.state.desks.values())))
        case moves.TakeBack(station):
            _take_back(doing, station)
        case moves.TickSquare(shape):
            _finish_task(doing, "houston")
            tick_square(doing, shape)
        case moves.TickSpace(station, space):
            _finish_task(doing, station)
            _write(doing, station, space, 0, star=False)
        case _:
            assert_never(move)
    settle(doing)


def _enter(doing: Doing, station: Station, space: Space, value: int, star: bool) -> None:
    desk = doing.desk(station)
    if star:
        doing.change_desk(station, stars=desk.stars - 1)
    else:
        left = list(desk.left)
        left.remove(value)
        doing.change_desk(station, left=tuple(left))
    _write(doing, station, space, value, star=star)


def _write(doing: Doing, station: Station, space: Space, value: int, *, star: bool) -> None:
    board = getattr(doing.state, station)
    doing.change(**{station: replace(board, written={**board.written, space: value})})
    doing.tell(Entered(station, space, value, star))
    told = len(doing.told)
    winner = board_of(doing.pack, station).stars.get(space)
    if winner is not None:
        doing.give_star(winner)
    match station:
        case "houston":
            _look_for_shapes(doing, space)
        case "bengaluru":
            _pay_halves(doing, _grid_of(space))
        case "cologne":
            _tick_circles(doing, column_of(space))
    desk = doing.desk(station)
    alone = value and len(doing.told) == told and not desk.claims and not desk.locked
    doing.change_desk(station, undoable=(*desk.undoable, Entry(space, value, star)) if alone else ())


def _take_back(doing: Doing, station: Station) -> None:
    desk = doing.desk(station)
    entry = desk.undoable[-1]
    board = getattr(doing.state, station)
    written = {space: value for space, value in board.written.items() if space != entry.space}
    doing.change(**{station: replace(board, written=written)})
    if entry.star:
        doing.change_desk(station, stars=desk.stars + 1, undoable=desk.undoable[:-1])
    else:
        doing.change_desk(station, left=(*desk.left, entry.value), undoable=desk.undoable[:-1])
    doing.tell(TakenBack(station, entry.space))


# Houston


def _look_for_shapes(doing: Doing, space: Space) -> None:
    """MC-42: at once. Where several were made, Houston picks (MC-H7)."""
    made = tuple(spaces for _, spaces in shapes_made(doing.pack, doing.state, space))
    if len(made) == 1:
        _claim(doing, made[0])
    elif made:
        doing.change_desk("houston", claims=tuple(sorted(made)), undoable=())


def _claim(doing: Doing, spaces: tuple[Space, ...]) -> None:
    shape = shape_of(frozenset(map(point_of, spaces)))
    assert shape is not None
    houston = doing.state.houston
    doing.change(houston=replace(houston, struck=(*houston.struck, *spaces)))
    doing.change_desk("houston", claims=(), undoable=())
    doing.tell(ShapeMade(shape, spaces))
    _tick_shape(doing, shape)


def _tick_shape(doing: Doing, shape: Shape) -> None:
    houston = doing.state.houston
    circles = {**houston.circles, shape: houston.circles.get(shape, 0) + 1}
    doing.change(houston=replace(houston, circles=circles))
    deliver_tile(doing, shape)


def tick_square(doing: Doing, shape: Shape) -> None:
    """MC-65: four squares make a shape."""
    houston = doing.state.houston
    squares = houston.squares.get(shape, 0) + 1
    full = squares == SQUARES_OF_A_SHAPE
    doing.change(houston=replace(houston, squares={**houston.squares, shape: 0 if full else squares}))
    doing.tell(SquareTicked(shape))
    if full and earns_tile(doing.pack, doing.state, shape):
        doing.tell(ShapeMade(shape, ()))
        _tick_shape(doing, shape)


# Bengaluru


def _grid_of(space: Space) -> GridName:
    name = space.partition("-")[0]
    assert name in ("A", "B", "X", "Y")
    return name  # type: ignore[return-value]


def _pay_halves(doing: Doing, grid: GridName) -> None:
    """MC-50."""
    earned = halves_earned(doing.pack, doing.state, grid)
    for _ in range(earned - doing.state.bengaluru.paid.get(grid, 0)):
        paid = doing.state.bengaluru.paid
        doing.change(bengaluru=replace(doing.state.bengaluru, paid={**paid, grid: paid.get(grid, 0) + 1}))
        chosen = not doing.pack.grid[grid].random
        doing.tell(HalfEarned(grid, chosen))
        deliver_half(doing, chosen=chosen)


# Cologne


def _tick_circles(doing: Doing, column: int) -> None:
    """MC-55, MC-57: strictly from left to right."""
    if not is_column_complete(doing.pack, doing.state, column):
        return
    circles = doing.state.cologne.circles + 1
    doing.change(cologne=replace(doing.state.cologne, circles=circles))
    lock = circles in doing.pack.cologne_locks.value
    doing.tell(CircleTicked(circles, lock))
    if lock:
        turn_up_unlock(doing)


# The AI deck's stations


def _finish_task(doing: Doing, station: Station) -> None:
    doing.change_desk(station, tasks=doing.desk(station).tasks[1:])


def settle(doing: Doing) -> None:
    """What cannot be done is skipped (MC-H6, MC-H12); when all are locked, Mercury may roll (MC-19)."""
    for station in STATIONS:
        _skip_impossible(doing, station)
    if doing.state.phase == "enter" and is_settled(doing.state):
        doing.change(phase="roll", kept=(), kept_why=NO_REASON, wants={})


def _skip_impossible(doing: Doing, station: Station) -> None:
    while doing.desk(station).tasks and not _can_do(doing, station, doing.desk(station).tasks[0]):
        _finish_task(doing, station)
        doing.tell(EntrySkipped(station, 0))
    if open_on(doing.pack, doing.state, station) or is_deck(doing.state.setup, station):
        return
    desk = doing.desk(station)
    for value in desk.left:
        doing.tell(EntrySkipped(station, value))
    for _ in range(desk.stars):
        doing.tell(StarSkipped(station))
    # What was skipped cannot come back, so the entry before it stays, too.
    doing.change_desk(station, left=(), stars=0, undoable=())


def _can_do(doing: Doing, station: Station, task: Task) -> bool:
    return bool(tickable(doing.pack, doing.state, station, task))
