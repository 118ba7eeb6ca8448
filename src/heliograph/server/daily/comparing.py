"""Compares an answer with others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from heliograph.daily import riddles
from heliograph.kernel.rating import rank_of
from heliograph.server.wire.daily import Counted, DailyResult
from heliograph.server.work.for_daily import About, Reached


def among(
    who: Literal["here", "ai"],
    scores: Mapping[int, int],
    guesses: Mapping[str, int],
    game: str,
    about: About,
    reached: Reached,
) -> DailyResult:
    judged = reached.judged
    assert judged is not None
    return DailyResult(
        score=judged.score,
        solved=judged.solved,
        marks=judged.marks,
        effort=judged.effort,
        guess=judged.guess,
        among=who,
        rank=rank_of(judged.score, scores),
        others=_counted(game, guesses),
        ideal=None if about.certainty is None else round(100 * about.certainty),
        revealed=reached.revealed,
    )


def among_panel(game: str, about: About, reached: Reached) -> DailyResult:
    """Answers of AI seats that have tried it."""
    scores = Counter(one.judged.score for one in about.panel)
    guesses = Counter(one.judged.guess for one in about.panel)
    return among("ai", scores, guesses, game, about, reached)


def _counted(game: str, guesses: Mapping[str, int]) -> tuple[Counted, ...]:
    riddle = riddles()[game]
    ordered = sorted(guesses.items(), key=lambda one: (-one[1], one[0]))
    return tuple(Counted(guess, riddle.name_guess(guess), count) for guess, count in ordered if guess)
