"""Who sits where, who sees what, and who may change what."""

from __future__ import annotations

from heliograph.games.space_puzzle.rules.scenario import is_running, special_of
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.seats import Seat, all_seats


def is_seated(state: State, seat: Seat) -> bool:
    return 0 <= seat < state.setup.seats


def astronauts(state: State) -> tuple[Seat, ...]:
    """SP-1: everybody but the AI."""
    return tuple(seat for seat in all_seats(state.setup.seats) if seat != state.ai)


def blind_seats(state: State) -> frozenset[Seat]:
    """SR-BLIND: the AI is not told what happens on the map, nor which Astronauts are ready."""
    return frozenset({state.ai}) if special_of(state).blind and is_running(state) else frozenset()


def sees_map(state: State, viewer: Seat | None) -> bool:
    """Spectators see no more than the least informed seat: the AI could open a second window."""
    blind = blind_seats(state)
    return not blind if viewer is None else viewer not in blind
