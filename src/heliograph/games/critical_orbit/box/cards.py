"""The cards of the AI deck (MC-62 to MC-67), each read from a line of text."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from heliograph.games.critical_orbit.box.boards import (
    GridName,
    Job,
)
from heliograph.games.critical_orbit.box.shapes import Shape

_CARD = re.compile(
    r"(\d\d) H(\d) ([LJSZT])([LJSZT])(?: \*([BCM]))? B(\d) ([ABXY]+)\+([ABXY]+) C(\d) (\d)\+(\d)"
)
_ROLES: dict[str, Job] = {"B": "bengaluru", "C": "cologne", "M": "mercury"}


class AiCard(msgspec.Struct, frozen=True):
    """MC-62 to MC-67: for each station the number that forces a die, and its two actions."""

    number: int
    forces: dict[Literal["houston", "bengaluru", "cologne"], int]
    shapes: tuple[Shape, Shape]
    star: Job | None
    grids: tuple[tuple[GridName, ...], tuple[GridName, ...]]
    sizes: tuple[int, int]


def read_card(text: str) -> AiCard:
    found = _CARD.fullmatch(text)
    if found is None:
        raise ValueError(f"cards: {text!r} is not like 01 H4 JZ *M B1 BXY+AX C3 3+3")
    number, h, one, two, star, b, first, second, c, small, large = found.groups()
    return AiCard(
        int(number),
        {"houston": int(h), "bengaluru": int(b), "cologne": int(c)},
        (one, two),  # type: ignore[arg-type]
        _ROLES[star] if star else None,
        (tuple(first), tuple(second)),  # type: ignore[arg-type]
        (int(small), int(large)),
    )
