"""Unique Pass tokens: which one to take, and whether to use it (L515, L517)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.variants.unique_pass_tokens.types import (
    DecidePassToken,
    DraftPassToken,
    TakePassToken,
    UsePassToken,
)
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.ideas.offered import options

_LIKED = ("press", "quarry", "tanker", "academy")
"""The best first; all others are equal."""


def drafting_ideas(mind: Mind, step: DraftPassToken) -> Iterator[Idea]:
    for token in map(str, options(mind.at, "take-pass-token", "token")):
        rank = _LIKED.index(token) if token in _LIKED else len(_LIKED)
        yield Idea((TakePassToken(token),), -float(rank))


def deciding_ideas(mind: Mind, step: DecidePassToken) -> Iterator[Idea]:
    """Any Unique Pass token is better than the ordinary one for a player who passes early enough."""
    yield Idea((UsePassToken(unique=True),), 1.0)
    yield Idea((UsePassToken(unique=False),), 0.0)


IDEAS = {DraftPassToken: drafting_ideas, DecidePassToken: deciding_ideas}
