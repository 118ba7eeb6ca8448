"""Copies of the honest game with a clock, with one thing about the clock broken each."""

from __future__ import annotations

import random
import time
from typing import Any

from msgspec.structs import replace
from tests.kernel.lighthouse import SHIP, BurnedDown, Lighthouse, Ordered, State

from heliograph.kernel.game import Step, Told


class TossedTick(Lighthouse):
    """The gulls are no part of the log."""

    def tick(self, state: State, now: int) -> Step[State, Any]:
        step = super().tick(state, now)
        return replace(step, state=replace(step.state, gulls=random.randrange(10**6)))


class WatchfulTick(Lighthouse):
    """Asks the wall what time it is, not the log."""

    def tick(self, state: State, now: int) -> Step[State, Any]:
        gulls = int(time.time()) // 60
        step = super().tick(state, now)
        return Step(replace(step.state, gulls=gulls), (Told(BurnedDown(gulls)),))


class LeakyTick(Lighthouse):
    """As the lamp burns down, the next order can be read."""

    def tick(self, state: State, now: int) -> Step[State, Any]:
        step = super().tick(state, now)
        return replace(step, events=(*step.events, *(Told(Ordered(lamp)) for lamp in state.lamps[1:2])))


class LeakyTickToOne(Lighthouse):
    """Only the ship can read it."""

    def tick(self, state: State, now: int) -> Step[State, Any]:
        step = super().tick(state, now)
        secrets = (Told(BurnedDown(sum(state.lamps[1:])), frozenset({SHIP})),)
        return replace(step, events=(*step.events, *secrets))


class LeakyTime(Lighthouse):
    """How long a lamp burns depends on the next one."""

    def due(self, state: State) -> int | None:
        due = super().due(state)
        return None if due is None else due + 100 * sum(state.lamps[1:2])


class StuckClock(Lighthouse):
    def tick(self, state: State, now: int) -> Step[State, Any]:
        step = super().tick(state, now)
        return replace(step, state=replace(step.state, burns_down_at=state.burns_down_at))
