"""Laying a message so that people can read it: tokens on a map of the ship, keys overlapping their
colours, icons beside them in the pattern of the room's tile (SP-10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heliograph.games.space_puzzle.state import COLOURS, ICONS, KEYS
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.codebooks import Frame, Grid
from heliograph.players.space_puzzle.facts import Goal
from heliograph.players.space_puzzle.geometry import HEIGHT, TOKEN, WIDTH, Point, centres, distance

_HALF = TOKEN / 2
_KEY_BELOW = (0.0, 150.0)
"""The key covers the lower half of its colour; both can be seen."""
_TILE = ((-_HALF, -_HALF), (_HALF, -_HALF), (-_HALF, _HALF), (_HALF, _HALF))
"""Where each icon is on a tile (SP-H6)."""
_BESIDE_TILE = -3 * _HALF
_STRIPS = ((550.0, 500.0), (2650.0, 500.0), (550.0, 1500.0), (2650.0, 1500.0))


@dataclass(frozen=True)
class Saying:
    """What a message says about one target."""

    goal: Goal
    colour: bool = False
    key: bool = False
    icons: int | None = None
    """The room's icons, if it is named by them."""
    number: bool = False

    def cost(self) -> int:
        icons = self.icons.bit_count() if self.icons is not None else 0
        return self.colour + self.key + icons + self.number

    def tokens(self) -> tuple[str, ...]:
        key, colour, _, die = self.goal
        icons = [f"r-{ICONS[i]}" for i in range(4) if self.icons is not None and self.icons >> i & 1]
        return (
            *([f"c-{COLOURS[colour]}"] if self.colour else []),
            *([f"k-{KEYS[key]}"] if self.key else []),
            *([f"n-{die}"] if self.number else []),
            *icons,
        )


def lay_out(sayings: Sequence[Saying], frame: Frame, grid: Grid = "square") -> tuple[Laid, ...]:
    """As the Astronauts should see it."""
    where = centres(frame, grid)
    laid: list[Laid] = []
    for saying in sayings:
        if saying.icons is None:
            x, y = where[saying.goal[2]]
            laid.extend(_pile(saying, (float(x), float(y))))
    for saying in sayings:
        if saying.icons is not None:
            x, y = where[saying.goal[2]]
            laid.extend(_beside_tile(saying, _roomiest((float(x), float(y)), laid)))
    return tuple(laid)


def _pile(saying: Saying, at: Point) -> list[Laid]:
    ids = saying.tokens()
    return [put(id, at[0] + _KEY_BELOW[0] * n, at[1] + _KEY_BELOW[1] * n) for n, id in enumerate(ids)]


def _roomiest(own: Point, laid: Sequence[Laid]) -> Point:
    """Its own place on the map if there is room, else the side with the most."""

    def room(at: Point) -> float:
        return min((distance(at, (one.x, one.y)) for one in laid), default=9999.0)

    own = (min(max(own[0], 550.0), WIDTH - 350.0), min(max(own[1], 350.0), HEIGHT - 350.0))
    return own if room(own) > 900 else max(_STRIPS, key=room)


def _beside_tile(saying: Saying, middle: Point) -> list[Laid]:
    heads = [id for id in saying.tokens() if not id.startswith("r-")]
    laid = [
        put(id, middle[0] + _BESIDE_TILE, middle[1] + _KEY_BELOW[1] * (n - (len(heads) - 1) / 2))
        for n, id in enumerate(heads)
    ]
    for index, (dx, dy) in enumerate(_TILE):
        if saying.icons is not None and saying.icons >> index & 1:
            laid.append(put(f"r-{ICONS[index]}", middle[0] + dx, middle[1] + dy))
    return laid


def put(id: str, x: float, y: float, rotation: int = 0) -> Laid:
    """Wholly inside the frame (SP-28)."""
    margin = TOKEN // 2 if rotation % 90 == 0 else 177
    return Laid(
        id,
        round(min(max(x, margin), WIDTH - margin)),
        round(min(max(y, margin), HEIGHT - margin)),
        rotation,
    )
