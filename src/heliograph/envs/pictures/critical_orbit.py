"""Mission Control: the three stations' boards, and Mercury's for the seat behind the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from heliograph.envs.pictures.canvas import ALARM, BRIGHT, CALM, DIM, INK, LINE, PAINT, Canvas
from heliograph.games.critical_orbit.box.boards import GRIDS, STATIONS, Board, Space, Station, point_of
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.tiles import cells_at, mouth
from heliograph.games.critical_orbit.state import Desk
from heliograph.games.critical_orbit.telling.view import Behind, View

_SMALL = 15
_CELL = 22
_MERCURY = (420, 60)


def paint(canvas: Canvas, pack: Pack, view: View) -> None:
    dice = " ".join(map(str, view.dice)) or "-"
    canvas.text(
        10, 8, f"{'+'.join(view.jobs)}, {view.phase}, turn {view.turn}/{view.setup.turns}, dice {dice}"
    )
    houston = view.houston
    _board(canvas, (10, 50), pack.houston_board, houston.written, point_of, houston.struck)
    canvas.text(10, 32, "houston", fill=DIM)
    for number, grid in enumerate(GRIDS):
        corner = (180 + number % 2 * 110, 50 + number // 2 * 110)
        spaces = {
            space: value for space, value in view.bengaluru.written.items() if space.startswith(f"{grid}-")
        }
        rows = [space for space in pack.bengaluru_board.spaces if space.startswith(f"{grid}-")]
        _spaces(canvas, corner, rows, spaces, pack.bengaluru_board.seeds, point_of)
        canvas.text(corner[0], corner[1] - 16, f"bengaluru {grid}", fill=DIM, size=11)
    canvas.text(10, 262, f"cologne, {view.cologne.circles} circles", fill=DIM)
    _board(canvas, (10, 282), pack.cologne_board, view.cologne.written, _column)
    waits = [_left(station, view.desks[station]) for station in STATIONS]
    wishes = [
        f"{station} leaves {wish.leave or 'any'} {wish.why}" for station, wish in sorted(view.wants.items())
    ]
    canvas.lines(300, 330, [*waits, *wishes, f"needs {', '.join(view.needs) or '-'}"], size=11)
    if view.mercury is not None:
        _mercury(canvas, pack, view.mercury)


def _left(station: Station, desk: Desk) -> str:
    return f"{station} enters {' '.join(map(str, desk.left)) or '-'}, stars {desk.stars}"


def _column(space: Space) -> tuple[int, int]:
    column, _, row = space.partition("-")
    return int(column) - 1, int(row) - 1


def _board(
    canvas: Canvas,
    corner: tuple[int, int],
    board: Board,
    written: Mapping[Space, int],
    point: Callable[[Space], tuple[int, int]],
    struck: tuple[Space, ...] = (),
) -> None:
    _spaces(canvas, corner, board.spaces, written, board.seeds, point, struck)


def _spaces(
    canvas: Canvas,
    corner: tuple[int, int],
    spaces: tuple[Space, ...] | list[Space],
    written: Mapping[Space, int],
    seeds: Mapping[Space, int],
    point: Callable[[Space], tuple[int, int]],
    struck: tuple[Space, ...] = (),
) -> None:
    for space in spaces:
        x, y = point(space)
        left, top = corner[0] + x * _SMALL, corner[1] + y * _SMALL
        canvas.box(left, top, _SMALL, _SMALL, "#25304f" if space in seeds else None)
        if space in written:
            colour = DIM if space in struck else INK
            canvas.text(left + 8, top + 8, written[space] or "x", fill=colour, size=11, mid=True)


def _mercury(canvas: Canvas, pack: Pack, behind: Behind) -> None:
    left, top = _MERCURY
    size = pack.size.value
    canvas.text(left, top - 46, f"mercury, oxygen {behind.oxygen}", fill=BRIGHT)
    canvas.box(left, top, size * _CELL, size * _CELL)
    for id, spot in behind.spots.items():
        fill = CALM if id in behind.connected else LINE
        for x, y in cells_at(pack.tile[id].shape, spot):
            canvas.box(left + x * _CELL, top + y * _CELL, _CELL, _CELL, fill, INK)
            canvas.text(left + x * _CELL + 11, top + y * _CELL + 11, id, size=10, mid=True)
    for canister, place in behind.canisters.items():
        (x, y), (dx, dy) = mouth(place, size)
        colour, _, symbol = canister.partition("-")
        at = (left + (x + 0.5 + dx) * _CELL, top + (y + 0.5 + dy) * _CELL)
        outline = ALARM if canister in behind.unlocked else INK
        if symbol == "round":
            canvas.circle(*at, 8, PAINT[colour], outline)
        else:
            canvas.box(at[0] - 8, at[1] - 8, 16, 16, PAINT[colour], outline)
        canvas.text(*at, colour[0].upper(), size=10, mid=True)
    loose = [id for id in behind.tiles if id not in behind.spots]
    valves = " ".join(f"{colour} {count}" for colour, count in behind.valves.items())
    things = [f"tiles {' '.join(loose) or '-'}", f"valves {valves or '-'}"]
    canvas.lines(left, top + size * _CELL + 26, things, size=11)
