"""Matrices of percentages as a picture: a square for each cell, its share filled, its figure in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

Matrix = Mapping[str, Mapping[str, float]]

_CELL, _LABEL, _HEAD, _GAP = 58, 130, 100, 40


def draw(matrices: Mapping[str, Matrix], roles: tuple[str, str]) -> str:
    """Rows are in the first role, columns in the second."""
    first = next(iter(matrices.values()))
    wide, high = _CELL * len(_columns(first)), _CELL * len(first)
    width = (_LABEL + wide + _GAP) * len(matrices) + _GAP
    parts = [
        part for at, (title, matrix) in enumerate(matrices.items()) for part in _one(at, title, matrix, roles)
    ]
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {_HEAD + high + _GAP}" '
        f'font-family="system-ui, sans-serif" font-size="13">\n'
        f'<rect width="100%" height="100%" fill="#fff"/>\n{body}\n</svg>\n'
    )


def _one(at: int, title: str, matrix: Matrix, roles: tuple[str, str]) -> Iterator[str]:
    columns, corner = _columns(matrix), escape(f"{roles[0]} ↓ {roles[1]} →")
    left = at * (_LABEL + _CELL * len(columns) + _GAP) + _LABEL
    yield f'<text x="{left}" y="22" font-size="17" font-weight="600">{escape(title)}</text>'
    yield f'<text x="{left - 8}" y="{_HEAD - 8}" text-anchor="end" fill="#555">{corner}</text>'
    for column, crew in enumerate(columns):
        x = left + _CELL * column + _CELL / 2
        yield f'<text transform="translate({x},{_HEAD - 8}) rotate(-38)">{escape(crew)}</text>'
    for row, ai in enumerate(matrix):
        y = _HEAD + _CELL * row
        yield f'<text x="{left - 8}" y="{y + _CELL / 2 + 5}" text-anchor="end">{escape(ai)}</text>'
        for column, crew in enumerate(columns):
            yield from _cell(left + _CELL * column, y, matrix[ai][crew])


def _columns(matrix: Matrix) -> list[str]:
    return list(next(iter(matrix.values())))


def _cell(x: float, y: float, percent: float) -> Iterator[str]:
    """The filled height says the same as the figure, so that colour is not needed."""
    room = _CELL - 4
    height = room * percent / 100
    top = y + 2 + room - height
    yield f'<rect x="{x + 2}" y="{y + 2}" width="{room}" height="{room}" fill="#eef1f8"/>'
    yield f'<rect x="{x + 2}" y="{top:.1f}" width="{room}" height="{height:.1f}" fill="#f6c667"/>'
    yield f'<text x="{x + _CELL / 2}" y="{y + _CELL / 2 + 5}" text-anchor="middle">{percent:.0f}</text>'
