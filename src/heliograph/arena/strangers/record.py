"""What is kept of one encounter with a stranger."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.players.strangers import Role

Group = Literal["itself", "public", "held-out"]
Control = Literal["no message", "no history", "re-paired"]
CONTROLS: tuple[Control, ...] = ("no message", "no history", "re-paired")


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A round of Contact, a board of AI Space Puzzle, or a whole mission."""

    round: int
    """Of the twelve; the first one of a board."""
    score: float
    right: tuple[float, ...]
    """Round by round, from this one on, how much was right at its end."""
    instead: dict[Control, float] = {}
    """The same again, from the same position, with something taken away."""
    sure: float | None = None
    """How likely the player itself said it was to be right."""
    did: tuple[str, ...] = ()
    """What it did, in words of its own kind."""
    turned: dict[str, bool] = {}
    """Whether it does the same when the table is relabelled, rotated, mirrored."""


class Episode(msgspec.Struct, frozen=True, kw_only=True):
    """Twelve rounds with one stranger, as one of the two roles."""

    stranger: str
    role: Role
    table: int
    seen: tuple[Seen, ...]

    @property
    def score(self) -> float:
        return sum(one.score for one in self.seen) / len(self.seen)


Episodes = list[Episode]
