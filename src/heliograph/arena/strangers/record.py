"""The record of one encounter with a stranger."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from heliograph.players.strangers import Role

Group = Literal["itself", "public", "held-out"]
Control = Literal["no message", "no history", "re-paired"]
CONTROLS: tuple[Control, ...] = ("no message", "no history", "re-paired")
Way = Literal["relabel", "rotate", "mirror"]
WAYS: tuple[Way, ...] = get_args(Way)
"""How a table can become another one that the rules treat alike."""


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A round of Contact, a board of AI Space Puzzle, or a whole mission."""

    round: int
    """Its number among the twelve; for a board, of its first round."""
    score: float
    right: tuple[float, ...]
    """From this round on, how much was right at the end of each round."""
    instead: dict[Control, float] = {}
    """The score of the same position played again with something taken away."""
    sure: float | None = None
    """The player's own stated probability of being right."""
    did: tuple[str, ...] = ()
    """What the player did, in terms of its game."""
    turned: dict[str, bool] = {}
    """Whether it decides the same when the table is relabelled, rotated or mirrored; by way, and by round
    where a board has several."""


class Episode(msgspec.Struct, frozen=True, kw_only=True):
    """Twelve rounds with one stranger, in one of the two roles."""

    stranger: str
    role: Role
    table: int
    seen: tuple[Seen, ...]

    @property
    def score(self) -> float:
        return sum(one.score for one in self.seen) / len(self.seen)


Episodes = list[Episode]
