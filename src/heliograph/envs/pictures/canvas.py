"""A small canvas. Labels are ids: Pillow's own font has no other letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 640, 480
NIGHT, LINE, INK, DIM, BRIGHT = "#0b1020", "#3a4668", "#e8ecf8", "#8a95b8", "#ffd24a"
ALARM, CALM = "#ff7a59", "#58c4a7"
PAINT = {
    "red": "#e0524d",
    "blue": "#4d8ce0",
    "green": "#4fb06a",
    "yellow": "#e0b93f",
    "white": "#e8ecf8",
    "black": "#596080",
}
"""The names of coloured things; each also has its letter."""

Picture = NDArray[np.uint8]


class Canvas:
    def __init__(self) -> None:
        self._image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
        self._draw = ImageDraw.Draw(self._image)

    def line(self, *points: tuple[float, float], fill: str = LINE, width: int = 1) -> None:
        self._draw.line(points, fill, width)

    def circle(self, x: float, y: float, radius: float, fill: str | None = None, outline: str = LINE) -> None:
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill, outline, 2)

    def box(
        self, x: float, y: float, w: float, h: float, fill: str | None = None, outline: str = LINE
    ) -> None:
        self._draw.rectangle((x, y, x + w, y + h), fill, outline)

    def polygon(self, points: Sequence[tuple[float, float]], fill: str | None, outline: str = INK) -> None:
        self._draw.polygon(points, fill, outline)

    def text(
        self, x: float, y: float, words: Any, *, fill: str = INK, size: int = 13, mid: bool = False
    ) -> None:
        """Placed by its upper left corner, or by its middle."""
        plain = str(words).encode("ascii", "replace").decode()
        self._draw.text((x, y), plain, fill, font(size), anchor="mm" if mid else "la")

    def lines(self, x: float, y: float, words: Sequence[Any], *, fill: str = INK, size: int = 13) -> None:
        for place, one in enumerate(words):
            self.text(x, y + place * (size + 5), one, fill=fill, size=size)

    def picture(self) -> Picture:
        return np.asarray(self._image, np.uint8).copy()


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)
