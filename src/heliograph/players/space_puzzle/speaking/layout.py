"""Laying a message so that people can read it: tokens on a map of the ship, keys overlapping their colours,
icons beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from heliograph.games.space_puzzle.state import COLOURS, ICONS, KEYS
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.codebooks.codebook import Codebook
from heliograph.players.space_puzzle.table.numbers import Goal
from heliograph.players.space_puzzle.table.surface import (
    DIAL_STEP,
    HEIGHT,
    PITCH,
    TOKEN,
    WIDTH,
    Point,
    centres,
    distance,
)

_PILE = ((0.0, 0.0), (0.0, 150.0), (150.0, 60.0))
"""The key covers the lower half of its colour, with a number at their side; all are visible and touch."""
_BESIDE = {
    1: ((215.0, 75.0),),
    2: ((205.0, -40.0), (205.0, 190.0)),
    3: ((205.0, -40.0), (205.0, 190.0), (435.0, 75.0)),
    4: ((205.0, -40.0), (205.0, 190.0), (435.0, -40.0), (435.0, 190.0)),
}
"""Icons beside their colour, by number: people who read only what touches must see them touch."""
_ROUND = ((0.0, -190.0), (0.0, 190.0), (-190.0, 0.0), (190.0, 0.0))
_CENTRE = np.array([WIDTH / 2, HEIGHT / 2])
_OUTWARD = 0.2 * PITCH
"""How far outer rooms are moved outwards: people often read a token one room too far inwards, but never place
it outside the map.
"""
_DIAL_START = 200.0
_STRIPS = ((300.0, 500.0), (2300.0, 500.0), (300.0, 1400.0), (2300.0, 1400.0))


@dataclass(frozen=True)
class Saying:
    """What a message says about one target."""

    goal: Goal
    colour: bool = False
    key: bool = False
    icons: int | None = None
    """The room's icons, if they name it."""
    number: bool = False
    """Whether the die is given."""
    count: int | None = None
    """The number of icons in the room, if that names it."""

    @property
    def names_room(self) -> bool:
        return self.icons is not None or self.count is not None

    def cost(self, *, arrow: bool = False) -> int:
        return len(self.tokens(arrow=arrow))

    def tokens(self, *, arrow: bool = False) -> tuple[str, ...]:
        """In a row, an arrow stands for the room without icons."""
        key, colour, _, die = self.goal
        icons = [f"r-{ICONS[i]}" for i in range(4) if self.icons is not None and self.icons >> i & 1]
        return (
            *([f"c-{COLOURS[colour]}"] if self.colour else []),
            *([f"k-{KEYS[key]}"] if self.key else []),
            *([f"n-{die}"] if self.number else []),
            *([f"n-{self.count}"] if self.count is not None else []),
            *(["arrow"] if arrow and self.icons == 0 else []),
            *icons,
        )


def lay_out(sayings: Sequence[Saying], book: Codebook) -> tuple[Laid, ...]:
    """The message as the Astronauts should see it. If the map's place does not count, its used part is
    centred."""
    where = centres(book.frame, book.grid)
    if book.grid == "square":
        where = where + _OUTWARD * np.sign(where - _CENTRE) * (np.abs(where - _CENTRE) > PITCH)
    if book.grid == "relative":
        used = where[[saying.goal[2] for saying in sayings]]
        where = where + np.array([WIDTH / 2, HEIGHT / 2]) - (used.min(axis=0) + used.max(axis=0)) / 2
    laid: list[Laid] = []
    for saying in sayings:
        if saying.icons is None:
            x, y = where[saying.goal[2]]
            laid.extend(_pile(saying, (float(x), float(y))))
    for saying in sayings:
        if saying.icons is not None:
            x, y = where[saying.goal[2]]
            laid.extend(_beside(saying, _roomiest((float(x), float(y)), laid)))
    return tuple(laid)


def lay_row(sayings: Sequence[Saying], *, arrow: bool) -> tuple[Laid, ...]:
    """SR-LINE and SR-HEAP: one after the other."""
    ids = [id for saying in sayings for id in saying.tokens(arrow=arrow)]
    return tuple(Laid(id, 300 * (index + 1), HEIGHT // 2) for index, id in enumerate(ids))


def lay_dial(goals: Sequence[Goal]) -> tuple[Laid, ...]:
    """The die at the left, each colour in a row of its own, one step to the right per pip."""
    first, step = 400.0, 400.0
    rows = [
        put(f"c-{COLOURS[colour]}", _DIAL_START + die * DIAL_STEP, first + step * index)
        for index, (_, colour, _, die) in enumerate(goals)
    ]
    return (put("die", _DIAL_START, HEIGHT / 2), *rows)


def lay_verdicts(right: Sequence[int], wrong: Sequence[int]) -> tuple[Laid, ...]:
    """Keys around the ✓ and keys around the ✗."""
    laid: list[Laid] = []
    for sign, keys, x in (("ok", right, WIDTH / 4), ("no", wrong, 3 * WIDTH / 4)):
        if keys:
            laid.append(put(sign, x, HEIGHT / 2))
        for key, (dx, dy) in zip(keys, _ROUND, strict=False):
            laid.append(put(f"k-{KEYS[key]}", x + dx, HEIGHT / 2 + dy))
    return tuple(laid)


def lay_aside(laid: Sequence[Laid], others: Sequence[str], count: int) -> tuple[Laid, ...]:
    """`count` tokens, the extra ones along the lower edge."""
    needed = others[: max(0, count - len(laid))]
    return (*laid[: max(count, 1)], *(put(id, 150.0 + 270.0 * n, HEIGHT) for n, id in enumerate(needed)))


def _pile(saying: Saying, at: Point) -> list[Laid]:
    return [put(id, at[0] + dx, at[1] + dy) for id, (dx, dy) in zip(saying.tokens(), _PILE, strict=False)]


def _roomiest(own: Point, laid: Sequence[Laid]) -> Point:
    """Its place on the map if there is room, otherwise the side with the most room."""

    def room(at: Point) -> float:
        return min((distance(at, (one.x, one.y)) for one in laid), default=9999.0)

    own = (min(max(own[0], 150.0), WIDTH - 600.0), min(max(own[1], 200.0), HEIGHT - 350.0))
    return own if room(own) > 900 else max(_STRIPS, key=room)


def _beside(saying: Saying, at: Point) -> list[Laid]:
    heads = [id for id in saying.tokens() if not id.startswith("r-")]
    icons = [id for id in saying.tokens() if id.startswith("r-")]
    laid = [put(id, at[0] + dx, at[1] + dy) for id, (dx, dy) in zip(heads, _PILE, strict=False)]
    places = _BESIDE.get(len(icons), ())
    return [*laid, *(put(id, at[0] + dx, at[1] + dy) for id, (dx, dy) in zip(icons, places, strict=True))]


def put(id: str, x: float, y: float, rotation: int = 0) -> Laid:
    """The token, moved inside the frame (SP-28)."""
    margin = TOKEN // 2 if rotation % 90 == 0 else 177
    return Laid(
        id,
        round(min(max(x, margin), WIDTH - margin)),
        round(min(max(y, margin), HEIGHT - margin)),
        rotation,
    )
