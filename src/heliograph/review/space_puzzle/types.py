"""The after-game review as the client reads it: what could have been understood, and why."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.state import Board, Cell, Colour, Room, Target
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.players.space_puzzle.codebooks.codebook import Frame
from heliograph.players.space_puzzle.dialect import Dialect
from heliograph.review.spoken import Spoken


class ReviewedPosterior(msgspec.Struct, frozen=True):
    """An ideal crew's belief after a message. Colours, keys and cells are in the usual order."""

    cells: tuple[tuple[float, ...], ...]
    """By colour and cell."""
    off: tuple[float, ...]
    """By colour: the probability that it is not on the card."""
    keys: tuple[tuple[float, ...], ...]
    """By key and colour."""
    dice: tuple[tuple[float, ...], ...]
    """By key and number, for the true colour and room; empty if there are no dice."""
    traps: tuple[float, ...]
    """By cell: how certainly it was shown as a trap."""


class ReviewedBoard(msgspec.Struct, frozen=True):
    """The map and the panel at one moment."""

    rooms: tuple[Room, ...]
    board: Board
    closed: tuple[Cell, ...]


class ReviewedPlacement(msgspec.Struct, frozen=True):
    """A piece the crew left elsewhere than it was when the message came."""

    piece: Literal["pawn", "marker", "die"]
    colour: Colour
    place: str
    """A cell, a key or a number; `off` for beside the map or the panel."""
    ideal: str
    """Where an ideal crew would put it."""
    chance: float
    """The probability that it is right, for an ideal crew."""
    agrees: bool
    """Whether it agrees with the ideal reading, or is about as good."""
    right: bool
    """Whether it is where the card has it."""


class ReviewedIdeal(msgspec.Struct, frozen=True):
    """What the strong AI would have laid instead, as the AI sees it."""

    laid: Shown
    bits: float
    known: float


class ReviewedMessage(msgspec.Struct, frozen=True):
    round: int
    seq: int
    """The log entry that revealed it."""
    laid: Shown
    """The message as the AI saw it."""
    seen: Shown
    """The message as the crew saw it."""
    posterior: ReviewedPosterior
    bits: float
    """How often it doubled the probability of the truth; negative if it misled."""
    bits_left: float
    """How many more doublings were needed."""
    known: float
    """The average number of pieces an ideal crew would now get right."""
    ideal: ReviewedIdeal | None
    """None if the strong AI has nothing to say."""
    before: ReviewedBoard
    after: ReviewedBoard
    """The board when the crew had finished."""
    placements: tuple[ReviewedPlacement, ...]
    crew_frames: dict[Frame, float]
    """The probability of each way the crew may have read the map in this round, from its pawns."""
    ai_frames: dict[Frame, float]
    """The probability of each way the AI may have drawn the map, as the crew sees it, from its tokens and the
    card."""
    remarks: tuple[Message, ...]


class ReviewedShares(msgspec.Struct, frozen=True):
    """Each side's share: 1 is everything that was possible. The result is their product."""

    channel: float
    """The share of what had to be told that this many messages of these tokens could tell."""
    sender: float
    """The share of that which the messages told an ideal crew."""
    receiver: float
    """The share of an ideal crew's right pieces that the crew had right."""


class SpokenMessages(Spoken, frozen=True, kw_only=True):
    dialect: Dialect


class ReviewedScenario(msgspec.Struct, frozen=True):
    scenario: Scenario
    ai: Seat
    won: bool
    solution: tuple[Target, ...]
    traps: tuple[Cell, ...]
    messages: tuple[ReviewedMessage, ...]
    bits_needed: float
    pieces: int
    """The rooms, keys and dice that had to be found."""
    pieces_right: int
    pieces_ideal: int
    """What an ideal crew with as many actions would have got right from the same messages."""
    shares: ReviewedShares
    remarks: tuple[Message, ...]
    dialects: tuple[SpokenMessages, ...] = ()
    """How the AI laid its messages, then how the Astronauts read them."""


class Review(msgspec.Struct, frozen=True):
    scenarios: tuple[ReviewedScenario, ...]
    headline: Message | None = None
    """What mattered most."""
