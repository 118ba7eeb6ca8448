"""Everything there is to know about a table of AI Space Puzzle."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType

from heliograph.games.space_puzzle.box.edition import Edition
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid

Colour = Literal["green", "blue", "black", "red", "yellow", "white"]
Key = Literal["square", "triangle", "round", "hexagon"]
Icon = Literal["antenna", "engine", "battery", "telescope"]
Role = Literal["pilot", "dockmaster", "keymaster", "engineer"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
KEYS: tuple[Key, ...] = get_args(Key)
ICONS: tuple[Icon, ...] = get_args(Icon)
ROLES: tuple[Role, ...] = get_args(Role)

SIDE = 4
Cell = str
"""A column from a to d and a row from 1 at the top."""
CELLS: tuple[Cell, ...] = tuple(f"{'abcd'[x]}{y + 1}" for y in range(SIDE) for x in range(SIDE))
"""In reading order, as the rooms are listed."""

Room = tuple[Icon, ...]
TokenId = str
CRISIS_TOKEN: TokenId = "crisis"

Phase = Literal["card", "message", "crew", "debrief", "over"]


class Target(msgspec.Struct, frozen=True):
    """A coloured cell of a solution (SP-22): this pawn, this room, this key; and the die, if dice are
    used."""

    cell: Cell
    colour: Colour
    key: Key
    die: int


class Card(msgspec.Struct, frozen=True):
    """A face as drawn; the AI decides how it is turned (SP-14)."""

    id: str
    """Empty for a generated face."""
    crisis: bool
    targets: tuple[Target, ...]
    specials: tuple[Cell, ...]


class Marker(msgspec.Struct, frozen=True):
    """A Color marker: its section, if any, and which face is up (SP-47)."""

    key: Key | None = None
    sure: bool = False


class Marks(msgspec.Struct, frozen=True):
    """A section's two Neutral markers: whether each shows ✓ (SP-48)."""

    location: bool = False
    die: bool = False


class Board(msgspec.Struct, frozen=True):
    """Everything the Astronauts move."""

    actions_left: int
    pawns: dict[Colour, Cell]
    """The pawns on the map."""
    dice: dict[Colour, int]
    """Every die that has been on the map; a die keeps its value (SP-H2)."""
    markers: dict[Colour, Marker]
    marks: dict[Key, Marks]


class Sent(msgspec.Struct, frozen=True):
    """A revealed message; with SR-NOISE one of its tokens is not the AI's."""

    round: int
    tokens: tuple[Laid, ...]
    noise: TokenId | None = None


class Verdict(msgspec.Struct, frozen=True):
    """One target compared with the board (SP-54)."""

    target: Target
    marker: bool
    pawn: bool
    die: bool


class Result(msgspec.Struct, frozen=True):
    won: bool
    declared: bool
    verdicts: tuple[Verdict, ...]
    strays: tuple[Colour, ...]
    """Pawns of other colours left on the map (SP-56)."""


class Past(msgspec.Struct, frozen=True):
    """A finished scenario of this table."""

    scenario: str
    ai: Seat
    won: bool
    rounds: int
    card: str


class State(msgspec.Struct, frozen=True, kw_only=True):
    setup: Setup
    chance: Chance
    scenario: Scenario
    phase: Phase
    ai: Seat
    roles: dict[str, tuple[Role, ...]]
    """SR-ROLES: by seat number as text, because JSON keys are strings; empty without the rule."""
    rooms: tuple[Room, ...]
    """In the order of CELLS."""
    card: Card
    back: Card | UnsetType = UNSET
    """The card's other side, while the AI may still choose it (SP-15)."""
    turn: int | None = None
    """Quarter turns clockwise; None until the AI has decided (SP-15)."""
    solution: tuple[Target, ...] = ()
    """The card's targets as it is turned."""
    traps: tuple[Cell, ...] = ()
    """SR-TRAP: all traps, sprung ones included."""
    gates: tuple[Cell, ...] | UnsetType = UNSET
    """SR-LOCK, SR-LIFT: drawn with the rooms, and visible to all."""
    closed: tuple[Cell, ...] = ()
    entered: tuple[Cell, ...] = ()
    """Rooms that were entered without harm: everybody saw that there is no trap."""
    round: int = 0
    counter: int
    board: Board
    before: tuple[Board, ...] = ()
    """The boards that taking back can restore in this phase (SP-H10), the latest last."""
    ready: tuple[Seat, ...] = ()
    """Astronauts who are ready."""
    declaring: tuple[Seat, ...] = ()
    """Those of them who want to declare."""
    jammed: tuple[TokenId, ...] = ()
    cooling: tuple[TokenId, ...] = ()
    draft: tuple[Laid, ...] = ()
    messages: tuple[Sent, ...] = ()
    fades_at: int | None = None
    faded: bool = False
    crisis_token_used: bool = False
    asked: tuple[str, ...] = ()
    """Rules questions the AI has asked in this scenario (SP-H9)."""
    result: Result | None = None
    history: tuple[Past, ...] = ()
    edition: Edition | UnsetType = UNSET
    """The reading of the rules; UNSET for the first (see `box.edition`)."""
