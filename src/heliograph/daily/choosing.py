"""The puzzle of a day: that of the first seed whose puzzle can be understood and is not trivial."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heliograph.daily import riddles
from heliograph.daily.calendar import Day
from heliograph.daily.riddle import Panelist, Posed, Riddle
from heliograph.daily.solving import solve_as

_TRIES = 400


class NoPuzzleError(RuntimeError):
    """None of this day's seeds is good; a check of the days ahead would have found that."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A day's puzzle, its secrets included."""

    day: Day
    posed: Posed
    panel: tuple[Panelist, ...]
    tries: int
    """The number of seeds tried."""

    @property
    def riddle(self) -> Riddle:
        return riddles()[self.day.game]

    @property
    def understood(self) -> float:
        """The share of the panel that solved it."""
        return sum(one.judged.solved for one in self.panel) / len(self.panel)

    @property
    def score(self) -> float:
        """The panel's average score."""
        return sum(one.judged.score for one in self.panel) / len(self.panel)


def puzzle_of(day: Day) -> Puzzle:
    """Takes seconds. Depends on the day alone."""
    riddle = riddles()[day.game]
    for number in range(1, _TRIES + 1):
        seed = f"daily {day.date}: {day.game}, {number}"
        posed = riddle.pose(seed)
        if posed is None:
            continue
        panel = panel_of(riddle, posed, seed)
        if riddle.fits(posed, panel):
            return Puzzle(day, posed, panel, number)
    raise NoPuzzleError(day.date)


def panel_of(riddle: Riddle, posed: Posed, seed: str) -> tuple[Panelist, ...]:
    tried: Sequence[Panelist] = [
        Panelist(who, riddle.judge(posed, solve_as(riddle, posed, player)))
        for who, player in riddle.panel(posed, seed)
    ]
    return tuple(tried)
