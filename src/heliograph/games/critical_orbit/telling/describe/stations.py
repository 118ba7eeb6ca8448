"""The stations' boards, row by row, and their progress."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heliograph.games.critical_orbit.box.boards import (
    GRIDS,
    Board,
    GridName,
    Job,
    Space,
    name_of,
    open_spaces,
)
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.rules.bengaluru import lines_of
from heliograph.games.critical_orbit.rules.cologne import boxes_of
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.message import Message, say

_STAR_SIGNS: dict[Job, str] = {"mercury": "M", "houston": "H", "bengaluru": "B", "cologne": "C"}
_DARK, _FREE, _OPEN, _TICK = "#", ".", "+", "x"


def _signs(board: Board, written: dict[Space, int], struck: Sequence[Space] = ()) -> dict[Space, str]:
    """The text for each space: a number, in brackets if struck out; + where a number may be written now."""
    reach = set(open_spaces(board, written))
    signs: dict[Space, str] = {}
    for space in board.spaces:
        if space in written:
            number = str(written[space] or _TICK)
            signs[space] = f"({number})" if space in struck else number
        else:
            star = _STAR_SIGNS[board.stars[space]] if space in board.stars else ""
            signs[space] = f"{_OPEN}{star}" if space in reach else star or _FREE
    return signs


def tell_houston(pack: Pack, view: View) -> Iterator[Message]:
    if view.setup.houston is None:
        squares = " ".join(f"{shape}={view.houston.squares.get(shape, 0)}" for shape in SHAPES)
        yield say("mc-describe-squares", squares=squares)
    else:
        signs = _signs(pack.houston_board, view.houston.written, view.houston.struck)
        for y, row in enumerate(pack.houston.value):
            cells = " ".join(signs.get(name_of((x, y)), _DARK) for x in range(len(row)))
            yield say("mc-describe-houston", row=y + 1, cells=cells)
    done = " ".join(f"{shape}={view.houston.circles.get(shape, 0)}" for shape in SHAPES)
    yield say("mc-describe-shapes", shapes=done, most=pack.circles_each_shape.value)


def tell_bengaluru(pack: Pack, view: View) -> Iterator[Message]:
    signs = _signs(pack.bengaluru_board, view.bengaluru.written)
    for grid in GRIDS:
        lines = lines_of(pack, grid)
        for number, row in enumerate(lines[: len(lines) // 2], 1):
            yield say("mc-describe-grid", grid=grid, row=number, cells=" ".join(map(signs.__getitem__, row)))
        yield _lines(pack, view, grid)


def _lines(pack: Pack, view: View, grid: GridName) -> Message:
    """MC-48: a row is named by its number, a column by its letter."""
    written, ticks = view.bengaluru.written, view.setup.bengaluru is None
    lines = lines_of(pack, grid)
    size = len(lines) // 2
    names = [*map(str, range(1, size + 1)), *(line[0].rpartition("-")[2][0] for line in lines[size:])]
    done: list[str] = []
    possible: list[str] = []
    spoilt: list[str] = []
    for name, line in zip(names, lines, strict=True):
        values = [written[space] for space in line if space in written]
        if not ticks and len(set(values)) < len(values):
            spoilt.append(name)
        else:
            (done if len(values) == len(line) else possible).append(name)
    return say(
        "mc-describe-lines",
        grid=grid,
        circles=view.circles[grid],
        each=size,
        done=_listed(done),
        possible=_listed(possible),
        spoilt=_listed(spoilt),
    )


def _listed(names: Sequence[str]) -> str:
    return " ".join(names) or "–"


def tell_cologne(pack: Pack, view: View) -> Iterator[Message]:
    signs = _signs(pack.cologne_board, view.cologne.written)
    for number, column in enumerate(pack.cologne_columns.value, 1):
        boxes = boxes_of(pack, number)
        left = column.cells - sum(view.cologne.written.get(box, 0) for box in boxes)
        full = all(box in view.cologne.written for box in boxes)
        cells = " ".join(map(signs.__getitem__, boxes))
        if view.setup.cologne is None:
            yield say("mc-describe-column-deck", column=number, cells=cells)
        elif left < 0 or (full and left):
            yield say("mc-describe-column-spoilt", column=number, cells=cells, left=left)
        else:
            yield say("mc-describe-column", column=number, cells=cells, left=left)
    circles, locks = view.cologne.circles, pack.cologne_locks.value
    following = next((lock for lock in locks if lock > circles), 0)
    yield say("mc-describe-cologne", circles=circles, lock=following)
