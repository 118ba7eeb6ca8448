"""What a table agrees on before a mission."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

Character = Literal["clusters", "arms", "void", "rings", "belt"]
CHARACTERS: tuple[Character, ...] = get_args(Character)
Table = Literal["strewn"] | Character
"""How the planets lie: at random over the whole table, or with a character (CT-H22)."""
TABLES: tuple[Table, ...] = ("strewn", *CHARACTERS)

TableChoice = Table | Literal["any"]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table agrees on. `UNSET` marks a choice that did not exist when the game was recorded; it keeps
    the meaning it had then. New games have every choice decided."""

    seats: int = 2
    mode: Literal["base", "professional"] = "base"
    level: int = 2
    """CT-9; the professional game has no level and ignores it."""
    route: Literal["free", "guided"] = "free"
    """CT-H5: in guided mode the Source lays the route privately, and the rules check it."""
    equal_pauses: bool = False
    family: bool = False
    """CT-H17: the Crew may talk during a round."""
    practice: bool = False
    """CT-H16: one flight before the mission that costs and counts nothing."""
    impossible_guesses: Literal["confirm", "block"] = "confirm"
    """CT-H10."""
    first_source: int = 0
    fifty_fifty: Literal["barrel", "card"] | UnsetType = UNSET
    """CT-H8: whether the first miss of a 50:50 spares the barrel alone, or the signal card too."""
    written_record: bool | UnsetType = UNSET
    """CT-H21: whether signals stay readable; otherwise they are played once and gone."""
    table: TableChoice | UnsetType = UNSET
    """CT-H22: `any` leaves the choice to chance."""
    next_round_s: Literal[10, 20, 40] | UnsetType = UNSET
    """Seconds after which pages go on to the next round by themselves; UNSET means by hand. This is not a
    rule of the game: the log is the same."""


def decided(setup: Setup) -> Setup:
    """Open choices follow the rulebook if it says something, otherwise the stricter option."""
    return replace(
        setup,
        fifty_fifty="barrel" if setup.fifty_fifty is UNSET else setup.fifty_fifty,
        written_record=setup.family if setup.written_record is UNSET else setup.written_record,
        table="strewn" if setup.table is UNSET else setup.table,
    )
