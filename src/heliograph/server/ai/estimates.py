"""How hard scenarios are: while somebody asks, AI seats try them out in a worker, a short time at a
stretch."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.workshop import Rehearsals, Workshop
from heliograph.players import strengths
from heliograph.players.table import sit_down
from heliograph.server.ai.worker import rehearse
from heliograph.server.limits import Limits
from heliograph.server.logs import Log
from heliograph.server.wire.workshop import Estimate
from heliograph.server.work.errand import Errand, Kind
from heliograph.server.work.pool import Pool

log = Log("heliograph.ai")

_SLICE_SECONDS = 0.25
"""The longest that an AI seat at a table waits because of an estimate."""
_Z = 1.96


@dataclass(slots=True)
class _Measuring:
    workshop: Workshop[Any]
    setup: msgspec.Struct
    asked_at: float
    address: str
    """The address that asked last."""
    rehearsals: Rehearsals = field(default_factory=Rehearsals)
    task: asyncio.Task[None] | None = None
    has_failed: bool = False

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()


class Estimates:
    def __init__(self, pool: Pool, limits: Limits) -> None:
        self._pool, self._limits = pool, limits
        self._known: OrderedDict[bytes, _Measuring] = OrderedDict()

    def knows(self, game: AnyGame, made: msgspec.Struct) -> bool:
        return _key(game, made) in self._known

    def of(self, game: AnyGame, made: msgspec.Struct, address: str) -> Estimate | Refusal:
        """The result so far. The scenario's name does not matter."""
        if game.workshop is None or not strengths(game.id):
            return Refusal(say("refused-no-estimate"))
        key = _key(game, made)
        measuring = self._known.get(key)
        if measuring is None:
            measuring = _Measuring(game.workshop, game.workshop.setup(made), time.monotonic(), address)
        measuring.asked_at, measuring.address = time.monotonic(), address
        if measuring.rehearsals.games < self._limits.estimate_games and not measuring.is_running:
            if measuring.has_failed:
                del self._known[key]
                return Refusal(say("refused-failed"))
            if not self._has_room(address):
                return Refusal(say("refused-estimates-busy"))
            measuring.task = asyncio.create_task(self._try_out(game, measuring))
        self._remember(key, measuring)
        return self._told(made, measuring)

    def close(self) -> None:
        for measuring in self._known.values():
            if measuring.task is not None:
                measuring.task.cancel()

    def _has_room(self, address: str) -> bool:
        running = [one.address for one in self._known.values() if one.is_running]
        limits = self._limits
        return (
            len(running) < limits.estimates_at_once
            and running.count(address) < limits.estimates_at_once_per_address
        )

    def _remember(self, key: bytes, measuring: _Measuring) -> None:
        self._known[key] = measuring
        self._known.move_to_end(key)
        while len(self._known) > self._limits.estimates_remembered:
            _, oldest = self._known.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def _try_out(self, game: AnyGame, measuring: _Measuring) -> None:
        try:
            await self._measure(game, measuring)
        except Exception:
            log.exception("a scenario could not be tried out", game=game.id)
            measuring.has_failed = True

    async def _measure(self, game: AnyGame, measuring: _Measuring) -> None:
        """The same games every time, so that a repeated estimate has the same result."""
        errand = Errand(Kind.ESTIMATE, lambda: (measuring.address,))
        while measuring.rehearsals.games < self._limits.estimate_games:
            sitting = sit_down(game, measuring.setup, f"estimate/{measuring.rehearsals.games}")
            while not sitting.is_over:
                if time.monotonic() - measuring.asked_at > self._limits.estimate_patience_seconds:
                    return
                sitting = await self._pool.run(errand, rehearse, sitting, _SLICE_SECONDS)
            measuring.rehearsals = measuring.rehearsals.plus(
                measuring.workshop.rehearsal(sitting.match.state)
            )

    def _told(self, made: msgspec.Struct, measuring: _Measuring) -> Estimate:
        rehearsals = measuring.rehearsals
        low, high = plausible_share(rehearsals.wins, rehearsals.games)
        return Estimate(
            games=rehearsals.games,
            of=self._limits.estimate_games,
            wins=rehearsals.wins,
            low=low,
            high=high,
            rounds_mean=round(rehearsals.rounds / max(rehearsals.games, 1), 2),
            standing=measuring.workshop.standing(made, rehearsals),
        )


def plausible_share(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    if games == 0:
        return 0.0, 1.0
    share, slack = wins / games, _Z * _Z / games
    middle = (share + slack / 2) / (1 + slack)
    half = _Z / (1 + slack) * sqrt(share * (1 - share) / games + slack / (4 * games))
    return round(max(middle - half, 0.0), 4), round(min(middle + half, 1.0), 4)


def _key(game: AnyGame, made: msgspec.Struct) -> bytes:
    assert game.workshop is not None
    return game.id.encode() + encode(game.workshop.setup(made))
