"""A finished game as a picture: its cover, whether it was won, the points, and how many of ten did worse."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np

from heliograph.server.pictures.png import Pixels, read, write
from heliograph.server.pictures.sheet import DIGIT, DOT, DOTS, MARK, MARKS, SHEET, Box

_GOLD, _WHITE, _FAINT = (255, 209, 102), (255, 250, 238), (150, 164, 205)
_LEFT, _GAP, _BOTTOM = 40, 24, 36
_PLAIN = "heliograph"


def draw(game: str, won: bool, figure: int | None, worse: int | None, same: int) -> bytes:
    """`worse` and `same` out of ten others; None: nothing to compare with."""
    picture = _cover(game).copy()
    height, width = picture.shape[:2]
    left, top = _LEFT, height - _BOTTOM - MARK
    _lay(picture, MARKS["won" if won else "lost"], left, top, _GOLD if won else _FAINT)
    left += MARK + _GAP
    for digit in "" if figure is None else str(figure):
        _lay(picture, DIGIT[digit], left, top, _WHITE)
        left += DIGIT[digit].width
    if worse is not None:
        left = width - _LEFT - 10 * DOT
        for place in range(10):
            mark = "full" if place < worse else "half" if place < worse + same else "empty"
            _lay(picture, DOTS[mark], left + place * DOT, height - _BOTTOM - DOT, _GOLD)
    return write(picture)


def _lay(picture: Pixels, box: Box, left: int, top: int, colour: tuple[int, int, int]) -> None:
    """A mark of the sheet, in this colour."""
    ink = _part(SHEET)[box.top : box.top + box.height, box.left : box.left + box.width, None] / 255
    under = picture[top : top + box.height, left : left + box.width]
    under[:] = (under * (1 - ink) + np.array(colour) * ink).astype(np.uint8)


def _cover(game: str) -> Pixels:
    return _part(game if (files(__package__) / f"{game}.png").is_file() else _PLAIN)


@cache
def _part(name: str) -> Pixels:
    return read((files(__package__) / f"{name}.png").read_bytes())
