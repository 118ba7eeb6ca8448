"""The positions of digits and marks on the sheet that is drawn beforehand."""

from __future__ import annotations

from dataclasses import dataclass

SHEET = "marks"
MARK = 120
DOT = 32
_WIDTH = 72


@dataclass(frozen=True, slots=True)
class Box:
    left: int
    top: int
    width: int
    height: int


DIGIT = {digit: Box(place * _WIDTH, 0, _WIDTH, MARK) for place, digit in enumerate("0123456789")}
MARKS = {name: Box(place * MARK, MARK, MARK, MARK) for place, name in enumerate(("won", "lost"))}
DOTS = {
    name: Box(2 * MARK + place * DOT, MARK, DOT, DOT) for place, name in enumerate(("full", "half", "empty"))
}
WIDTH, HEIGHT = 10 * _WIDTH, 2 * MARK
