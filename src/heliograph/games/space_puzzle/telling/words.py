"""Names of things, as messages in the grammatical case a sentence needs."""

from __future__ import annotations

from functools import lru_cache

from heliograph.games.space_puzzle.box.pack import UNITS_PER_MM
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.state import Cell, Colour, Key, Room, TokenId
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.message import Message, say
from heliograph.kernel.surface import Laid


@lru_cache
def colour_name(colour: Colour) -> Message:
    return say(f"sp-colour-{colour}")


@lru_cache
def pawn(colour: Colour) -> Message:
    return say(f"sp-colour-{colour}.pawn")


def pawn_as_object(colour: Colour) -> Message:
    return say(f"sp-colour-{colour}.pawn-acc")


def marker(colour: Colour) -> Message:
    return say(f"sp-colour-{colour}.marker")


def die_as_object(colour: Colour) -> Message:
    return say(f"sp-colour-{colour}.die-acc")


@lru_cache
def of_key(key: Key) -> Message:
    """A key in the genitive: whose section, whose room."""
    return say(f"sp-key-{key}.gen")


@lru_cache
def token_name(token: TokenId) -> Message:
    return say(f"sp-token-{token}")


def cell_name(cell: Cell) -> Message:
    return say("sp-cell", cell=cell)


@lru_cache
def room_name(cell: Cell, room: Room) -> Message:
    if not room:
        return say("sp-room-empty", cell=cell)
    return say("sp-room", cell=cell, icons=tuple(say(f"sp-icon-{icon}") for icon in room))


def scenario_name(scenario: Scenario) -> Message:
    return (
        say("sp-scenario-own", name=scenario.name)
        if scenario.tier == "own" and scenario.name
        else book_name(scenario.id)
    )


def book_name(id: str) -> Message:
    return say("sp-scenario-unnamed") if id == "own" else say(f"sp-scenario-{id}")


def tokens_of(shown: Shown) -> tuple[Message, ...]:
    """The tokens with their places, if they have any."""
    return tuple(map(_laid, shown.laid)) or tuple(map(token_name, shown.heap))


def in_order(shown: Shown) -> tuple[Message, ...]:
    """SR-LINE: from left to right, as the reader sees them."""
    return tuple(token_name(token.id) for token in sorted(shown.laid, key=lambda token: token.x))


def _laid(token: Laid) -> Message:
    return say(
        "sp-laid" if token.rotation == 0 else "sp-laid-turned",
        token=token_name(token.id),
        x=round(token.x / UNITS_PER_MM),
        y=round(token.y / UNITS_PER_MM),
        rotation=token.rotation,
    )
