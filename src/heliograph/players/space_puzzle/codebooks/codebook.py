"""The ways to read a message on which reasonable people differ (SP-3): which way up the map is, how large it
is drawn and whether its place counts, what icons beside a token say, and what touching means.
"""

from __future__ import annotations

from itertools import product
from typing import Literal

import msgspec

Frame = Literal["same", "turned", "mirror", "flip", "right", "left", "diagonal", "anti"]
"""As the ship lies; turned by half; left and right exchanged; top and bottom exchanged; a quarter turn to the
right or to the left; mirrored at the diagonal from the top left, or at the other one.
"""
AXES: dict[Frame, tuple[tuple[int, int], tuple[int, int]]] = {
    "same": ((1, 0), (0, 1)),
    "turned": ((-1, 0), (0, -1)),
    "mirror": ((-1, 0), (0, 1)),
    "flip": ((1, 0), (0, -1)),
    "right": ((0, -1), (1, 0)),
    "left": ((0, 1), (-1, 0)),
    "diagonal": ((0, 1), (1, 0)),
    "anti": ((0, -1), (-1, 0)),
}
"""Where a step across and a step down on the ship lead on the surface: the rows of a matrix whose inverse is
its transpose.
"""
Grid = Literal["square", "stretched", "small", "relative", "none"]
"""A square map in the middle; one that fills the surface; a small one; one that may lie anywhere; no map, so
that only tokens that lie together mean anything.
"""
IconsSay = Literal["exact", "at-least"]
Touching = Literal["binds", "swaps"]


SHARP = 0.28


class Codebook(msgspec.Struct, frozen=True):
    frame: Frame = "same"
    grid: Grid = "square"
    icons: IconsSay = "exact"
    touching: Touching = "binds"
    scale: float = 1.0
    """The size of a relative map that always lies in the same place, compared with a square one."""
    across: int = 0
    """How far its middle is to the right of the surface's."""
    down: int = 0
    """How far its middle is below the surface's."""
    eye: float = SHARP
    """How far from its cell's middle a token may typically lie, in cells."""

    @property
    def floats(self) -> bool:
        """Whether the map may lie anywhere in each message."""
        return self.grid == "relative" and (self.scale, self.across, self.down) == (1.0, 0, 0)


FRAMES: dict[Frame, float] = {
    "same": 0.7,
    "turned": 0.12,
    "mirror": 0.05,
    "flip": 0.05,
    "right": 0.03,
    "left": 0.03,
    "diagonal": 0.01,
    "anti": 0.01,
}
"""Everybody sees the same north (SP-H7), but not everybody assumes so."""
SEEN_BY_PEOPLE: dict[Frame, float] = {
    "same": 0.46,
    "turned": 0.16,
    "mirror": 0.09,
    "flip": 0.09,
    "right": 0.07,
    "left": 0.07,
    "diagonal": 0.03,
    "anti": 0.03,
}
"""Players who imagine the AI across the table, or beside it, turn the map; those who imagine looking through
it mirror it.
"""
FILLED_BY_PEOPLE = 0.2
"""How many people draw a map that fills the surface."""
UPRIGHT: tuple[Frame, ...] = ("same", "turned", "mirror", "flip")
"""The frames in which a row stays a row."""
GRIDS: dict[Grid, float] = {"square": 0.62, "stretched": 0.18, "small": 0.04, "relative": 0.1, "none": 0.06}
ABSOLUTE: tuple[Grid, ...] = ("square", "stretched", "small")
ICONS_SAY: dict[IconsSay, float] = {"exact": 0.85, "at-least": 0.15}
TOUCHING: dict[Touching, float] = {"binds": 0.92, "swaps": 0.08}
_ASIDE = 315
ELSEWHERE: tuple[tuple[float, int, int], ...] = (
    *((scale, 0, 0) for scale in (0.5, 0.8, 1.25)),
    *((0.85, x * _ASIDE, y * _ASIDE) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)),
)
"""Scale and place of maps that are not drawn in the middle."""

_STRETCHED = 0.25

USUAL = Codebook()


def maps() -> dict[tuple[Frame, Grid], float]:
    """Every map, with its probability before any message. A map with rows for columns is usually square."""
    found: dict[tuple[Frame, Grid], float] = {
        (frame, grid): FRAMES[frame] * share
        for frame, (grid, share) in product(UPRIGHT, GRIDS.items())
        if grid != "none"
    }
    found["same", "none"] = GRIDS["none"]
    for frame in (frame for frame in FRAMES if frame not in UPRIGHT):
        found[frame, "square"] = (1 - _STRETCHED) * FRAMES[frame]
        found[frame, "stretched"] = _STRETCHED * FRAMES[frame]
    return found
