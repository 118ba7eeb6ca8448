"""Which dice mattered: every turn is played on with each value that could have been left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from heliograph.games.critical_orbit.moves.keeping import Kept
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_needed
from heliograph.games.critical_orbit.rules.turn import may_leave, track_of
from heliograph.games.critical_orbit.state import State
from heliograph.players.critical_orbit.boards.spaces import Floats
from heliograph.players.critical_orbit.demand import of_needs
from heliograph.review.critical_orbit.log import Mission
from heliograph.review.critical_orbit.rollouts.fates import draw
from heliograph.review.critical_orbit.rollouts.guess import Guess
from heliograph.review.critical_orbit.rollouts.hold import Hold
from heliograph.review.critical_orbit.rollouts.play import Rollouts
from heliograph.review.critical_orbit.rollouts.printed import Printed
from heliograph.review.critical_orbit.types import ReviewedChoice, ReviewedOption

AHEAD = 8
"""Turns, including the one in question; later ones say little about it."""
_FIRST_LOOK, _LEAST, _ALL_TURNS = 64, 16, 1600
"""Fates in which every turn is played on: fewer in a mission of many turns."""
_SECOND_LOOK = 320
"""Fates for the turns that then seem to have mattered."""
_CANDIDATES = 6
_SHOWN = 3
_WORTH_TELLING = 0.2
"""In oxygen."""


@dataclass(frozen=True)
class Turn:
    """A turn before two of its values are kept."""

    seq: int
    state: State
    left: int
    options: tuple[int, ...]
    until: int


@dataclass(frozen=True)
class Costly:
    turn: Turn
    best: int
    gap: float


def turns(mission: Mission) -> Iterator[Turn]:
    """The turns in which there was a choice."""
    last = _last_turn(mission)
    for moment in mission.moments:
        for event in moment.events:
            options = may_leave(moment.before) if isinstance(event, Kept) else ()
            if isinstance(event, Kept) and len(options) > 1:
                until = min(moment.before.turn + AHEAD - 1, last)
                yield Turn(moment.seq, moment.before, event.left, options, until)


def _last_turn(mission: Mission) -> int:
    """The last turn to play on to: a mission that was won might have continued."""
    end = mission.end
    if end.setup.clock == "untimed":
        return end.setup.turns
    return end.turn + AHEAD if end.won else end.turn


class DiceReview:
    def __init__(self, mission: Mission, seed: str) -> None:
        self._mission, self._seed = mission, seed
        self._printed, self._guess = Printed(mission.pack), Guess(mission.pack)

    def choices(self, turns: Sequence[Turn]) -> tuple[ReviewedChoice, ...]:
        """Choices that stand out at first are examined again with other fates, so that luck is not mistaken
        for judgement; differences within the noise are not told."""
        count = max(_LEAST, min(_FIRST_LOOK, _ALL_TURNS // max(1, len(turns))))
        seeming = sorted((self._first_look(turn, count) for turn in turns), key=lambda costly: -costly.gap)
        looked = [self._look_again(costly) for costly in seeming[:_CANDIDATES] if costly.gap > 0]
        telling = [choice for choice in looked if choice is not None]
        return tuple(sorted(telling, key=lambda choice: -choice.options[0].gap)[:_SHOWN])

    def _first_look(self, turn: Turn, count: int) -> Costly:
        oxygen = self._played_on(turn, count, "first").oxygen.mean(axis=1)
        best = int(oxygen.argmax())
        return Costly(turn, turn.options[best], float(oxygen[best] - oxygen[turn.options.index(turn.left)]))

    def _look_again(self, costly: Costly) -> ReviewedChoice | None:
        turn = costly.turn
        results = self._played_on(turn, _SECOND_LOOK, "second")
        options = sorted(results.options(turn), key=lambda option: -option.oxygen)
        better = options[0]
        if better.leave != costly.best or better.gap < max(better.spread, _WORTH_TELLING):
            return None
        return ReviewedChoice(
            turn=turn.state.turn,
            seq=turn.seq,
            dice=turn.state.dice,
            left=turn.left,
            until=turn.until,
            options=tuple(options),
        )

    def _played_on(self, turn: Turn, count: int, look: str) -> Results:
        state = turn.state
        fates = draw(
            self._mission.pack, state, count, turn.until - state.turn, f"{self._seed}/{state.turn}/{look}"
        )
        rollouts = Rollouts(self._printed, state, turn.options, fates, of_needs(state.needs))
        target = oxygen_needed(self._mission.pack, state)
        return Results.of(rollouts.play(), self._guess, state, len(turn.options), target)


@dataclass(frozen=True)
class Results:
    """Results by option and fate."""

    oxygen: Floats
    tiles: Floats
    valves: Floats
    unlocks: Floats

    @classmethod
    def of(cls, hold: Hold, guess: Guess, before: State, options: int, target: int) -> Results:
        """Oxygen is counted up to the target."""
        mercury = before.mercury
        valves = hold.valves.sum(axis=1) - sum(mercury.valves.values())
        found = (
            np.minimum(guess.oxygen(hold), target),
            hold.tiles.sum(axis=1) - len(mercury.tiles),
            valves + (hold.halves.sum(axis=1) - sum(_good_halves(before))) / 2,
            hold.unlocked - len(mercury.unlocked),
        )
        return cls(*(each.reshape(options, -1).astype(np.float64) for each in found))

    def options(self, turn: Turn) -> Iterator[ReviewedOption]:
        own = turn.options.index(turn.left)
        for at, leave in enumerate(turn.options):
            kept = list(turn.state.dice)
            kept.remove(leave)
            gap = self.oxygen[at] - self.oxygen[own]
            yield ReviewedOption(
                leave=leave,
                kept=tuple(kept),
                track=track_of(leave),
                oxygen=round(float(self.oxygen[at].mean()), 2),
                tiles=round(float(self.tiles[at].mean()), 2),
                valves=round(float(self.valves[at].mean()), 2),
                unlocks=round(float(self.unlocks[at].mean()), 2),
                gap=round(float(gap.mean()), 2),
                spread=round(float(2 * gap.std() / np.sqrt(len(gap))), 2),
            )


def _good_halves(state: State) -> Iterator[int]:
    return (count for colour, count in state.mercury.halves.items() if colour != "red")
