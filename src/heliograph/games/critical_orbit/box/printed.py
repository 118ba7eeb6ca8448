"""What is printed on boards, tiles and cards, for screens to draw. It is the same in every mission."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.critical_orbit.box.boards import GRIDS, Board, Column, GridName, Job, Space
from heliograph.games.critical_orbit.box.cards import AiCard
from heliograph.games.critical_orbit.box.pack import CANISTERS, Canister, Pack, Start
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS, SHAPES, Point, Shape, turned_cells
from heliograph.games.critical_orbit.box.tiles import (
    Exit,
    Place,
    Tile,
    TileId,
    ValveColour,
    all_places,
    exits_at,
    mouth,
)
from heliograph.games.critical_orbit.rules.bengaluru import NUMBERS, halves_for, lines_of
from heliograph.games.critical_orbit.rules.cologne import boxes_of
from heliograph.games.critical_orbit.rules.houston import SQUARES_OF_A_SHAPE
from heliograph.games.critical_orbit.rules.turn import track_of
from heliograph.kernel.grid import Spot


class PrintedBoard(msgspec.Struct, frozen=True):
    spaces: tuple[Space, ...]
    near: dict[Space, tuple[Space, ...]]
    seeds: dict[Space, int]
    stars: dict[Space, Job]


class PrintedTile(msgspec.Struct, frozen=True):
    shape: Shape
    oxygen: int
    stems: tuple[ValveColour, ...]
    star: Job | None
    exits: tuple[tuple[Exit, ...], ...]
    """For each rotation, the pipe's exits: a cell and the direction in which the pipe leaves it."""


class GridCircles(msgspec.Struct, frozen=True):
    count: int
    halves_at: tuple[int, ...]
    """Circles that earn a half valve (MC-50, MC-51)."""


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    size: int
    """The width of the square Mercury board."""
    shapes: dict[Shape, tuple[tuple[Point, ...], ...]]
    """The cells of each shape in each rotation, in the order in which the pipe passes through them."""
    tiles: dict[TileId, PrintedTile]
    canisters: tuple[Canister, ...]
    """In the order of the start places."""
    starts: tuple[Start, ...]
    track_steps: int
    track_stars: tuple[int, ...]
    circles_each_shape: int
    houston: PrintedBoard
    houston_size: tuple[int, int]
    bengaluru: PrintedBoard
    grids: dict[GridName, int]
    """The number of rows and columns of each grid."""
    blind_grids: tuple[GridName, ...]
    """Grids that earn half valves drawn blindly (MC-50)."""
    cologne: PrintedBoard
    columns: tuple[Column, ...]
    locks: tuple[int, ...]
    targets: dict[Literal["easy", "normal", "hard"], int]
    minutes: tuple[int, ...]
    most_seats: int
    cards: tuple[AiCard, ...]
    squares_each_shape: int
    """For the AI deck's Houston (MC-65)."""
    die_tracks: tuple[ValveColour, ...]
    """The track that each number moves, from 1 on (MC-16)."""
    grid_lines: dict[GridName, tuple[tuple[Space, ...], ...]]
    """Rows from the top, then columns from the left (MC-49)."""
    grid_circles: dict[GridName, GridCircles]
    column_boxes: tuple[tuple[Space, ...], ...]
    mouths: dict[Place, Exit]
    """The border cell at each edge place, and the direction out to the place (MC-29)."""


def printed_in(pack: Pack) -> Printed:
    rows = pack.houston.value
    return Printed(
        size=pack.size.value,
        shapes={shape: tuple(turned_cells(shape, turn) for turn in range(QUARTER_TURNS)) for shape in SHAPES},
        tiles={tile.id: _tile(tile) for tile in pack.tiles.value},
        canisters=CANISTERS,
        starts=pack.starts.value,
        track_steps=pack.track.value.steps,
        track_stars=pack.track.value.stars,
        circles_each_shape=pack.circles_each_shape.value,
        houston=_board(pack.houston_board),
        houston_size=(len(rows[0]), len(rows)),
        bengaluru=_board(pack.bengaluru_board),
        grids={grid.name: len(grid.rows) for grid in pack.bengaluru.value},
        blind_grids=tuple(grid.name for grid in pack.bengaluru.value if grid.random),
        cologne=_board(pack.cologne_board),
        columns=pack.cologne_columns.value,
        locks=pack.cologne_locks.value,
        targets=pack.targets.value,
        minutes=pack.minutes.value,
        most_seats=pack.most_seats.value,
        cards=pack.ai_cards,
        squares_each_shape=SQUARES_OF_A_SHAPE,
        die_tracks=tuple(map(track_of, NUMBERS)),
        grid_lines={grid: lines_of(pack, grid) for grid in GRIDS},
        column_boxes=tuple(
            boxes_of(pack, column) for column in range(1, len(pack.cologne_columns.value) + 1)
        ),
        grid_circles={grid: _circles(pack, grid) for grid in GRIDS},
        mouths={place: mouth(place, pack.size.value) for place in all_places(pack.size.value)},
    )


def _circles(pack: Pack, grid: GridName) -> GridCircles:
    count = len(lines_of(pack, grid))
    earned = [halves_for(pack, grid, circles) for circles in range(count + 1)]
    return GridCircles(count, tuple(at for at in range(1, count + 1) if earned[at] > earned[at - 1]))


def _board(board: Board) -> PrintedBoard:
    return PrintedBoard(board.spaces, board.near, board.seeds, board.stars)


def _tile(tile: Tile) -> PrintedTile:
    turns = range(QUARTER_TURNS)
    exits = tuple(exits_at(tile, Spot(0, 0, turn)) for turn in turns)
    return PrintedTile(tile.shape, tile.oxygen, tile.stems, tile.star, exits)
