"""The same table with other names, turned by half, or mirrored: one that the rules treat alike.

A quarter turn would make a surface that is higher than wide, which the box has not. An icon has its place on
a tile (SP-10, SP-H6): with the ship the icons are turned and mirrored, and take each other's names. That is
also why icons keep their names where only colours and keys are renamed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from heliograph.arena.strangers.renaming import Names, renamed
from heliograph.arena.strangers.space_puzzle.names import COLOURS_AND_KEYS, exchanged, new_names
from heliograph.games.space_puzzle.box.cells import QUARTER_TURNS, cell_at, place, turn_cell
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.state import CELLS, COLOURS, ICONS, KEYS, SIDE, Board, Cell, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.surface import FULL_TURN, Laid, turned_half
from heliograph.players.table import Sitting

_LEFT_AND_RIGHT = {"left": "right", "right": "left"}
_ALL_SIDES = {**_LEFT_AND_RIGHT, "top": "bottom", "bottom": "top"}


def _stays(token: Laid) -> Laid:
    return token


@dataclass(frozen=True)
class Otherwise:
    """Where everything comes to lie, and what it is called there."""

    names: Names
    """Cells have names, too."""
    token: Callable[[Laid], Laid] = _stays
    mirrors: bool = False

    def laid(self, tokens: Sequence[Laid]) -> tuple[Laid, ...]:
        return tuple(msgspec.convert(self.carried([msgspec.to_builtins(one) for one in tokens]), list[Laid]))

    def board(self, board: Board) -> Board:
        return msgspec.convert(_in_order(self.carried(msgspec.to_builtins(board))), Board)

    def table(self, game: SpacePuzzle, sitting: Sitting) -> Sitting:
        """A copy on which nobody remembers more than it was told."""
        found = sitting.copied()
        found.match = found.match.in_state(self._state(found.match.state), undoable=())
        events = tuple[game.event_type, ...]  # type: ignore[name-defined]
        found.told = {
            seat: list(msgspec.convert(self.carried(msgspec.to_builtins(heard)), events))
            for seat, heard in found.told.items()
        }
        found.memories = {}
        return found

    def _state(self, state: State) -> State:
        plain = self.carried(msgspec.to_builtins(state))
        plain["rooms"] = self._rooms(plain["rooms"])
        plain["board"] = _in_order(plain["board"])
        plain["before"] = [_in_order(board) for board in plain["before"]]
        if self.mirrors and state.turn is not None:
            plain["turn"] = -state.turn % QUARTER_TURNS
        return msgspec.convert(plain, State)

    def _rooms(self, rooms: Sequence[Sequence[str]]) -> list[list[str]]:
        """They stand in the order of the cells, and their icons in the box's order."""
        found = dict(zip((self.names.get(cell, cell) for cell in CELLS), rooms, strict=True))
        return [sorted(found[cell], key=list[str](ICONS).index) for cell in CELLS]

    def carried(self, value: Any) -> Any:
        """Anything in plain values but a state or a board, which have an order to keep."""
        return _moved(renamed(value, self.names), self.token)


def relabelled(chance: Chance) -> Otherwise:
    return Otherwise(new_names(chance, COLOURS_AND_KEYS))


def turned(pack: Pack) -> Otherwise:
    names = _names(pack, lambda cell: turn_cell(cell, QUARTER_TURNS // 2), _ALL_SIDES)
    return Otherwise(names, lambda token: turned_half(token, pack.width, pack.height))


def mirrored(pack: Pack) -> Otherwise:
    def token(one: Laid) -> Laid:
        return Laid(one.id, pack.width - one.x, one.y, -one.rotation % FULL_TURN)

    return Otherwise(_names(pack, _across, _LEFT_AND_RIGHT), token, mirrors=True)


def _across(cell: Cell) -> Cell:
    x, y = place(cell)
    return cell_at(SIDE - 1 - x, y)


def _names(pack: Pack, goes_to: Callable[[Cell], Cell], sides: Mapping[str, str]) -> Names:
    """An icon takes the name of the one that has its new place on the tile."""
    places = pack.icon_places.value
    there = {place: icon for icon, place in places.items()}
    icons: Names = {icon: there[_opposite(place, sides)] for icon, place in places.items()}
    return {**{cell: goes_to(cell) for cell in CELLS}, **exchanged("r", icons)}


def _opposite(corner: str, sides: Mapping[str, str]) -> str:
    return "-".join(sides.get(side, side) for side in corner.split("-"))


def _in_order(board: dict[str, Any]) -> dict[str, Any]:
    """Markers and marks stand in the box's order, whatever they are called."""
    markers, marks = board["markers"], board["marks"]
    return {
        **board,
        "markers": {colour: markers[colour] for colour in COLOURS},
        "marks": {key: marks[key] for key in KEYS},
    }


def _moved(value: Any, token: Callable[[Laid], Laid]) -> Any:
    match value:
        case {"id": _, "x": _, "y": _}:
            return msgspec.to_builtins(token(msgspec.convert(value, Laid)))
        case dict():
            return {key: _moved(inner, token) for key, inner in value.items()}
        case list():
            return [_moved(inner, token) for inner in value]
    return value
