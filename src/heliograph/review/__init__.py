"""What a finished game teaches, by game. A game without a review is a game all the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

import msgspec

from heliograph.kernel.log import Log

Reviewer = Callable[[Log], msgspec.Struct]


class NoReviewError(KeyError):
    """Nobody has written a review for that game."""


def has_review(game_id: str) -> bool:
    return _of_the_house(game_id) or game_id in _from_outside()


def review(game_id: str, log: Log) -> msgspec.Struct:
    """What a finished game looks like to an ideal player; the struct is the game's own."""
    return _reviewer(game_id)(log)


def _reviewer(game_id: str) -> Reviewer:
    found: Reviewer
    if _of_the_house(game_id):
        found = import_module(f"{__name__}.{game_id}.review").review
    elif game_id in _from_outside():
        found = _from_outside()[game_id].load()
    else:
        raise NoReviewError(game_id)
    return found


def _of_the_house(game_id: str) -> bool:
    return game_id.isidentifier() and find_spec(f"{__name__}.{game_id}") is not None


@cache
def _from_outside() -> dict[str, EntryPoint]:
    """Reviews that installed packages announce by the id of their game."""
    return {point.name: point for point in entry_points(group="heliograph.reviews")}
