"""Which seat does which job (MC-1, MC-5, MC-61)."""

from __future__ import annotations

from functools import lru_cache

from heliograph.games.critical_orbit.box.boards import JOBS, STATIONS, Job, Station
from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.seats import Seat


def seat_of(setup: Setup, job: Job) -> int | None:
    seat: int | None = getattr(setup, job)
    return seat


def is_deck(setup: Setup, station: Station) -> bool:
    """MC-61: whether the AI deck plays this station."""
    return getattr(setup, station) is None


def is_at_table(setup: Setup, seat: Seat) -> bool:
    return 0 <= seat < setup.seats


@lru_cache(maxsize=256)
def jobs_of(setup: Setup, seat: Seat) -> tuple[Job, ...]:
    return tuple(job for job in JOBS if seat_of(setup, job) == seat)


def caretaker(setup: Setup) -> Seat:
    """The seat that carries out the AI deck's actions (MC-61): a human station's, or Mercury's if there is
    none."""
    people = [seat_of(setup, station) for station in STATIONS]
    return Seat(next((seat for seat in people if seat is not None), setup.mercury))


@lru_cache(maxsize=256)
def boards_of(setup: Setup, seat: Seat) -> tuple[Station, ...]:
    """The stations whose boards this seat writes on, the AI deck's included (MC-61)."""
    return tuple(station for station in STATIONS if hand_of(setup, station) == seat)


@lru_cache(maxsize=256)
def hands_of(setup: Setup) -> dict[Job, Seat]:
    return {job: hand_of(setup, job) for job in JOBS}


def hand_of(setup: Setup, job: Job) -> Seat:
    """The seat that writes on this station's board, or builds Mercury."""
    seat = seat_of(setup, job)
    return caretaker(setup) if seat is None else Seat(seat)
