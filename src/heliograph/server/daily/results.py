"""Compares a result with others: with answers given here once there are enough, with AI seats before that."""

from __future__ import annotations

from contextlib import suppress

from heliograph.server.clock import now_ms
from heliograph.server.daily.comparing import among, among_panel
from heliograph.server.limits import Limits
from heliograph.server.store.beside.daily import note
from heliograph.server.store.store import Store
from heliograph.server.store.writer import TakenError
from heliograph.server.tokens import hashed
from heliograph.server.wire.daily import DailyResult
from heliograph.server.work.for_daily import About, Reached


async def count(store: Store, about: About, reached: Reached, token: str) -> None:
    """Once for each token."""
    assert reached.judged is not None
    score, guess = reached.judged.score, reached.judged.guess
    with suppress(TakenError):
        await store.write(note(about.fingerprint, hashed(token), score, guess, now_ms()))


async def result_of(
    store: Store, limits: Limits, game: str, about: About, reached: Reached, token: str
) -> DailyResult:
    here = await store.daily_answers(about.fingerprint, hashed(token))
    if sum(here.scores.values()) < limits.results_compared:
        return among_panel(game, about, reached)
    return among("here", here.scores, here.guesses, game, about, reached)
