"""Seats: who belongs to the Crew, and who guesses next."""

from __future__ import annotations

from typing import Literal

from heliograph.games.contact.state import State
from heliograph.kernel.seats import Seat

Role = Literal["source", "guesser", "crew"]


def role_of(state: State, seat: Seat) -> Role | None:
    """The Crew consists of the guesser and the others."""
    if seat == state.source:
        return "source"
    if seat == state.guesser:
        return "guesser"
    return "crew" if is_crew(state, seat) else None


def next_seat(state: State, seat: Seat) -> Seat:
    """The player to the left."""
    return Seat((seat + 1) % state.setup.seats)


def first_guesser(state: State) -> Seat:
    """CT-24: left of the Source."""
    return next_seat(state, state.source)


def next_guesser(state: State) -> Seat:
    """CT-24: clockwise, skipping the Source; with two players always the same one (CT-33)."""
    assert state.guesser is not None
    left = next_seat(state, state.guesser)
    return next_seat(state, left) if left == state.source else left


def is_crew(state: State, seat: Seat) -> bool:
    return seat != state.source and 0 <= seat < state.setup.seats
