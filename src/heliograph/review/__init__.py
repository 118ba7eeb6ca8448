"""What a finished game teaches, by game. A game need not have a review.

`heliograph.review.<game>.review` provides `review(log)`; other packages announce theirs by the id of their
game in the entry point group `heliograph.reviews`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

import msgspec

from heliograph.games import house_part
from heliograph.kernel.log import Log
from heliograph.plugins import announced

Reviewer = Callable[[Log], msgspec.Struct]


class NoReviewError(KeyError):
    """There is no review for that game."""


def has_review(game_id: str) -> bool:
    return _reviewer(game_id) is not None


def review(game_id: str, log: Log) -> msgspec.Struct:
    """The review of a finished game; the struct is the game's own."""
    reviewer = _reviewer(game_id)
    if reviewer is None:
        raise NoReviewError(game_id)
    return reviewer()(log)


def _reviewer(game_id: str) -> Callable[[], Reviewer] | None:
    """Loads the game's review function; what it needs to think is imported only then."""
    if house_part("review", game_id):
        return lambda: cast(Reviewer, import_module(f"{__name__}.{game_id}.review").review)
    theirs = announced("heliograph.reviews").get(game_id)
    return None if theirs is None else theirs.load
