"""What all three stations have: a board, its writing, and the spaces open next."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import (
    Board,
    Space,
    Station,
    has_room,
    open_spaces,
)
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.state import (
    State,
)
from heliograph.kernel.remembered import remembered


def board_of(pack: Pack, station: Station) -> Board:
    match station:
        case "houston":
            return pack.houston_board
        case "bengaluru":
            return pack.bengaluru_board
        case "cologne":
            return pack.cologne_board


def written_on(state: State, station: Station) -> dict[Space, int]:
    match station:
        case "houston":
            return state.houston.written
        case "bengaluru":
            return state.bengaluru.written
        case "cologne":
            return state.cologne.written


def has_room_on(pack: Pack, state: State, station: Station) -> bool:
    return _has_room(board_of(pack, station), written_on(state, station))


def open_on(pack: Pack, state: State, station: Station) -> tuple[Space, ...]:
    return _open(board_of(pack, station), written_on(state, station))


# Cached, because boards are asked about more often than written on.
_has_room = remembered(256)(has_room)
_open = remembered(256)(open_spaces)
