"""The content pack: boards, tiles, cards and start places; each value names its source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from heliograph.games.critical_orbit.box.boards import (
    GRIDS,
    Board,
    Column,
    GridName,
    Space,
    cologne_board,
    join,
    read_board,
)
from heliograph.games.critical_orbit.box.cards import AiCard, read_card
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.box.tiles import CanisterColour, Place, Tile, TileId, all_places
from heliograph.kernel.content import Sourced

HalfColour = Literal["white", "black", "red"]
Canister = str
"""A colour and a symbol: `yellow-round`."""
RED_CROSS = "cross"
CANISTERS: tuple[Canister, ...] = (
    "yellow-round",
    "yellow-square",
    "blue-round",
    "blue-square",
    "green-round",
    "green-square",
)
"""MC-31, in the order of the start table."""
CANISTER_COLOURS: tuple[CanisterColour, ...] = ("yellow", "blue", "green")
HALVES_OF_A_VALVE = 2
"""MC-34."""
_VALVES_FROM_A_TRACK = 1


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: int
    stars: tuple[int, ...]


class Bag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    white: int
    black: int
    red: int


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of Bengaluru's grids; `random` ones earn half valves drawn blindly (MC-50)."""

    name: GridName
    rows: tuple[str, ...]
    random: bool


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int
    name: str
    places: tuple[Place, ...]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    most_seats: Sourced[int]
    minutes: Sourced[tuple[int, ...]]
    targets: Sourced[dict[Literal["easy", "normal", "hard"], int]]
    size: Sourced[int]
    track: Sourced[Track]
    bag: Sourced[Bag]
    valves_each: Sourced[int]
    circles_each_shape: Sourced[int]
    red_crosses: Sourced[int]
    houston: Sourced[tuple[str, ...]]
    bengaluru: Sourced[tuple[Grid, ...]]
    cologne_columns: Sourced[tuple[Column, ...]]
    cologne_seeds: Sourced[dict[Space, int]]
    cologne_stars: Sourced[dict[Space, str]]
    cologne_locks: Sourced[tuple[int, ...]]
    tiles: Sourced[tuple[Tile, ...]]
    starts: Sourced[tuple[Start, ...]]
    cards: Sourced[tuple[str, ...]]
    waiting_actions: Sourced[bool] | UnsetType = UNSET
    """MC-H12: whether an action of the AI deck waits for the other one. Missing in the packs of older
    games."""

    def __post_init__(self) -> None:
        problem = next(problems(self), None)
        if problem is not None:
            raise ValueError(problem)

    @cached_property
    def actions_wait(self) -> bool:
        """MC-H12: in older games an action that could not be done at once was skipped."""
        return self.waiting_actions is not UNSET and self.waiting_actions.value

    @cached_property
    def houston_board(self) -> Board:
        return read_board(self.houston.value)

    @cached_property
    def bengaluru_board(self) -> Board:
        return join([read_board(grid.rows, f"{grid.name}-") for grid in self.bengaluru.value])

    @cached_property
    def cologne_board(self) -> Board:
        return cologne_board(self.cologne_columns.value, self.cologne_seeds.value, self.cologne_stars.value)

    @cached_property
    def all_halves(self) -> tuple[HalfColour, ...]:
        """MC-10: what is in the bag at the start."""
        bag = self.bag.value
        counts: dict[HalfColour, int] = {"white": bag.white, "black": bag.black, "red": bag.red}
        return tuple(Counter(counts).elements())

    @cached_property
    def all_unlocks(self) -> tuple[str, ...]:
        """MC-30: the unlock cards; each shows a red cross or a canister."""
        return (*CANISTERS, *(RED_CROSS,) * self.red_crosses.value)

    @cached_property
    def tile(self) -> dict[TileId, Tile]:
        return {tile.id: tile for tile in self.tiles.value}

    @cached_property
    def start(self) -> dict[int, Start]:
        return {start.id: start for start in self.starts.value}

    @cached_property
    def grid(self) -> dict[GridName, Grid]:
        return {grid.name: grid for grid in self.bengaluru.value}

    @cached_property
    def ai_cards(self) -> tuple[AiCard, ...]:
        return tuple(map(read_card, self.cards.value))


def is_start(places: tuple[Place, ...], size: int) -> bool:
    """MC-7, MC-32: each canister has an edge place of its own."""
    return len(places) == len(set(places)) == len(CANISTERS) and set(places) <= set(all_places(size))


def problems(pack: Pack) -> Iterator[str]:
    """Why the rules could not be played with this pack."""
    if pack.size.value < 4:
        yield "size: at least 4 (MC-H1)"
    for start in pack.starts.value:
        if not is_start(start.places, pack.size.value):
            yield f"starts: {start.id} needs six different places at the edge (MC-7)"
    if {grid.name for grid in pack.bengaluru.value} != set(GRIDS) or len(pack.bengaluru.value) != len(GRIDS):
        yield "bengaluru: the grids A, B, X and Y (MC-47)"
    if any(len(grid.rows) != len(grid.rows[0]) for grid in pack.bengaluru.value):
        yield "bengaluru: square grids (MC-49)"
    for name, board in (
        ("houston", pack.houston_board),
        ("bengaluru", pack.bengaluru_board),
        ("cologne", pack.cologne_board),
    ):
        if not board.seeds:
            yield f"{name}: a printed number to begin at (MC-60)"
    for shape in SHAPES:
        if sum(tile.shape == shape for tile in pack.tiles.value) < 1:
            yield f"tiles: none of shape {shape} (MC-9)"
    for colour, halves in (("white", pack.bag.value.white), ("black", pack.bag.value.black)):
        if pack.valves_each.value < _VALVES_FROM_A_TRACK + halves // HALVES_OF_A_VALVE:
            yield f"valves_each: one for the track and one for each pair of {colour} half valves (MC-18)"
    if len(pack.tile) != len(pack.tiles.value):
        yield "tiles: each id once (MC-2)"
    if len({card.number for card in pack.ai_cards}) != len(pack.cards.value):
        yield "cards: each number once (MC-2)"
    if len(pack.start) != len(pack.starts.value):
        yield "starts: each id once (MC-7)"
