"""Which puzzle belongs to which day. Days change at midnight UTC for everybody."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec

from heliograph.daily import riddles

FIRST_DAY = date(2026, 11, 1)


class Day(msgspec.Struct, frozen=True):
    number: int
    """The first day has number 1."""
    date: str
    game: str


def number_of(day: date) -> int:
    return (day - FIRST_DAY).days + 1


def day_of(number: int) -> Day:
    """The games take turns."""
    games = (*riddles(),)
    day = FIRST_DAY + timedelta(days=number - 1)
    return Day(number, day.isoformat(), games[(number - 1) % len(games)])
