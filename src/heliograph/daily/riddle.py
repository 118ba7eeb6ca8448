"""What a puzzle is, and what each game defines for its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal, Protocol

import msgspec

from heliograph.kernel.codec import encode
from heliograph.kernel.match import state_bytes
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.players.player import Player
from heliograph.players.table import Sitting

Mark = Literal["right", "near", "wrong"]
"""One square of the strip that players share."""
SCORES = 100


class Judged(msgspec.Struct, frozen=True):
    """How a player did. Only `guess` gives something of the solution away."""

    score: int
    """From 0 to 100."""
    solved: bool
    marks: tuple[Mark, ...]
    effort: Message
    """What it took: signals, rounds, or a share of what was possible."""
    guess: str
    """The first guess, as a short name under which answers are counted."""


class Panelist(msgspec.Struct, frozen=True):
    """An AI seat that has tried the puzzle."""

    who: str
    judged: Judged


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle with all its secrets: it stays on the server."""

    sitting: Sitting
    certainty: float | None
    """How well an ideal reader understands it, from 0 to 1; None if there is nothing to read."""

    @property
    def fingerprint(self) -> str:
        """Identifies the puzzle: answers to exactly the same puzzle are counted together, even across
        releases."""
        match = self.sitting.match
        return blake2b(encode(match.header) + state_bytes(match), digest_size=12).hexdigest()


class Riddle(Protocol):
    """A game's puzzles. Pure: the same seed gives the same puzzle."""

    seat: Seat
    """The solver's seat."""
    seats: int
    seconds: int | None
    """The time limit, if there is one; its clock runs in the solver's browser."""

    withheld: frozenset[str]
    """Actions that the game offers but the puzzle does not."""
    needs_partner: frozenset[str] | None
    """Actions that are impossible offline, where all other answers are recorded; None if those are too
    many."""

    def pose(self, seed: str) -> Posed | None:
        """A puzzle, or None if this seed leads to none worth solving."""

    def partners(self, posed: Posed) -> Sequence[Player]:
        """The players by seat; the one in the solver's seat is never asked."""

    def panel(self, posed: Posed, seed: str) -> Sequence[tuple[str, Player]]:
        """AI seats that try the puzzle, each with its strength."""

    def fits(self, posed: Posed, panel: Sequence[Panelist]) -> bool:
        """Whether the panel's results show that it can be understood and is not trivial."""

    def is_over(self, posed: Posed, sitting: Sitting) -> bool: ...

    def judge(self, posed: Posed, sitting: Sitting) -> Judged: ...

    def reveal(self, posed: Posed, sitting: Sitting) -> msgspec.Struct:
        """The solution, for the screen that shows it afterwards: a struct of its own, or the game's open
        view, which its replay draws."""

    def name_guess(self, guess: str) -> Message: ...
