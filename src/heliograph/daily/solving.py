"""Going on from a puzzle: the solver's actions, and the answers of the AI seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from heliograph.daily.riddle import Posed, Riddle
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import kind_of
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match, Played
from heliograph.kernel.message import say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.players.player import Player
from heliograph.players.table import Sitting, StuckError, play_on, step_further

MOST_ACTIONS = 120
"""Far more than any puzzle needs."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A position in a puzzle, and the events of which the solver was told."""

    match: Match
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Solving:
    """How far a solver has come in a puzzle."""

    sitting: Sitting
    moments: tuple[Glimpse, ...]
    """Since the solver's last action."""
    over: bool


def solve(riddle: Riddle, posed: Posed, actions: Sequence[bytes | msgspec.Raw]) -> Solving | Refusal:
    """The position after these actions of the solver, or why the last one is refused."""
    sitting, over = posed.sitting.copied(), False
    moments = [Glimpse(sitting.match, tuple(sitting.told.get(riddle.seat, ())))]
    for action in actions:
        if over:
            return Refusal(say("refused-daily-over"))
        if kind_of(action) in riddle.withheld:
            return Refusal(say("refused-daily-withheld"))
        played = sitting.match.play(riddle.seat, action, sitting.now)
        if isinstance(played, Refusal):
            return played
        sitting.take(played)
        moments = [_glimpse(played, riddle.seat)]
        over = _others_answer(riddle, posed, sitting, moments)
    return Solving(sitting, tuple(moments), over)


def solve_as(riddle: Riddle, posed: Posed, player: Player) -> Sitting:
    """Lets an AI seat solve the puzzle."""
    sitting = posed.sitting.copied()
    players = [*riddle.partners(posed)]
    players[riddle.seat] = player
    for _ in range(MOST_ACTIONS):
        if riddle.is_over(posed, sitting):
            break
        try:
            play_on(sitting, players, _steady)
        except StuckError:
            break  # it has done all it wants to
    return sitting


def _others_answer(riddle: Riddle, posed: Posed, sitting: Sitting, moments: list[Glimpse]) -> bool:
    """AI seats move until the solver is asked again; returns whether the puzzle is over."""
    players: list[Player] = [*riddle.partners(posed)]
    players[riddle.seat] = _Nobody()
    while not riddle.is_over(posed, sitting):
        match = sitting.match
        if match.prompt(riddle.seat).waits:
            return False
        try:
            _, played = step_further(sitting, players, _steady)
        except StuckError:
            return False
        moments.append(_glimpse(played, riddle.seat))
    return True


def _glimpse(played: Played, seat: Seat) -> Glimpse:
    return Glimpse(played.match, tuple(one.event for one in played.events if one.reaches(seat)))


class _Nobody:
    """Stands in the solver's seat, whose moves come from outside."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        return None


def _steady(action: msgspec.Struct, _: Chance) -> msgspec.Struct:
    return action
