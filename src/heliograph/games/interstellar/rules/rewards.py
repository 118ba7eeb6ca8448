"""The notation for what spaces, tokens and tracks give: `2F`, `1p`, `RRY`, `refill2`, `leader 2V`."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, get_args

import msgspec

Kind = Literal[
    "fuel",
    "prestige",
    "reputation",
    "scientist",
    "cubes",
    "choose",
    "refill",
    "lowest",
    "leader",
    "other",
    "extra",
    "drill",
    "ars",
    "government-probe",
    "save",
    "build",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
_COUNTED: dict[str, Kind] = {"F": "fuel", "V": "prestige", "p": "reputation", "S": "scientist"}
_WORDS: dict[str, Kind] = {
    "leader": "leader",
    "other": "other",
    "X": "extra",
    "gp": "government-probe",
    "sv": "save",
    "bm": "build",
}


class Gain(msgspec.Struct, frozen=True):
    kind: Kind
    amount: int = 1
    cubes: str = ""
    """The cubes gained, or the ones to choose from."""
    least: int = 0
    most: int = 0
    """How many levels above the Deposit's own a refill may be (L69, L548)."""


@cache
def read_reward(text: str) -> tuple[Gain, ...]:
    """`raise2`: two cubes one level above the Deposit's; `upto3x2`: three cubes, at most two levels above."""
    return tuple(map(_read, text.split()))


def _read(word: str) -> Gain:
    if word in _WORDS:
        return Gain(_WORDS[word])
    if re.fullmatch("[RYGBP]+", word):
        return Gain("cubes", cubes=word)
    if found := re.fullmatch(r"(\d+)([FVpS])", word):
        return Gain(_COUNTED[found[2]], int(found[1]))
    if found := re.fullmatch(r"choose-([RYGBP]+)", word):
        return Gain("choose", cubes=found[1])
    if found := re.fullmatch(r"(refill|lowest|drill|ars)(\d+)", word):
        return Gain(found[1], int(found[2]))  # type: ignore[arg-type]
    if found := re.fullmatch(r"raise(\d+)", word):
        return Gain("refill", int(found[1]), least=1, most=1)
    if found := re.fullmatch(r"upto(\d+)x(\d)", word):
        return Gain("refill", int(found[1]), most=int(found[2]))
    raise ValueError(
        f"{word!r} is no reward; 2F, 1V, 3p, 1S, RRY, choose-RYG, refill2, raise2 and leader are"
    )
