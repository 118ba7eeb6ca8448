"""Partners who have been told what they would have to find out about a `human`: a bound, though not an exact
one.

A speaker is told how every Astronaut reads, and says what `strong` would say to a crew of that kind.
Astronauts are told the same of their AI: which way up its map is, how wide, whether there is one, and what
icons and touching mean to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from heliograph.players.space_puzzle.codebooks.codebook import Codebook, Grid, IconsSay
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.human.person import Person

_WIDE = 700.0
_TOLD = 0.97
"""How firmly they believe it: a token may still be laid differently."""


def knowing(crew: Sequence[Person]) -> Habits:
    """Beliefs of a speaker who has been told how these people read."""
    books = tuple(_book(person) for person in crew)
    own = next((book for book in books if book.grid != "none"), Codebook())
    return Habits(own, crew=books)


def told(ai: Person) -> Habits:
    """Beliefs of Astronauts who have been told how this person lays messages."""
    return Habits(laid_by(ai), own_share=_TOLD)


def laid_by(person: Person) -> Codebook:
    """How this person lays messages, as far as a codebook can say: even a person who reads no map lays
    one."""
    return _book(replace(person, reads_map=True))


def _book(person: Person) -> Codebook:
    grid: Grid = "stretched" if person.width > _WIDE else "square"
    icons: IconsSay = "exact" if person.icons == "exact" else "at-least"
    return Codebook(person.frame, grid if person.reads_map else "none", icons, person.touching)
