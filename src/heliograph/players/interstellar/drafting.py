"""Unique Pass tokens: which one to take, and whether to use it (L515, L517)."""

from __future__ import annotations

from heliograph.games.interstellar.agenda import DecidePassToken, DraftPassToken
from heliograph.games.interstellar.moves.actions import TakePassToken, UsePassToken
from heliograph.kernel.prompt import Choice, Prompt

_LIKED = ("press", "quarry", "tanker", "academy")


def drafted(step: DraftPassToken | DecidePassToken, prompt: Prompt) -> TakePassToken | UsePassToken:
    """Any of them is better than the ordinary one to somebody who passes early enough."""
    if isinstance(step, DecidePassToken):
        return UsePassToken(unique=True)
    left = prompt.offers[0].fields["token"]
    assert isinstance(left, Choice)
    liked = [token for token in _LIKED if token in left.options]
    return TakePassToken(liked[0] if liked else str(left.options[0]))
