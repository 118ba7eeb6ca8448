"""The printed boards, read from drawings in text (MC-60)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal, get_args

import msgspec

from heliograph.games.critical_orbit.box.shapes import Point, neighbours

Station = Literal["houston", "bengaluru", "cologne"]
Job = Literal["mercury", "houston", "bengaluru", "cologne"]
STATIONS: tuple[Station, ...] = get_args(Station)
JOBS: tuple[Job, ...] = get_args(Job)
GridName = Literal["A", "B", "X", "Y"]
GRIDS: tuple[GridName, ...] = get_args(GridName)

Space = str
"""`c4` on Houston's board; `X-c4` in one of Bengaluru's grids; `7-2` is column and row in Cologne."""

_STARS: dict[str, Job] = {"M": "mercury", "H": "houston", "B": "bengaluru", "C": "cologne"}
_COLUMNS = "abcdefghijklmnopqrstuvwxyz"


class Board(msgspec.Struct, frozen=True, dict=True):
    """Spaces that can be written on, the numbers printed there and the stars that can be earned."""

    spaces: tuple[Space, ...]
    near: dict[Space, tuple[Space, ...]]
    seeds: dict[Space, int]
    stars: dict[Space, Job]

    @cached_property
    def order(self) -> dict[Space, int]:
        return {space: at for at, space in enumerate(self.spaces)}


def name_of(point: Point) -> Space:
    return f"{_COLUMNS[point[0]]}{point[1] + 1}"


def point_of(space: Space) -> Point:
    """The point of a space on Houston's board, or within one of Bengaluru's grids."""
    word = space.rpartition("-")[2]
    return _COLUMNS.index(word[0]), int(word[1:]) - 1


def grid_of(space: Space) -> GridName:
    """The grid of one of Bengaluru's spaces."""
    name = space.partition("-")[0]
    assert name in GRIDS
    return name


def read_board(rows: Sequence[str], prefix: str = "") -> Board:
    """`.` is free, `#` dark, a digit is printed, a letter is a role's star."""
    signs = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "#"}
    strange = sorted(set(signs.values()) - set("." + "123456") - set(_STARS))
    if strange or len({len(row) for row in rows}) != 1:
        raise ValueError(f"a board of even rows of . # 1-6 {' '.join(_STARS)} is needed, not {strange}")
    names = {point: prefix + name_of(point) for point in signs}
    return Board(
        spaces=tuple(names.values()),
        near={
            names[point]: tuple(names[other] for other in neighbours(point) if other in names)
            for point in names
        },
        seeds={names[point]: int(sign) for point, sign in signs.items() if sign.isdecimal()},
        stars={names[point]: _STARS[sign] for point, sign in signs.items() if sign in _STARS},
    )


def join(boards: Sequence[Board]) -> Board:
    return Board(
        spaces=tuple(space for board in boards for space in board.spaces),
        near={space: near for board in boards for space, near in board.near.items()},
        seeds={space: seed for board in boards for space, seed in board.seeds.items()},
        stars={space: star for board in boards for space, star in board.stars.items()},
    )


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boxes: int
    cells: int


def cologne_board(columns: Sequence[Column], seeds: dict[Space, int], stars: dict[Space, str]) -> Board:
    """Boxes hang below their columns; the first boxes form a strip from side to side."""
    names = {(x, y): f"{x + 1}-{y + 1}" for x, column in enumerate(columns) for y in range(column.boxes)}
    strange = sorted({*seeds, *stars} - set(names.values()))
    if strange or not set(stars.values()) <= set(_STARS):
        raise ValueError(f"no such box in Cologne: {strange}")
    return Board(
        spaces=tuple(names.values()),
        near={
            names[point]: tuple(names[other] for other in neighbours(point) if other in names)
            for point in names
        },
        seeds=dict(seeds),
        stars={box: _STARS[star] for box, star in stars.items()},
    )


def open_spaces(board: Board, written: dict[Space, int]) -> tuple[Space, ...]:
    """MC-40, MC-47, MC-53: free spaces next to something written."""
    reached = set[Space]().union(*map(board.near.__getitem__, written))
    return tuple([space for space in board.spaces if space in reached and space not in written])


def has_room(board: Board, written: dict[Space, int]) -> bool:
    """Whether there is any open space."""
    return any(other not in written for space in written for other in board.near[space])
