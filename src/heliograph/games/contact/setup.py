"""What a table agrees on before a mission."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

Character = Literal["clusters", "arms", "void", "rings", "belt"]
CHARACTERS: tuple[Character, ...] = get_args(Character)
Table = Literal["strewn"] | Character
"""How the planets lie: at random over all of the table, or with a character (CT-H22)."""
TABLES: tuple[Table, ...] = ("strewn", *CHARACTERS)

TableChoice = Table | Literal["any"]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A choice that is `UNSET` was not there to be made when the game was recorded: it keeps the meaning it
    had then. New games have all of them decided."""

    seats: int = 2
    mode: Literal["base", "professional"] = "base"
    level: int = 2
    """CT-9; the professional game has no level and ignores it."""
    route: Literal["free", "guided"] = "free"
    """CT-H5: guided has the Source lay the route privately, and the rules check it."""
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
    """CT-H21: signals stay to be looked at; without it they are heard and gone."""
    table: TableChoice | UnsetType = UNSET
    """CT-H22: any is as it comes."""
    next_round_s: Literal[10, 20, 40] | UnsetType = UNSET
    """After so many seconds pages go on to the next round by themselves; without it, by hand. No rule of the
    game: the log is the same."""


def decided(setup: Setup) -> Setup:
    """As the rulebook has it where it says something, and else the stricter way."""
    return replace(
        setup,
        fifty_fifty="barrel" if setup.fifty_fifty is UNSET else setup.fifty_fifty,
        written_record=setup.family if setup.written_record is UNSET else setup.written_record,
        table="strewn" if setup.table is UNSET else setup.table,
    )
