"""The set-up's clauses."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from tests.games.clauses import Clauses

from heliograph.games.critical_orbit.box.boards import JOBS
from heliograph.games.critical_orbit.setup import Setup

SETUP = ("seats", "jobs", "difficulty", "start", "own", "untimed", "minutes", "turns", "pauses", "seed")


BY_THE_BOOK = Setup(difficulty="normal", minutes=20)
"""The set-up of a text that does not mention these options."""


def pairs(words: tuple[str, ...]) -> dict[str, str]:
    """`L=2 T=3`."""
    found = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise ValueError(f"a name and a value are needed: {word}")
        found[name] = value
    return found


def show_setup(setup: Setup) -> Iterator[str]:
    jobs = {job: getattr(setup, job) for job in JOBS}
    yield f"seats {setup.seats}, jobs {' '.join(f'{job}={_seat(seat)}' for job, seat in jobs.items())}"
    yield f"difficulty {setup.difficulty}, minutes {setup.minutes}, turns {setup.turns}"
    yield f"own {' '.join(setup.own_start)}" if setup.start == 0 else f"start {setup.start}"
    yield from (clause for clause in ("untimed",) if setup.clock == "untimed")
    yield from (clause for clause in ("pauses",) if setup.pauses)


def _seat(seat: int | None) -> str:
    return "-" if seat is None else str(seat)


def read_setup(read: Clauses) -> Setup:
    usual = BY_THE_BOOK
    seats = read.number("seats", usual.seats)
    jobs: dict[str, int] = {job: min(number, seats - 1) for number, job in enumerate(JOBS)}
    given = {job: None if seat == "-" else int(seat) for job, seat in pairs(read.words("jobs")).items()}
    fields: dict[str, object] = {
        "seats": seats,
        **jobs,
        **given,
        "difficulty": read.word("difficulty", usual.difficulty),
        "start": 0 if read.has("own") else read.number("start", usual.start),
        "own_start": read.words("own"),
        "clock": "untimed" if read.has("untimed") else "timed",
        "minutes": read.number("minutes", usual.minutes),
        "turns": read.number("turns", usual.turns),
        "pauses": read.has("pauses"),
    }
    return msgspec.convert(fields, Setup)
