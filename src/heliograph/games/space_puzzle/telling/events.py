"""What happened, as those who are told may know it."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.space_puzzle.state import Cell, Colour, Key, Result, TokenId
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid


class Happening(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of all events."""


class Shown(msgspec.Struct, frozen=True):
    """A message as one side sees it: laid out, or with SR-HEAP a mere set."""

    round: int
    laid: tuple[Laid, ...] = ()
    heap: tuple[TokenId, ...] = ()
    noise: TokenId | None = None
    """SR-NOISE: which token is not the AI's; only the AI knows until the scenario is over."""


class CardTurned(Happening, frozen=True, tag="card-turned"):
    """How, only the AI knows (SP-14)."""

    ai: Seat


class RoundBegan(Happening, frozen=True, tag="round-began"):
    round: int
    counter: int
    jammed: tuple[TokenId, ...]


class Revealed(Happening, frozen=True, tag="revealed"):
    ai: Seat
    message: Shown


class Faded(Happening, frozen=True, tag="faded"):
    """SR-FADE."""

    round: int


class RuleAsked(Happening, frozen=True, tag="rule-asked"):
    seat: Seat
    topic: str


class PawnMoved(Happening, frozen=True, tag="pawn-moved"):
    """`origin` or `cell` is None for the place beside the map."""

    seat: Seat
    pawn: Colour
    origin: Cell | None
    cell: Cell | None


class DieSet(Happening, frozen=True, tag="die-set"):
    seat: Seat
    pawn: Colour
    value: int


class MarkerMoved(Happening, frozen=True, tag="marker-moved"):
    seat: Seat
    colour: Colour
    key: Key | None
    sure: bool


class Marked(Happening, frozen=True, tag="marked"):
    seat: Seat
    key: Key
    about: Literal["location", "die"]
    sure: bool


class TrapSprung(Happening, frozen=True, tag="trap-sprung"):
    """SR-TRAP; a blind AI is not told whose pawn it was (SR-BLIND)."""

    pawn: Colour | None
    cell: Cell
    counter: int


class TakenBack(Happening, frozen=True, tag="taken-back"):
    seat: Seat


class SaidReady(Happening, frozen=True, tag="said-ready"):
    seat: Seat
    ready: bool
    declares: bool


class RowDrifted(Happening, frozen=True, tag="row-drifted"):
    """SR-DRIFT; the row's number from the top."""

    row: int


class ScenarioEnded(Happening, frozen=True, tag="scenario-ended"):
    scenario: str
    result: Result


class ScenarioBegan(Happening, frozen=True, tag="scenario-began"):
    """Any but the first, which everybody sees begin."""

    scenario: str
    ai: Seat


Event = (
    CardTurned
    | RoundBegan
    | Revealed
    | Faded
    | RuleAsked
    | PawnMoved
    | DieSet
    | MarkerMoved
    | Marked
    | TrapSprung
    | TakenBack
    | SaidReady
    | RowDrifted
    | ScenarioEnded
    | ScenarioBegan
)
