"""The after-game review as the client reads it: who scored when and with what, where Fuel and Resources came
from and went, and what H.A.L.L. drew."""

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
"""Where something comes from or goes to; `other`: nobody could say."""

Ending = Literal["reputation", "probe", "resources", "office"]
"""What is only counted at the end (HV-24)."""
Strategy = Literal["mechanisms", "population", "probe", "government", "rest"]


class ReviewedFlow(msgspec.Struct, frozen=True):
    source: Source
    gained: int
    spent: int
    """Cubes are counted by their value."""
    cubes_gained: Cubes = NONE
    cubes_spent: Cubes = NONE


class ReviewedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    player: int
    """A seat; -2 is H.A.L.L."""
    score: int
    won: bool
    prestige: dict[Source, int]
    """In play, by what it was for."""
    ending: dict[Ending, int]
    strategies: dict[Strategy, int]
    """The whole score once more, by what it was gained with."""
    flows: dict[Resource, tuple[ReviewedFlow, ...]]


class ReviewedPoint(msgspec.Struct, frozen=True):
    """The end of a phase, or the beginning of all."""

    seq: int
    round: int
    phase: Literal["start", "action", "salvation", "government"]
    scores: tuple[int, ...]
    """If the game had ended there, player by player."""


class ReviewedRound(msgspec.Struct, frozen=True):
    round: int
    prestige: tuple[dict[Strategy, int], ...]
    """What each player gained in it in play, by what it was gained with."""
    gained: tuple[int, ...]
    """By how much each score grew, everything counted as if the game had ended."""


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A turn that brought much."""

    seq: int
    """The log's entry that finished it."""
    player: int
    round: int
    phase: Literal["action", "salvation"]
    token: TokenId
    gained: int


class ReviewedDraw(msgspec.Struct, frozen=True):
    """A cube out of H.A.L.L.'s bag."""

    seq: int
    round: int
    phase: Literal["action", "salvation"]
    token: TokenId
    colour: str
    row: str
    """Of its board; nothing where the colour did not matter."""
    back: bool
    """The action could not be done: the cube went back."""


class ReviewedBag(msgspec.Struct, frozen=True):
    """H.A.L.L.'s bag when a round begins."""

    round: int
    bag: Cubes


class ReviewedHall(msgspec.Struct, frozen=True):
    draws: tuple[ReviewedDraw, ...]
    bags: tuple[ReviewedBag, ...]
    drawn: float
    """The value of a cube drawn, on average."""
    expected: float
    """The same, had every cube been the average of the bag it came from."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    rounds: tuple[ReviewedRound, ...]
    points: tuple[ReviewedPoint, ...]
    players: tuple[ReviewedPlayer, ...]
    turns: tuple[ReviewedTurn, ...]
    """Those that brought most, the earliest first."""
    hall: ReviewedHall | None
    remarks: tuple[Message, ...]
    headline: Message | None = None
    """What mattered most."""
