"""The after-game review as the client reads it: who scored when and with what, where Fuel and Resources came
from and went, and what H.A.L.L. drew.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.interstellar.box.pack import TokenId
from heliograph.games.interstellar.rules.resources import NONE, Cubes
from heliograph.kernel.message import Message

Resource = Literal["fuel", "cubes", "reputation", "prestige"]
Source = Literal[
    "start",
    "earth",
    "planets",
    "outposts",
    "sun",
    "market",
    "technologies",
    "travel",
    "mechanisms",
    "population",
    "government",
    "governor",
    "journey",
    "trappist",
    "starship",
    "humankind",
    "tokens",
    "pass",
    "hall",
    "other",
]
"""Where something comes from or goes to; `other` if unknown."""

Ending = Literal["reputation", "probe", "resources", "office"]
"""What counts only at the end (HV-24)."""
Strategy = Literal["mechanisms", "population", "probe", "government", "rest"]


class ReviewedFlow(msgspec.Struct, frozen=True):
    source: Source
    gained: int
    spent: int
    """Cubes count by their value."""
    cubes_gained: Cubes = NONE
    cubes_spent: Cubes = NONE


class ReviewedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    player: int
    """A seat; -2 for H.A.L.L."""
    score: int
    won: bool
    prestige: dict[Source, int]
    """Gained during the game, by source."""
    ending: dict[Ending, int]
    strategies: dict[Strategy, int]
    """The whole score, by strategy."""
    flows: dict[Resource, tuple[ReviewedFlow, ...]]


class ReviewedPoint(msgspec.Struct, frozen=True):
    """The end of a phase, or the start of the game."""

    seq: int
    round: int
    phase: Literal["start", "action", "salvation", "government"]
    scores: tuple[int, ...]
    """Each player's score if the game had ended there."""


class ReviewedRound(msgspec.Struct, frozen=True):
    round: int
    prestige: tuple[dict[Strategy, int], ...]
    """Each player's gains during the round, by strategy."""
    gained: tuple[int, ...]
    """How much each score grew, counted as if the game had ended."""


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A turn that gained much."""

    seq: int
    """The log entry that finished it."""
    player: int
    round: int
    phase: Literal["action", "salvation"]
    token: TokenId
    gained: int


class ReviewedDraw(msgspec.Struct, frozen=True):
    """A cube from H.A.L.L.'s bag."""

    seq: int
    round: int
    phase: Literal["action", "salvation"]
    token: TokenId
    colour: str
    row: str
    """The row of its board; empty if the colour did not matter."""
    back: bool
    """Whether the cube went back because the action could not be done."""


class ReviewedBag(msgspec.Struct, frozen=True):
    """H.A.L.L.'s bag at the beginning of a round."""

    round: int
    bag: Cubes


class ReviewedHall(msgspec.Struct, frozen=True):
    draws: tuple[ReviewedDraw, ...]
    bags: tuple[ReviewedBag, ...]
    drawn: float
    """The average value of the cubes drawn."""
    expected: float
    """The same if every cube had been the average of the bag it came from."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    rounds: tuple[ReviewedRound, ...]
    points: tuple[ReviewedPoint, ...]
    players: tuple[ReviewedPlayer, ...]
    turns: tuple[ReviewedTurn, ...]
    """The turns that gained most, earliest first."""
    hall: ReviewedHall | None
    remarks: tuple[Message, ...]
    headline: Message | None = None
    """What mattered most."""
