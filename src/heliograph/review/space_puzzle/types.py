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
    """What an ideal crew thinks after a message. Colours, keys and cells are listed as everywhere."""

    cells: tuple[tuple[float, ...], ...]
    """By colour and cell."""
    off: tuple[float, ...]
    """By colour: not on the card."""
    keys: tuple[tuple[float, ...], ...]
    """By key and colour."""
    dice: tuple[tuple[float, ...], ...]
    """By key and number, for the colour and room that are true; empty where dice are not used."""
    traps: tuple[float, ...]
    """By cell: how surely it was shown as a trap."""


class ReviewedBoard(msgspec.Struct, frozen=True):
    """The map and the panel at one moment."""

    rooms: tuple[Room, ...]
    board: Board
    closed: tuple[Cell, ...]


class ReviewedPlacement(msgspec.Struct, frozen=True):
    """A piece that the crew left elsewhere than it was when the message came."""

    piece: Literal["pawn", "marker", "die"]
    colour: Colour
    place: str
    """A cell, a key or a number; `off` beside the map or the panel."""
    ideal: str
    """Where an ideal crew would have it."""
    chance: float
    """How likely it is to be right, to an ideal crew."""
    agrees: bool
    """With the ideal reading, or as good as."""
    right: bool
    """As the card has it."""


class ReviewedIdeal(msgspec.Struct, frozen=True):
    """What the strong AI would have laid instead, as the AI sees it."""

    laid: Shown
    bits: float
    known: float


class ReviewedMessage(msgspec.Struct, frozen=True):
    round: int
    seq: int
    """The log's entry that revealed it."""
    laid: Shown
    """As the AI saw it."""
    seen: Shown
    """As the crew saw it."""
    posterior: ReviewedPosterior
    bits: float
    """How often the truth's probability doubled by it; below zero it misled."""
    bits_left: float
    """How often it would still have to."""
    known: float
    """How many of the pieces an ideal crew would now get right, on average."""
    ideal: ReviewedIdeal | None
    """None where the strong AI has nothing to say."""
    before: ReviewedBoard
    after: ReviewedBoard
    """When the crew had finished."""
    placements: tuple[ReviewedPlacement, ...]
    crew_frames: dict[Frame, float]
    """How likely the crew read the map each way in this round, from its pawns."""
    ai_frames: dict[Frame, float]
    """How likely the AI drew the map each way, as the crew sees it, from its tokens and the card."""
    remarks: tuple[Message, ...]


class ReviewedShares(msgspec.Struct, frozen=True):
    """Who could have done how much: 1 is all that was possible. The result is their product."""

    channel: float
    """Of what had to be told, what so many messages of these tokens could tell."""
    sender: float
    """Of that, what the messages told an ideal crew."""
    receiver: float
    """Of the pieces an ideal crew would have had right from these messages, what the crew had."""


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
    """Rooms, keys and dice that had to be found."""
    pieces_right: int
    pieces_ideal: int
    """What an ideal crew with as many actions would have had right from the same messages."""
    shares: ReviewedShares
    remarks: tuple[Message, ...]
    dialects: tuple[SpokenMessages, ...] = ()
    """How the AI laid its messages, then how the Astronauts read them."""


class Review(msgspec.Struct, frozen=True):
    scenarios: tuple[ReviewedScenario, ...]
    headline: Message | None = None
    """What mattered most."""
