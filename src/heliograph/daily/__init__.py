"""The Daily Signal: one puzzle a day, the same on every server of the same version.

A puzzle is a position of a real game, played up to there by AI seats, and a seat to continue from: the game's
own offers are the answers, and its own rules judge them. `heliograph.daily.<game>` says in `RIDDLE` how its
positions are found, when a puzzle is over and how well it was solved.
"""

from __future__ import annotations

from heliograph.daily.riddle import Riddle
from heliograph.games import house_ids, house_part


def riddles() -> dict[str, Riddle]:
    """By game, in the order of their turns."""
    parts = {game: house_part("daily", game) for game in house_ids()}
    return {game: part.RIDDLE for game, part in parts.items() if part is not None}
