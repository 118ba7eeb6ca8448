"""Puzzles of the Daily Signal, each found once per test run, because finding one takes seconds."""

from functools import cache

from heliograph.daily.calendar import day_of
from heliograph.daily.choosing import Puzzle, puzzle_of


@cache
def puzzle(number: int) -> Puzzle:
    return puzzle_of(day_of(number))
