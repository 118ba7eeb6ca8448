"""What a puzzle is, and what each game has to say about its own."""

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
"""One square of the strip that is shared."""
SCORES = 100


class Judged(msgspec.Struct, frozen=True):
    """How somebody fared. Nothing in here gives the solution away but `guess`."""

    score: int
    """From 0 to 100."""
    solved: bool
    marks: tuple[Mark, ...]
    effort: Message
    """What it took: signals, rounds, a share of what was possible."""
    guess: str
    """What was thought at first, by a short name that answers are counted under."""


class Panelist(msgspec.Struct, frozen=True):
    """An AI seat that has tried it."""

    who: str
    judged: Judged


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle with all its secrets: it stays on the server."""

    sitting: Sitting
    certainty: float | None
    """How far an ideal reader understands it, from 0 to 1; None where there is nothing to read."""

    @property
    def fingerprint(self) -> str:
        """Answers to the very same puzzle are counted together, whatever a release may have changed."""
        match = self.sitting.match
        return blake2b(encode(match.header) + state_bytes(match), digest_size=12).hexdigest()


class Riddle(Protocol):
    """A game's puzzles. Pure: the same seed gives the same puzzle."""

    seat: Seat
    """Where one sits to solve it."""
    seats: int
    seconds: int | None
    """Where there is a clock, which runs in the solver's browser."""

    withheld: frozenset[str]
    """What the game offers and the puzzle does not."""
    needs_partner: frozenset[str] | None
    """What cannot be done off line, where all other answers are recorded; None where they are too many."""

    def pose(self, seed: str) -> Posed | None:
        """A puzzle, or None where this seed leads to none worth solving."""

    def partners(self, posed: Posed) -> Sequence[Player]:
        """Who sits at the table, by seat; nobody is asked on the solver's."""

    def panel(self, posed: Posed, seed: str) -> Sequence[tuple[str, Player]]:
        """AI seats who try it, each with its strength."""

    def fits(self, posed: Posed, panel: Sequence[Panelist]) -> bool:
        """Whether it can be understood and is not trivial, going by how the panel fared."""

    def is_over(self, posed: Posed, sitting: Sitting) -> bool: ...

    def judge(self, posed: Posed, sitting: Sitting) -> Judged: ...

    def reveal(self, posed: Posed, sitting: Sitting) -> msgspec.Struct:
        """What was meant, for the screen that shows it afterwards: a struct of its own, or the game's open
        view, which its replay draws."""

    def name_guess(self, guess: str) -> Message: ...
