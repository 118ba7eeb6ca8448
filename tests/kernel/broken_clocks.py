"""Broken copies of the toy game with a clock; each breaks one thing about the clock."""

from __future__ import annotations

import random
import time
from typing import Any

from msgspec.structs import replace
from tests.kernel.lighthouse import SHIP, BurnedDown, Lighthouse, Ordered, State

from heliograph.kernel.game import Step, Told


class TossedTick(Lighthouse):
    """The gulls come from a source that is not in the log."""

    def tick(self, state: State, now: int) -> Step[State, Any]:
        step = super().tick(state, now)
        return replace(step, state=replace(step.state, gulls=random.randrange(10**6)))


class WatchfulTick(Lighthouse):
    """Reads the real clock instead of the log."""

    def tick(self, state: State, now: int) -> Step[State, Any]:
        gulls = int(time.time()) // 60
        step = super().tick(state, now)
        return Step(replace(step.state, gulls=gulls), (Told(BurnedDown(gulls)),))


class LeakyTick(Lighthouse):
    """As the lamp burns down, everybody can read the next order."""

    def tick(self, state: State, now: int) -> Step[State, Any]:
        step = super().tick(state, now)
        return replace(step, events=(*step.events, *(Told(Ordered(lamp)) for lamp in state.lamps[1:2])))


class LeakyTickToOne(Lighthouse):
    """As the lamp burns down, the ship alone can read the next order."""

    def tick(self, state: State, now: int) -> Step[State, Any]:
        step = super().tick(state, now)
        secrets = (Told(BurnedDown(sum(state.lamps[1:])), frozenset({SHIP})),)
        return replace(step, events=(*step.events, *secrets))


class LeakyTime(Lighthouse):
    """How long a lamp burns depends on the next order."""

    def due(self, state: State) -> int | None:
        due = super().due(state)
        return None if due is None else due + 100 * sum(state.lamps[1:2])


class StuckClock(Lighthouse):
    def tick(self, state: State, now: int) -> Step[State, Any]:
        step = super().tick(state, now)
        return replace(step, state=replace(step.state, burns_down_at=state.burns_down_at))
