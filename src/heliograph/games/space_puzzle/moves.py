"""Everything a player can do."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from heliograph.games.space_puzzle.state import Colour, Key
from heliograph.kernel.surface import Laid

_Word = Annotated[str, msgspec.Meta(max_length=16)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves."""


class TurnCard(Move, frozen=True, tag="turn-card"):
    """The AI sets the card into its stand, once and for all (SP-14, SP-15)."""

    turn: int


class Lay(Move, frozen=True, tag="lay"):
    """The whole draft behind the screen, as it now lies (SP-26, SP-27)."""

    tokens: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=32)]


class LineUp(Move, frozen=True, tag="line-up"):
    """The draft where places do not count: a row (SR-LINE) or a heap (SR-HEAP)."""

    tokens: Annotated[tuple[_Word, ...], msgspec.Meta(max_length=32)]


class Reveal(Move, frozen=True, tag="reveal"):
    """The screen is lifted (SP-30)."""


class AskRule(Move, frozen=True, tag="ask-rule"):
    """A neutral question about the rules, answered by the table (SP-H9)."""

    topic: _Word


class MovePawn(Move, frozen=True, tag="move"):
    """SP-34."""

    pawn: Colour
    cell: _Word


class Enter(Move, frozen=True, tag="enter"):
    """SP-35."""

    pawn: Colour
    cell: _Word


class Remove(Move, frozen=True, tag="remove"):
    """SP-36."""

    pawn: Colour


class SetDie(Move, frozen=True, tag="set-die"):
    """SP-37."""

    pawn: Colour
    value: int


class PutMarker(Move, frozen=True, tag="put-marker"):
    """A Color marker into a section, or off the panel (SP-39, SP-41)."""

    colour: Colour
    section: Key | Literal["off"]


class FlipMarker(Move, frozen=True, tag="flip-marker"):
    """SP-47."""

    colour: Colour
    sure: bool


class Mark(Move, frozen=True, tag="mark"):
    """A Neutral marker: what is sure about this key's location or die (SP-48)."""

    section: Key
    about: Literal["location", "die"]
    sure: bool


class TakeBack(Move, frozen=True, tag="take-back"):
    """The Astronauts' last step of this phase (SP-H10)."""


class Ready(Move, frozen=True, tag="ready"):
    """This Astronaut has done enough; when all have, the phase ends (SP-33, SP-43)."""


class Declare(Move, frozen=True, tag="declare"):
    """This Astronaut would declare; when all would, it is done (SP-53)."""


class Wait(Move, frozen=True, tag="wait"):
    """Not ready after all."""


class NextScenario(Move, frozen=True, tag="next-scenario"):
    """SP-60: which one, who is the AI, and whether the rooms are shuffled again."""

    scenario: _Word
    ai: int
    reshuffle: bool


class Finish(Move, frozen=True, tag="finish"):
    """Enough for this table."""


Action = (
    TurnCard
    | Lay
    | LineUp
    | Reveal
    | AskRule
    | MovePawn
    | Enter
    | Remove
    | SetDie
    | PutMarker
    | FlipMarker
    | Mark
    | TakeBack
    | Ready
    | Declare
    | Wait
    | NextScenario
    | Finish
)
