"""How somebody fared beside others: those who answered here once there are enough, AI seats before that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress

from heliograph.daily import riddles
from heliograph.kernel.rating import rank_of
from heliograph.server.clock import now_ms
from heliograph.server.limits import Limits
from heliograph.server.store.daily import Answers, note
from heliograph.server.store.store import Store
from heliograph.server.store.writer import TakenError
from heliograph.server.tokens import hashed
from heliograph.server.wire.daily import Counted, DailyResult
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
    judged = reached.judged
    assert judged is not None
    here = await store.daily_answers(about.fingerprint, hashed(token))
    enough = sum(here.scores.values()) >= limits.results_compared
    others = here if enough else _panel(about)
    return DailyResult(
        score=judged.score,
        solved=judged.solved,
        marks=judged.marks,
        effort=judged.effort,
        guess=judged.guess,
        among="here" if enough else "ai",
        rank=rank_of(judged.score, others.scores),
        others=_counted(game, others.guesses),
        ideal=None if about.certainty is None else round(100 * about.certainty),
        revealed=reached.revealed,
    )


def _panel(about: About) -> Answers:
    scores = Counter(one.judged.score for one in about.panel)
    return Answers(scores, Counter(one.judged.guess for one in about.panel))


def _counted(game: str, guesses: Mapping[str, int]) -> tuple[Counted, ...]:
    riddle = riddles()[game]
    ordered = sorted(guesses.items(), key=lambda one: (-one[1], one[0]))
    return tuple(Counted(guess, riddle.name_guess(guess), count) for guess, count in ordered if guess)
