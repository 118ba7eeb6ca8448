"""The panel: Color markers in the keys' sections."""

from __future__ import annotations

from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import COLOURS, KEYS, Board, Colour, Key, State


def is_marker_locked(state: State, colour: Colour) -> bool:
    """SR-KEYSHOWN."""
    return special_of(state).keyshown and any(target.colour == colour for target in state.solution)


def colours_in(board: Board, key: Key) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS if board.markers[colour].key == key)


def may_declare(state: State) -> bool:
    """SP-42."""
    keys = [marker.key for marker in state.board.markers.values()]
    return all(keys.count(key) == 1 for key in KEYS)
